### La prima partita guidata di Monoliths; le chiavi vengono da lessons/data/monoliths.yaml. Al massimo 40 parole ciascuna.

lesson-monoliths-tired = Gli alleati si stancano
lesson-monoliths-tired-goal = Difenditi dal monolite e colpisci il portale.
lesson-monoliths-tired-same = Molto è come in Skytear Horde: difendi il castello in sei corsie, colpisci il portale dove non ci sono mostri, batti l'outsider. Se non lo conosci, fai prima la lezione di Horde.
lesson-monoliths-tired-monolith = L'orda di questa scatola è fatta di monoliti. Colpiscono poco: rendono più forti i servitori. Guarda la carta per vedere come.
lesson-monoliths-tired-move = La Guardia di Primavera ha 4 di attacco: qui è sprecata. Spostala. La differenza: muoversi ora esaurisce l'alleato, quindi ognuno si muove una volta per turno.
lesson-monoliths-tired-move-no = Prima porta la Guardia di Primavera via dal monolite.
lesson-monoliths-tired-where = In una corsia senza mostri. Poi è stanca, ma nel combattimento colpirà lo stesso.
lesson-monoliths-tired-where-no = Qualsiasi corsia tranne la 6: lì il monolite sta per chiamare servitori.
lesson-monoliths-tired-guard = I Piazzatrappole costano 2 e bastano per un monolite. Giocali.
lesson-monoliths-tired-guard-no = Qualcuno deve ingaggiare il monolite: gioca i Piazzatrappole.
lesson-monoliths-tired-there = Davanti al monolite, nella corsia 1.
lesson-monoliths-tired-there-no = Servono nella corsia 1.
lesson-monoliths-tired-draw = Ora ogni castello può pescare una carta per 1 mana, al posto della sua abilità. Te ne resta 1: pesca.
lesson-monoliths-tired-draw-no = Una carta per l'ultimo mana è un affare: fai pescare il castello.
lesson-monoliths-tired-ready = Tutto fatto. La riga sotto le corsie dice che cosa si prevede.
lesson-monoliths-tired-ready-no = Hai fatto tutto il necessario. Di' che hai finito.
lesson-monoliths-tired-react = Si scopre la sventura: qui dà armatura al portale. Senza una carta con il fulmine puoi solo andare avanti.
lesson-monoliths-tired-end = Il portale ha perso 2 di salute. E il monolite ha chiamato servitori: sono entrati in una corsia, hanno colpito il castello e sono andati nella retrovia.

lesson-monoliths-thieves = Altri ladri
lesson-monoliths-thieves-goal = Impedisci agli Onikai di rubare.
lesson-monoliths-thieves-back = Ora ogni mostro nella retrovia ruba, e tante carte quanto è il suo attacco. Se lo indebolisci, ne ruba meno.
lesson-monoliths-thieves-engage = Anche ingaggiare esaurisce l'alleato, e il mostro viene nella sua corsia. La Guardia di Primavera è pronta: ingaggia gli Onikai.
lesson-monoliths-thieves-engage-no = Gli Onikai hanno 3 di attacco e ruberebbero 3 carte. Ingaggiali.
lesson-monoliths-thieves-ready = Una carta la ruberanno comunque gli Yetnar. Di' che hai finito.
lesson-monoliths-thieves-ready-no = La Guardia di Primavera è stanca; non c'è altro da fare. Si combatte.
lesson-monoliths-thieves-reward = Battuti. Anche i servitori danno una carta quando sono distrutti.
lesson-monoliths-thieves-end = Una carta invece di quattro. Da 4 di attacco in su i servitori travolgono: ciò che è troppo per un alleato prosegue verso il castello.

