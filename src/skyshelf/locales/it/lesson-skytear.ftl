### La prima partita guidata di Skytear; le chiavi vengono da lessons/data/skytear.yaml. Al massimo 40 parole ciascuna.

lesson-skytear-hero = Un eroe in azione
lesson-skytear-hero-goal = Porta Yami da Sakoshi e attacca.
lesson-skytear-hero-map = Due squadre di eroi si contendono una corsia. Da una parte della mappa ci sono i tuoi eroi, dall'altra quelli del rivale. Yami è tua, Sakoshi no.
lesson-skytear-hero-points = Le parti si alternano, un eroe alla volta. Un eroe attivato ha 3 Punti Azione, e ogni azione si può usare una volta.
lesson-skytear-hero-move = Yami combatte in mischia: deve stare accanto al bersaglio. Prima muoviti.
lesson-skytear-hero-move-no = Sakoshi è troppo lontano per questo. Scegli Movimento.
lesson-skytear-hero-where = Fino a 3 esagoni, girando intorno a ciò che blocca la strada. Vai in un esagono accanto a Sakoshi.
lesson-skytear-hero-where-no = Da lì Yami non arriverebbe a Sakoshi. Scegli un esagono accanto a Sakoshi.
lesson-skytear-hero-attack = Ora attacca. Il suo valore di attacco è 4, e si aggiunge una carta girata dal tuo mazzo.
lesson-skytear-hero-attack-no = I punti per quello li hai, ma prima attacca.
lesson-skytear-hero-flip = La carta girata valeva 1: 4 più 1 fa 5 danni. Sakoshi non ha armatura, quindi perde 5 PV.
lesson-skytear-hero-end = Restava un punto. La Schermaglia, due piccoli passi e un colpo leggero, è spesso una buona terza azione.

lesson-skytear-card = Carte potere
lesson-skytear-card-goal = Gioca una carta e colpisci più forte.
lesson-skytear-card-mana = Le carte costano mana, non Punti Azione. Ogni eroe ha tanto mana quanto il numero del turno: ora 1, poi di più.
lesson-skytear-card-play = Furto di Vita costa 1: più attacco, e cura quando colpisci. Yami ha perso PV, quindi giocala prima dell'attacco.
lesson-skytear-card-play-no = Prima la carta: rende l'attacco più forte.
lesson-skytear-card-attack = Ora attacca con 2 in più.
lesson-skytear-card-attack-no = La carta aspetta un attacco: colpisci Sakoshi.
lesson-skytear-card-end = 7 danni, e Yami ne recupera la metà in PV. Le carte giocate restano sull'eroe fino alla fine del turno; poi torna tutto il mana.

lesson-skytear-react = Reazioni
lesson-skytear-react-goal = Salva Gulbjarn con una reazione.
lesson-skytear-react-danger = Sakoshi dichiara un attacco contro Gulbjarn. Non succede ancora nulla: ciò che è dichiarato aspetta sulla Pila, e tu puoi rispondere. Gli restano solo 3 PV.
lesson-skytear-react-play = Salvaguardia è una reazione: 2 di armatura in più. L'ultima cosa arrivata si risolve per prima, quindi l'avrà prima che la freccia parta. Giocala.
lesson-skytear-react-play-no = Allora Gulbjarn sarebbe sconfitto. Gioca Salvaguardia.
lesson-skytear-react-end = 4 danni meno 3 di armatura: ha perso 1 PV e resta in piedi. Un eroe sconfitto torna in un turno successivo, e il tuo rivale pescherebbe due carte.

lesson-skytear-lane = Di chi è la corsia
lesson-skytear-lane-goal = Vinci la corsia con abbastanza margine da distruggere la Torre.
lesson-skytear-lane-token = Gli eroi sono solo il mezzo. Dopo che tutti hanno agito arriva la Fase Servitori, che decide chi vince la corsia. Al suo centro sta il segnalino controllo.
lesson-skytear-lane-count = Chiunque veda il segnalino entro 3 esagoni conta 1: eroi e servitori allo stesso modo. Non devi contare tu, ci pensa il tavolo. Se la fase arrivasse ora:
lesson-skytear-lane-margin = La differenza diventa danni: prima cadono i servitori nemici, poi soffre la Torre, se è vicina al segnalino. E il segnalino avanza di altrettanto. Un margine di 1 non basta.
lesson-skytear-lane-lead = Allora guida: metti una carta a faccia in giù sotto un eroe vicino al segnalino. Il suo costo di mana si aggiunge al tuo Controllo. Scegli Guida.
lesson-skytear-lane-lead-no = Attaccare ora non aiuta nella corsia. Scegli Guida.
lesson-skytear-lane-which = Pugno del Drago costa 2, Furto di Vita solo 1. Prendi Pugno del Drago.
lesson-skytear-lane-which-no = La Torre ha 2 PV e davanti c'è un servitore: ti serve un margine di 3. Pugno del Drago aggiunge 2.
lesson-skytear-lane-finish = La previsione è cambiata. Termina l'attivazione, e arriva la Fase Servitori:
lesson-skytear-lane-finish-no = È tutto pronto: termina l'attivazione.
lesson-skytear-lane-use = La carta Guida è rivelata. Ne conta una per parte: falla contare.
lesson-skytear-lane-use-no = Senza, la Torre resterebbe in piedi. Falla contare.
lesson-skytear-lane-end = La Torre è caduta: sulla mappa piccola hai vinto. Su quella normale la sua caduta apre la strada verso il Nexus.

