### La prima partita guidata di Sky Painters; le chiavi vengono da lessons/data/painters.yaml. Al massimo 40 parole ciascuna.

lesson-painters-dice = Un dado per ogni colore
lesson-painters-dice-goal = Completa la tua prima carta.
lesson-painters-dice-sky = Dipingiamo cieli, e ogni carta è un pezzo del tuo. Alba chiede un 4 blu e un 3 bianco. Dalle i due dadi e il quadro è finito.
lesson-painters-dice-pool = Tutti prendono i dadi da questa riserva: quello che prendi tu, gli altri non l'hanno più. I dadi grigi valgono per ogni colore.
lesson-painters-dice-blue = Un dado può essere più alto del suo simbolo: viene abbassato e la differenza è tua in macchie. Prendi il 6 blu.
lesson-painters-dice-blue-no = Ogni turno ha un'azione principale, e questa volta è il 6 blu. Prendi quello.
lesson-painters-dice-blue-done = 6 è 2 più di 4, quindi hai avuto 2 macchie. Le macchie sono colore e denaro: presto le spenderai.
lesson-painters-dice-rest = Dopo l'azione principale puoi spendere macchie. Per ora tienile e termina il turno.
lesson-painters-dice-rest-no = Non ancora: tieni le macchie e termina il turno.
lesson-painters-dice-white = L'altro pittore ha finito, tocca di nuovo a te. Il 5 bianco completa Alba.
lesson-painters-dice-white-no = Sarebbe possibile. Ma il 5 bianco completa la tua carta adesso: prendilo.
lesson-painters-dice-end = Alba è finita: è diventata blu, ha reso 5 macchie e i suoi dadi sono tornati nella riserva. A fine turno tieni al massimo 6 macchie.

lesson-painters-paint = Le macchie sono colore
lesson-painters-paint-goal = Completa il Sole con dadi troppo bassi.
lesson-painters-paint-why = I dadi sono di rado quelli giusti. Per questo hai le macchie: una macchia alza di un punto un tuo dado.
lesson-painters-paint-low = Il Sole vuole un 3 giallo. L'unico dado giallo mostra 1. Prendilo lo stesso: aspetta sotto il suo simbolo.
lesson-painters-paint-low-no = Prendi l'1 giallo: al Sole manca un dado giallo.
lesson-painters-paint-blue = Ora dipingi. Il dado blu deve salire da 3 a 5: sono 2 macchie.
lesson-painters-paint-blue-no = Porta il dado blu fino a 5: 2 macchie.
lesson-painters-paint-yellow = Anche al giallo mancano 2 punti.
lesson-painters-paint-yellow-no = Dipingi il dado giallo fino a 3; le macchie ti bastano.
lesson-painters-paint-end = Quattro macchie spese, cinque guadagnate: finire carte paga le prossime. Ma il cuore alato del Sole non ha dato nulla. Perché? Nel prossimo capitolo.

lesson-painters-leader = Il leader e la speranza
lesson-painters-leader-goal = Prendi il leader, poi fai rendere un cuore.
lesson-painters-leader-hearts = La speranza compra le cose migliori. La danno i cuori alati, ma solo al leader, e di leader ce n'è uno per tutti. Ora lo ha il tuo rivale.
lesson-painters-leader-red = Razzo mostra la corona del leader e gli manca un 5 rosso. Prendi il 6 rosso e finiscilo.
lesson-painters-leader-red-no = Prima il leader: il 6 rosso finisce Razzo.
lesson-painters-leader-red-done = Il leader è tuo finché qualcuno non finisce un'altra carta così. E hai 7 macchie da usare subito.
lesson-painters-leader-another = Una volta per turno puoi comprare un altro dado per quanto mostra. Gazza ha un cuore e le manca un 3 nero: compra quel dado.
lesson-painters-leader-another-no = Compra il 3 nero finché hai il leader: il cuore di Gazza renderebbe.
lesson-painters-leader-end = Si sommano i cuori di tutte le tue carte finite: 4 e 5. La metà, arrotondata per difetto, dà 4 speranze. Più cuori, più speranza ogni volta.