lesson-monoliths-taunt = L'ululato
lesson-monoliths-taunt-goal = Guarda come un mostro con Provocazione chiama un alleato.
lesson-monoliths-taunt-howl = Il Monolite Ululante ha Provocazione. In questa edizione non devi pensarci tu: quando finiscono le tue azioni, chiama l'alleato più vicino.
lesson-monoliths-taunt-ready = La Guardia di Primavera nella corsia 1 è più vicina dei Piazzatrappole nella corsia 6. Di' che hai finito e guarda.
lesson-monoliths-taunt-ready-no = Lasciali dove sono e di' che hai finito.
lesson-monoliths-taunt-reward = Chiamata dalla corsia 1 alla 3, e il monolite è distrutto. Puoi pescare la tua carta.
lesson-monoliths-taunt-end = La Provocazione può rovinare un colpo al portale. Metti un alleato debole vicino al mostro, e quello forte resta libero.

lesson-monoliths-portal = Quattro portali
lesson-monoliths-portal-goal = Rompi il primo portale.
lesson-monoliths-portal-stages = I portali sono quattro, uno dopo l'altro, con ondate sempre più grandi. Quando il primo si rompe, viene chiamato l'outsider. Per vincere bisogna sempre batterlo; i portali successivi danno premi.
lesson-monoliths-portal-strike = Al portale restano 2 di salute e la Guardia di Primavera non è ingaggiata. Di' che hai finito.
lesson-monoliths-portal-strike-no = Resta dove sei: il portale sta per rompersi.
lesson-monoliths-portal-first = Si rompe e risponde: Sostieni 2. Scegli tu quali servitori prendono un segnalino salute. Distribuiscili, o diventano troppo forti.
lesson-monoliths-portal-second = E il secondo, su altri servitori.
lesson-monoliths-portal-end = Ecco il portale successivo, ed è arrivato l'outsider: il Cerchio Cremisi. Ha armatura, quindi lo danneggiano solo i colpi forti. Battilo per vincere.

lesson-monoliths-game = Una partita intera
lesson-monoliths-game-goal = Batti il Cerchio Cremisi al livello più facile.
lesson-monoliths-game-start = Livello 1, l'outsider più mite. Difendi, rompi il portale, batti il Cerchio Cremisi. Torna indietro quando vuoi; parlerò solo se c'è qualcosa di nuovo.
lesson-monoliths-game-mulligan = La tua prima mano. Rimetti nel mazzo le carte che non potrai pagare presto; ne peschi altrettante. All'inizio servono alleati.
lesson-monoliths-game-alliance = Le tue azioni. Ricorda che muoversi e ingaggiare esauriscono un alleato: decidi per ognuno se difende, ingaggia o colpisce il portale.
lesson-monoliths-game-reactions = La carta sventura è nota. Ora si possono usare solo carte e abilità con il fulmine.
lesson-monoliths-game-reinforce = Sostieni: scegli tu quali servitori crescono. Meglio quelli che puoi ingaggiare presto, o i deboli.
lesson-monoliths-game-taunted = Due alleati sono ugualmente vicini a un mostro che provoca: scegli tu chi va.
lesson-monoliths-game-monster-down = Il tuo primo mostro distrutto ti dà una carta. Combattere è il modo principale di pescare.
lesson-monoliths-game-ally-down = È caduto il tuo primo alleato. I danni restano: curali, o manda alleati freschi.
lesson-monoliths-game-castle-hurt = Il castello è stato colpito. Ha 20 di salute: qualche danno è un prezzo giusto per un attacco forte.
lesson-monoliths-game-pillaged = La tua prima carta rubata. Con il mazzo vuoto perdi: ingaggia chi sta nella retrovia.
lesson-monoliths-game-opened = Si è aperto un portale: ti dà mana all'inizio di ogni turno, e di più a ogni stadio. Crescono anche le ondate.
lesson-monoliths-game-called = L'outsider è chiamato e arriva nel prossimo turno. Tieni pronti gli alleati più forti.
lesson-monoliths-game-vanquished = L'outsider è caduto. Resisti fino alla fine di questo turno e la partita è vinta.
