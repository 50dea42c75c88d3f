### Pierwsza gra w Skytear z przewodnikiem; klucze pochodzą z lessons/data/skytear.yaml. Najwyżej 40 słów w każdym.

lesson-skytear-hero = Bohater działa
lesson-skytear-hero-goal = Doprowadź Yami do Sakoshi i zaatakuj.
lesson-skytear-hero-map = Dwie drużyny Bohaterów walczą o Linię. Po jednej stronie mapy widzisz swoich Bohaterów, po drugiej Bohaterów rywala. Yami jest twoja, Sakoshi nie.
lesson-skytear-hero-points = Strony działają na zmianę, po jednym Bohaterze. Aktywowany Bohater ma 3 Punkty Akcji, a każdej akcji można użyć raz.
lesson-skytear-hero-move = Yami walczy wręcz: musi stać obok celu. Najpierw Ruch.
lesson-skytear-hero-move-no = Na to Sakoshi jest za daleko. Wybierz Ruch.
lesson-skytear-hero-where = Do 3 pól, omijając przeszkody. Wejdź na pole obok Sakoshi.
lesson-skytear-hero-where-no = Stamtąd Yami nie dosięgnie Sakoshi. Wybierz pole obok Sakoshi.
lesson-skytear-hero-attack = Teraz Atak. Wartość ataku to 4, a karta odkryta z talii coś do niej doda.
lesson-skytear-hero-attack-no = Na to zostanie jeszcze punkt, ale najpierw Atak.
lesson-skytear-hero-flip = Odkryta karta była warta 1: 4 i 1 to 5 obrażeń. Sakoshi nie ma Zbroi, więc traci 5 PZ.
lesson-skytear-hero-end = Został jeden punkt. Potyczka, czyli dwa małe kroki i słaby cios, bywa dobrą trzecią akcją.

lesson-skytear-card = Karty mocy
lesson-skytear-card-goal = Zagraj kartę i uderz mocniej.
lesson-skytear-card-mana = Karty kosztują manę, nie Punkty Akcji. Każdy Bohater ma tyle many, jaki jest numer tury: teraz 1, później więcej.
lesson-skytear-card-play = Kradzież Życia kosztuje 1: większy atak i leczenie po trafieniu. Yami jest ranna, więc zagraj ją przed Atakiem.
lesson-skytear-card-play-no = Najpierw karta: wzmocni Atak.
lesson-skytear-card-attack = Teraz zaatakuj, o 2 mocniej.
lesson-skytear-card-attack-no = Karta czeka na Atak: uderz Sakoshi.
lesson-skytear-card-end = 7 obrażeń, a Yami odzyskała połowę. Zagrane karty leżą na Bohaterze do końca tury; potem cała mana wraca.

lesson-skytear-react = Reakcje
lesson-skytear-react-goal = Uratuj Gulbjarna reakcją.
lesson-skytear-react-danger = Sakoshi deklaruje Atak na Gulbjarna. Jeszcze nic się nie dzieje: to, co zadeklarowano, czeka na Stosie, a ty możesz odpowiedzieć. Gulbjarn ma tylko 3 PZ.
lesson-skytear-react-play = Ochrona to reakcja: o 2 więcej Zbroi. Co przyszło ostatnie, dzieje się pierwsze, więc Zbroja będzie przed strzałą. Zagraj ją.
lesson-skytear-react-play-no = Wtedy Gulbjarn zostałby pokonany. Zagraj Ochronę.
lesson-skytear-react-end = 4 obrażenia minus 3 Zbroi: stracił 1 PZ i stoi. Pokonany Bohater wraca dopiero w późniejszej turze, a rywal dobrałby dwie karty.

lesson-skytear-lane = Kto trzyma Linię
lesson-skytear-lane-goal = Wygraj Linię tak wysoko, by zniszczyć Wieżę.
lesson-skytear-lane-token = Bohaterowie to tylko środek. Gdy wszyscy zadziałają, przychodzi Faza Żołnierzy i rozstrzyga, kto wygrywa Linię. Na jej środku leży żeton kontroli.
lesson-skytear-lane-count = Każdy, kto jest do 3 pól od żetonu i go widzi, liczy się za 1: Bohaterowie i Żołnierze. Nie musisz liczyć, robi to stół. Gdyby faza przyszła teraz:
lesson-skytear-lane-margin = Różnica to obrażenia: najpierw padają wrodzy Żołnierze, potem cierpi Wieża, jeśli jest blisko żetonu. O tyle przesuwa się też żeton. 1 to za mało.
lesson-skytear-lane-lead = Więc dowódź: połóż zakrytą kartę pod Bohaterem blisko żetonu. Jej koszt many dodaje się do Kontroli. Wybierz Dowodzenie.
lesson-skytear-lane-lead-no = Atak nie pomoże teraz na Linii. Wybierz Dowodzenie.
lesson-skytear-lane-which = Smoczy Cios kosztuje 2, Kradzież Życia tylko 1. Weź Smoczy Cios.
lesson-skytear-lane-which-no = Wieża ma 2 PZ, a przed nią stoi Żołnierz: potrzebujesz 3. Smoczy Cios dodaje 2.
lesson-skytear-lane-finish = Prognoza się zmieniła. Zakończ aktywację, a przyjdzie Faza Żołnierzy:
lesson-skytear-lane-finish-no = Wszystko gotowe: zakończ aktywację.
lesson-skytear-lane-use = Karta Dowodzenia zostaje ujawniona. Każdej stronie liczy się jedna: niech się liczy.
lesson-skytear-lane-use-no = Bez niej Wieża by stała. Niech się liczy.
lesson-skytear-lane-end = Wieża upadła: na małej mapie to zwycięstwo. Na zwykłej otwiera to drogę do Ogniwa.