lesson-painters-grow = Un cielo più grande
lesson-painters-grow-goal = Prendi una carta e fai incontrare due metà.
lesson-painters-grow-offer = Una carta sola non basta. Anche prendere una carta dall'offerta è un'azione principale, ed è gratis.
lesson-painters-grow-take = Lanterna finisce a destra con mezzo cerchio di luce. Il Sole ha l'altra metà a sinistra. Prendi il Sole.
lesson-painters-grow-take-no = Belle anche quelle. Per questo capitolo prendi il Sole: il suo mezzo cerchio combacia.
lesson-painters-grow-place = Una carta sta accanto alle tue, mai solo per un angolo, e una metà non può toccare altro. Metti il Sole a destra di Lanterna.
lesson-painters-grow-place-no = È permesso. Ma a destra di Lanterna le due metà fanno un cerchio.
lesson-painters-grow-circle = Quando le due carte di un cerchio sono finite, puoi prendere una di queste aureole. La prima è gratis.
lesson-painters-grow-end = Le nuvole intere e le mezze nuvole unite danno gettoni nuvola: pagandone uno, un dado va su un simbolo di un altro colore.

lesson-painters-win = Come si vince
lesson-painters-win-goal = Vinci con la quinta tessera.
lesson-painters-win-ways = Tre modi di vincere. Cinque tessere e il leader: subito. Nove carte finite in un quadrato e il leader: subito. Altrimenti vince chi ha più punti quando il mazzo è vuoto.
lesson-painters-win-main = Hai quattro tessere e il leader. Prima l'azione principale: prendi una macchia.
lesson-painters-win-main-no = Prendi la macchia; quello che conta viene dopo.
lesson-painters-win-tile = Ora compra una tessera. Costa ciò che porta stampato più il suo posto; più a destra costa meno. Sky Fugaz è tua per 3 macchie e 11 speranze.
lesson-painters-win-tile-no = Potresti. Ma con la quinta tessera vinci la partita: prendi Sky Fugaz.
lesson-painters-win-end = Cinque tessere e il leader a fine turno: hai vinto. Ogni tessera ha anche un potere; guardane una per leggerlo.

lesson-painters-game = Una partita intera
lesson-painters-game-goal = Gioca una partita contro un bot facile.
lesson-painters-game-start = Ora è tutto tuo. Finisci carte, guarda chi ha il leader e torna indietro quando vuoi. Parlerò solo se c'è qualcosa di nuovo.
lesson-painters-game-first-turn = Un'azione principale: un dado, una carta, una nuvola o una macchia. All'inizio servono dadi per la prima carta e una seconda carta.
lesson-painters-game-more = Ora gli extra, se vuoi: compra un altro dado, dipingi o compra tessere. Poi termina il turno.
lesson-painters-game-waits = Il tuo primo dado basso. Aspetta sotto il simbolo finché non lo alzi col colore.
lesson-painters-game-completed = La tua prima carta finita. Rende le sue macchie, e i suoi dadi tornano nella riserva per tutti.
lesson-painters-game-silent = Questo cuore ha taciuto, perché non hai il leader. Conta comunque per i cuori futuri.
lesson-painters-game-hope = La tua prima speranza. Conservala per le tessere: con cinque si vince.
lesson-painters-game-lost-leader = Il leader ha cambiato mano. Finisci una carta con la corona per riaverlo.
lesson-painters-game-discarded = Le macchie oltre le 6 si perdono a fine turno. Spendile prima.
lesson-painters-game-place = La tua prima carta nuova. Le metà devono incontrare l'altra metà, e accanto a un bordo di notte o d'erba non può stare nulla.
lesson-painters-game-symbol = Il dado va bene per più simboli. I dadi più alti rendono la differenza, i più bassi chiedono colore.
lesson-painters-game-halo = Il tuo primo cerchio. Prendi un'aureola che ti serve adesso; ognuna rende la prossima più cara per tutti.
lesson-painters-game-tile = Il tuo rivale ha una tessera. Con cinque e il leader vince: tieni il conto.
lesson-painters-game-critical = Il mazzo è vuoto: da ora chi ha il leader all'inizio e alla fine del proprio turno chiude la partita. Conta i punti.
