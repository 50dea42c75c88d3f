### Skytear: che cosa non va in un gruppo, un mazzetto o un mazzo costruito dai giocatori.

skytear-decks-deck-size = Un mazzo per { $heroes } eroi ha { $allowed } carte; questo ne ha { $have }.
skytear-decks-faction = { $card } appartiene a { $faction }, che la tua parte non ha scelto.
skytear-decks-no-ultimate = Manca la carta suprema di { $hero }: { $card }.
skytear-decks-strange-ultimate = { $card } è la carta suprema di un eroe che qui non hai.
skytear-decks-other-pile = { $card } va nel mazzetto di { $hero }.
skytear-decks-ultimate-twice = { $card } è una carta suprema e ci sta una volta sola.
skytear-decks-copies = Copie permesse di { $card }: { $allowed }; tu ne hai { $have }.
skytear-decks-pool-size = Per partite con { $heroes } eroi un gruppo ha { $allowed } eroi; questo ne ha { $have }.
skytear-decks-hero-twice = { $hero } c'è due volte; gli eroi devono essere diversi.
skytear-decks-pile-size = Carte nel mazzetto di { $hero }: { $have }; ne servono { $allowed }.
skytear-decks-points = I { $heroes } eroi meno cari del gruppo costano { $have } punti con i loro mazzetti; il tetto è { $allowed }.
skytear-decks-ready-two_lanes = { $first } e { $second }, due corsie
skytear-decks-ready-three_lanes = { $first } e { $second }, tre corsie
skytear-decks-pool-format = I gruppi sono del formato competitivo e le squadre del formato a squadre: imposta format=competitive o format=teams.
skytear-decks-built-format = Gruppi e squadre si costruiscono prima della partita: scrivi lì le carte e imposta decks=piles.
skytear-decks-points-format = I punti richiedono eroi scelti da qualcuno: imposta format=casual, format=competitive o format=teams.
skytear-decks-empty-pool = Questo testo non ha eroi: scrivi una riga come «hero: Yami» e, sotto, le sue carte, come «3x Combustione».
skytear-decks-no-hero-yet = Riga { $line }: una carta viene dopo la riga del suo eroe, come «hero: Yami».
skytear-decks-unknown-hero = Riga { $line }: non c'è nessun eroe «{ $name }».
skytear-decks-unknown-hero-near = Riga { $line }: non c'è nessun eroe «{ $name }»; gli somiglia { $near }.
skytear-decks-unknown-card = Riga { $line }: per i mazzi non c'è nessuna carta potere «{ $name }».
skytear-decks-unknown-card-near = Riga { $line }: per i mazzi non c'è nessuna carta potere «{ $name }»; le somiglia { $near }.
skytear-decks-strange-number = Riga { $line }: una carta può esserci da 1 a { $most } volte, non { $number }.
skytear-decks-team-size = Una squadra per questo campo di battaglia ha { $allowed } eroi; questa ne ha { $have }.
skytear-decks-team-factions = Una squadra ha eroi di { $allowed } fazioni al massimo; questa ne ha di { $have }.
skytear-decks-team-points = La squadra costa { $have } punti con le sue carte; il tetto è { $allowed }.

## Il comando `deck`

skytear-decks-kind-competitive = gruppo
    .good = Gruppo valido
    .faulty = Gruppo non valido
skytear-decks-kind-teams = squadra
    .good = Squadra valida
    .faulty = Squadra non valida
skytear-decks-good = { $kind-good } per { $field }: { $heroes } eroi, { $cards } carte, { $points } punti.
skytear-decks-faulty = { $kind-faulty } per { $field }:
skytear-decks-list = Gruppi già pronti
skytear-decks-heroes = Eroi di Skytear: { $cards } carte in un mazzetto, la propria carta suprema una volta, nessun'altra suprema, nessuna carta più di { $copies } volte in tutti i mazzetti
skytear-decks-column-hero = Eroe
skytear-decks-column-role = Ruolo
skytear-decks-column-runes = Rune
skytear-decks-column-ultimate = Suprema
skytear-decks-column-cards = Carte
skytear-decks-column-points = Punti
skytear-decks-column-with-pile = Con il suo mazzetto
skytear-decks-no-rune = Nessun eroe qui ha le rune per { $card }: può solo fare da carta Guida o essere girata.
