### Dlaczego czegoś nie można zrobić w turnieju.

events-apart-already = Ci gracze i tak już się nie spotkają.
events-bad-cut = Do fazy pucharowej przechodzi 2, 4, 8, 16, 32 albo 64 graczy.
events-bad-ranks = Każdemu z grających daj miejsce od 1 do { $most }, komuś pierwsze, a 0 temu, kto nic nie dostaje.
events-bad-start = Początek musi być przed nami, najdalej za rok. Zostaw puste, aby zacząć turniej ręcznie.
events-changed-too-often = Twoje zgłoszenie zmieniło się już { $most } razy; zostaje takie, jakie jest teraz.
events-entry-closed = Zapisy są zamknięte: zaczęła się już połowa rund.
events-entry-closed-at-start = Zapisy są zamknięte: po rozpoczęciu nikt już do tego turnieju nie dołącza.
events-entry-closed-bracket = Zapisy są zamknięte: faza pucharowa już trwa i nikt do niej nie dołącza.
events-event = Nie ma takiego turnieju.
events-event-full = Turniej jest pełny: { $most ->
    [one] bierze w nim udział { $most } osoba
    [few] biorą w nim udział { $most } osoby
   *[many] bierze w nim udział { $most } osób
}.
events-event-over = Turniej się skończył.
events-event-too-long = Zapis tego turnieju ma już { $most } wpisów; więcej się w nim nie zmieści.
events-game-open = Jedno z was musi najpierw dokończyć grę.
events-game-there = W tym turnieju nie ma takiej gry.
events-gone-already = Ten gracz opuścił już turniej.
events-joined-already = Już bierzesz udział.
events-kept-apart = Organizator nie pozwala wam się spotkać.
events-ladder-moved-on = Drabina zmieniła się od tamtej gry; rozstrzygnąć można tylko otwartą grę.
events-many-sides-swiss = Stoły dla trzech i czterech osób, bez drużyn, są tylko w systemie szwajcarskim.
events-needs-clock = Gry turnieju potrzebują zegara: „move”, „bank” albo „days”.
events-next-round-paired = Następna runda fazy pucharowej jest już skojarzona; tej gry nie można już zmienić.
events-no-game = W tej rundzie ten gracz nie ma gry.
events-no-ladder = Wyzywać można tylko na drabinie wyzwań.
events-no-name = Nadaj turniejowi nazwę.
events-no-pools = W tej grze nie ma talii, które można by przynieść na turniej.
events-no-reason = Powiedz dlaczego, od 1 do { $most } widocznych znaków: wszyscy to przeczytają.
events-not-apart = Ci gracze mogą się spotkać i tak.
events-not-joined = Nie bierzesz udziału w tym turnieju.
events-not-running = Turniej nie trwa albo poszedł już dalej.
events-organiser-only = To może zrobić tylko organizator turnieju.
events-out-of-reach = Wyzwij kogoś, kto bierze udział i stoi od 1 do { $most } miejsc wyżej.
events-player = W tym turnieju nie ma takiego gracza.
events-pool-missing = Ten turniej wymaga od każdego talii przed rozpoczęciem.
events-pool-not-wanted = W tym turnieju nikt nie przynosi talii.
events-pools-locked = Turniej się zaczął i wszystkie talie są zamknięte.
events-ready-already = Twoja obecność jest już zgłoszona.
events-round-over = Ta runda się skończyła.
events-same-player = Wybierz dwóch różnych graczy.
events-sent-away = Organizator usunął cię z tego turnieju: „{ $why }”
events-started-already = Turniej już się zaczął.
events-team-full = Ta drużyna jest już pełna.
events-team-incomplete = Twoja drużyna nie jest jeszcze pełna.
events-too-few = Muszą brać udział co najmniej dwie osoby; poczekaj na innych albo dopuść boty.
events-too-few-whole = Muszą brać udział co najmniej dwie pełne drużyny; poczekaj na innych albo dopuść boty.
events-too-late = Za późno: ta gra już się liczy.
events-too-many-events = Masz już { $most } trwających turniejów; najpierw dokończ jeden albo go odwołaj.
events-uneven-sides = Strony stołu muszą mieć tyle samo osób i musi ich być co najmniej dwie.
events-apart = Nie możesz wyzwać tego gracza: jedno z was zablokowało drugie.