lesson-skytear-worship = Il gioco completo
lesson-skytear-worship-goal = Marchia un nemico e approfittane.
lesson-skytear-worship-full = La mappa normale ha due corsie, tra loro una Cupola con un mostro, e dietro le Torri un Nexus: distruggilo e vinci. Le carte vittoria sono altre strade.
lesson-skytear-worship-skills = Nelle regole complete ogni eroe ha abilità, e le carte richiedono le rune dell'eroe che le gioca. Guarda Sakoshi per leggerne due.
lesson-skytear-worship-worship = L'Adorazione, la quinta azione, risveglia le abilità; ogni fazione ha la sua. I Kurumo marchiano un nemico. Usala.
lesson-skytear-worship-worship-no = Prima marchia Gulbjarn: Adorazione.
lesson-skytear-worship-step = L'Adorazione ha attivato anche Passo di Fumo: due passi gratis. Sakoshi tira fino a tre esagoni, quindi resta abbastanza vicino.
lesson-skytear-worship-step-no = È troppo lontano per il tiro. Scegli un esagono più vicino a Gulbjarn.
lesson-skytear-worship-attack = Preda Designata: 2 di attacco in più contro chi è marchiato. Tira.
lesson-skytear-worship-attack-no = Gulbjarn è marchiato: attaccalo ora.
lesson-skytear-worship-end = 3 di Sakoshi, 2 per il marchio, 1 per la carta, meno 1 di armatura: 5. Le altre fazioni mutano forma, innalzano pilastri o mandano illusioni.

lesson-skytear-game = Una partita intera
lesson-skytear-game-goal = Vinci sulla mappa piccola contro un bot facile.
lesson-skytear-game-start = Una corsia, due eroi per parte, regole semplici. Distruggi la Torre nemica, oppure fai in modo che dopo il turno 5 il segnalino sia nella metà nemica. Parlerò solo quando c'è una novità.
lesson-skytear-game-place = Schiera i tuoi eroi. Gli esagoni di partenza si somigliano; puoi lasciar fare al tavolo.
lesson-skytear-game-activate = Quale eroe agisce? Chi agisce per ultimo sa di più; chi agisce per primo colpisce per primo.
lesson-skytear-game-act = 3 punti: muoviti verso il segnalino, attacca chi è a portata, guida se vuoi la corsia. Le carte costano solo mana.
lesson-skytear-game-mulligan = La tua prima mano. Puoi cambiare carte; tieni quelle economiche, perché il mana comincia da 1.
lesson-skytear-game-respond = Il rivale ha dichiarato qualcosa. Se non hai una buona reazione, passa; puoi anche passare fino alla fine dell'attivazione.
lesson-skytear-game-skirmish = Schermaglia: fino a due passi e un piccolo colpo, in qualsiasi ordine. Ottima per togliersi dai guai.
lesson-skytear-game-hurt = Primo sangue. Un eroe a 0 PV è fuori fino a un turno successivo; la parte che ci è riuscita pesca due carte.
lesson-skytear-game-defeated = Un eroe è sconfitto. Il Controllo che manca nella corsia spesso fa più male dell'eroe perso.
lesson-skytear-game-contest = La tua prima Fase Servitori: si conta il Controllo di ogni parte, e la differenza dice quanti danni fa chi vince e di quanto avanza il segnalino.
lesson-skytear-game-use-lead = La tua carta Guida è rivelata. Conta una volta per la tua parte: falla contare.
lesson-skytear-game-lane-damage = Hai vinto la corsia: scegli quali servitori nemici cadono. La Torre è colpita solo quando non ne resta nessuno.
lesson-skytear-game-tower = Una Torre è colpita. La si raggiunge solo finché il segnalino è entro 3 esagoni.
lesson-skytear-game-advanced = Il segnalino va verso la Torre di chi ha perso. Nel prossimo turno si combatte lì.
lesson-skytear-game-spawn = Nuovi servitori arrivano vicino al segnalino. Più servitori, più Controllo: prendine due.
lesson-skytear-game-turn = Un nuovo turno: gli eroi sono di nuovo pronti, e ognuno ha 1 mana in più.