lesson-skytear-worship = Pełna gra
lesson-skytear-worship-goal = Oznacz wroga i wykorzystaj to.
lesson-skytear-worship-full = Zwykła mapa ma dwie Linie, między nimi Kopułę z Obcym, a za Wieżami Ogniwo: zniszcz je, a wygrasz. Karty zwycięstwa to inne drogi.
lesson-skytear-worship-skills = W pełnych zasadach każdy Bohater ma umiejętności, a karty wymagają run tego, kto je zagrywa. Obejrzyj Sakoshi, by przeczytać dwie umiejętności.
lesson-skytear-worship-worship = Modlitwa, piąta akcja, budzi umiejętności; każda frakcja ma własną. Kurumo oznaczają wroga. Zrób to.
lesson-skytear-worship-worship-no = Najpierw oznacz Gulbjarna: wybierz Modlitwę.
lesson-skytear-worship-step = Modlitwa aktywowała też Krok w Dymie: dwa darmowe kroki. Sakoshi strzela na trzy pola, więc zostań dość blisko.
lesson-skytear-worship-step-no = Stamtąd za daleko na strzał. Wybierz pole bliżej Gulbjarna.
lesson-skytear-worship-attack = Wybrana Ofiara: o 2 większy atak przeciw Oznaczonym. Strzelaj.
lesson-skytear-worship-attack-no = Gulbjarn jest Oznaczony: zaatakuj go teraz.
lesson-skytear-worship-end = 3 od Sakoshi, 2 za oznaczenie, 1 z karty, minus 1 Zbroi: 5. Inne frakcje przemieniają się, wznoszą Filary albo wysyłają iluzje.

lesson-skytear-game = Cała gra
lesson-skytear-game-goal = Wygraj na małej mapie z łatwym botem.
lesson-skytear-game-start = Jedna Linia, po dwóch Bohaterów, proste zasady. Zniszcz wrogą Wieżę albo miej żeton na połowie rywala po turze 5. Odezwę się tylko, gdy będzie coś nowego.
lesson-skytear-game-place = Ustaw Bohaterów. Pola startowe są podobne; może to zrobić za ciebie stół.
lesson-skytear-game-activate = Który Bohater działa? Kto działa ostatni, wie więcej; kto pierwszy, ten pierwszy uderza.
lesson-skytear-game-act = 3 punkty: idź w stronę żetonu, atakuj, kogo dosięgniesz, dowódź, jeśli zależy ci na Linii. Karty kosztują tylko manę.
lesson-skytear-game-mulligan = Twoja pierwsza ręka. Możesz wymienić karty; zachowaj tanie, bo mana zaczyna się od 1.
lesson-skytear-game-respond = Rywal coś zadeklarował. Jeśli nie masz dobrej reakcji, spasuj; możesz też pasować do końca aktywacji.
lesson-skytear-game-skirmish = Potyczka: do dwóch kroków i jeden słaby cios, w dowolnej kolejności. Dobra, by wyjść z opresji.
lesson-skytear-game-hurt = Pierwsza krew. Bohater z 0 PZ odpada do późniejszej tury; strona, która to zrobiła, dobiera dwie karty.
lesson-skytear-game-defeated = Bohater pokonany. Brak jego Kontroli na Linii często boli bardziej niż sama strata.
lesson-skytear-game-contest = Twoja pierwsza Faza Żołnierzy: liczy się Kontrolę obu stron, a różnica to obrażenia i przesunięcie.
lesson-skytear-game-use-lead = Twoja karta Dowodzenia jest ujawniona. Liczy się raz dla twojej strony, więc skorzystaj.
lesson-skytear-game-lane-damage = Linia twoja: wybierz, którzy wrodzy Żołnierze padają. Dopiero gdy nie ma żadnego, obrywa Wieża.
lesson-skytear-game-tower = Wieża obrywa. Da się ją dosięgnąć tylko, gdy żeton leży do 3 pól od niej.
lesson-skytear-game-advanced = Żeton idzie w stronę Wieży przegranego. W następnej turze walka będzie tam.
lesson-skytear-game-spawn = Nowi Żołnierze przychodzą blisko żetonu. Więcej Żołnierzy to więcej Kontroli: weź dwóch.
lesson-skytear-game-turn = Nowa tura: Bohaterowie są znów gotowi i każdy ma o jedną manę więcej.
