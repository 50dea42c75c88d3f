### Mazzi costruiti dai giocatori, imprese e piano di battaglia.

## Parole

decks-list = { $first }, { $rest }
decks-faction-liothan = Liothan
decks-faction-taulot = Taulot
decks-faction-kurumo = Kurumo
decks-faction-nupten = Nupten
decks-lent-ally = alleati
decks-lent-tower = torri
decks-lent-attachment = potenziamenti
decks-lent-spell = magie

## Leggere un mazzo

decks-empty = Questo mazzo non ha carte: scrivi una riga per ogni carta, come «3x Sciamani».
decks-unknown-card = Riga { $line }: non c'è nessuna carta «{ $name }»; scrivi il nome, il nome breve o il codice di una carta di un mazzo alleanza, come «3x Sciamani», «3x shamans» o «3x HRD-LIO-03».
decks-unknown-card-near = Riga { $line }: non c'è nessuna carta «{ $name }»; simili: { $near }.
decks-unknown-deck = Per questo gioco non c'è nessun mazzo «{ $name }»; ci sono { $decks }, oppure il testo di uno tuo: una riga per ogni carta, come «3x Sciamani».
decks-two-castles = Riga { $line }: un mazzo è per un solo castello; questa è la seconda riga «castle:».
decks-unknown-castle = Riga { $line }: non c'è nessun castello «{ $name }»; ci sono { $castles }.
decks-unknown-castle-near = Riga { $line }: non c'è nessun castello «{ $name }»; simili: { $near }.
decks-no-deck-card = Riga { $line }: { $card } non è una carta di un mazzo alleanza.
decks-strange-number = Riga { $line }: un mazzo ha da 1 a { $most } copie di una carta, secondo la rarità, non { $number }.

## Che cosa non va in un mazzo

decks-size = Un mazzo per { $castle } ha { $allowed } carte; tu ne hai { $have }.
decks-hero-missing = { $castle } richiede il suo eroe { $hero }.
decks-too-many-legendary = Carte leggendarie di { $faction } che { $castle } permette: { $allowed }; tu ne hai { $have }.
decks-too-many-mythic = Carte mitiche di { $faction } che { $castle } permette: { $allowed }; tu ne hai { $have }.
decks-foreign-legendary = { $castle } permette carte leggendarie solo di { $own }; di { $faction } hai { $cards }.
decks-foreign-mythic = { $castle } permette carte mitiche solo di { $own }; di { $faction } hai { $cards }.
decks-foreign-rare = { $castle } permette solo carte rare di { $allowed }, e ogni carta { $free } rara; di { $faction } hai { $cards }.
decks-foreign-base = { $castle } permette solo carte base di { $allowed }, e ogni carta { $free } base; di { $faction } hai { $cards }.
decks-not-lent = Delle fazioni diverse da { $own }, { $castle } permette solo { $lent }; di { $faction } hai { $cards }.
decks-forbidden-hero = { $castle } non permette { $card }.
decks-forbidden-subtype = { $castle } non permette carte { $subtype }; tu hai { $card }.
decks-copies = { $decks ->
    [one] Copie di { $card } permesse nel mazzo: { $allowed }; tu ne hai { $have }.
   *[other] Copie di { $card } permesse in tutti i mazzi insieme: { $allowed }; voi ne avete { $have }.
}
decks-same-colour = C'è un solo mazzo { $deck }: non possono averlo due giocatori.
decks-same-castle = Ogni giocatore costruisce per un castello diverso; { $castle } c'è due volte.
decks-strange-castle = { $castle } non permette le carte di { $deck }; il loro castello è { $own }: scegli { $own } o quello del mazzo (in un terminale castle={ $slug } o castle=own).
decks-castle-not-in-play = Il mazzo è per { $built }, ma in gioco c'è { $castle }: scegli { $built } come castello (in un terminale castle={ $slug }).
decks-other-set = { $card } è di Monoliths; la prima edizione si gioca con le sue carte.
decks-no-castle = Scegli un castello: il suo retro dice quali carte può contenere il mazzo.
decks-other-castle = { $castle } fa parte di Monoliths; la prima edizione si gioca con i propri castelli.
decks-horde-cards = Il mazzo orda ha { $cards } carte.
decks-difficulty-whole = Difficoltà totale: { $total }.
decks-difficulty-half = Difficoltà totale: { $total }½.
decks-challenge-hero = La sfida { $challenge } richiede un mazzo con { $hero }.
decks-challenge-size = La sfida { $challenge } è per un mazzo tuo di { $allowed } carte; tu ne hai { $have }.

## Comandi

decks-ready = Mazzi pronti
decks-castles = Castelli e che cosa può avere un loro mazzo
decks-good = Questo mazzo va bene per { $castle }: { $cards } carte.
decks-faulty = { $faults ->
        [one] Una cosa non va in questo mazzo:
       *[other] { $faults } cose non vanno in questo mazzo:
    }
decks-back = { $faction }; eroe { $hero }; { $legendary } carte leggendarie e { $mythic } mitiche di { $faction }
decks-back-others = { $back }; rare anche di { $rare }; base anche di { $base }; ogni carta { $free }
decks-back-lent = { $back }; delle altre fazioni { $lent } di rarità base o rara
decks-back-never = { $back }; mai carte { $subtype } né { $hero }

## Imprese

decks-achievements = Imprese
decks-challenge-stands = { $challenge }: { $help }
decks-challenge-counts = { $challenge }: { $help } Finora: { $count }.
decks-challenge-done = { $challenge }: l'impresa è compiuta, ora resta da vincere la partita.
decks-challenge-lost = { $challenge }: fallita; la partita continua.
decks-medals-won = Novità: { $medals ->
        [one] una medaglia
       *[other] { $medals } medaglie
    } per { $challenge }.

## Piano di battaglia

decks-plan-title = Piano di battaglia con { $deck }, livello { $level }
decks-plan-own-deck = un mazzo tuo
decks-plan-won = vinta
decks-plan-lost = persa
decks-plan-open = da giocare
decks-plan-victory = Il piano è una vittoria: orde battute { $wins } su { $hordes }. Si può difendere un altro reame con un altro mazzo.
decks-plan-defeat = Il piano è fallito: orde battute { $wins } su { $hordes }, ne servivano { $needed }.
decks-plan-standing = Vinte: { $wins }, ne servono { $needed }. Poi: { $horde } con { $outsider }.
decks-plan-won-already = Il piano è una vittoria. Vinte: { $wins }, ne servivano { $needed }. Si può difendere un altro reame con un altro mazzo o continuare. Poi: { $horde } con { $outsider }.
decks-plan-out-of-reach = Vinte: { $wins }, ne servono { $needed }: il piano non si può più vincere. Poi: { $horde } con { $outsider }.
