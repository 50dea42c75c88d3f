### Pierwsza gra w Sky Painters z przewodnikiem; klucze pochodzą z lessons/data/painters.yaml. Najwyżej 40 słów w każdej wiadomości.

lesson-painters-dice = Kość do każdego koloru
lesson-painters-dice-goal = Ukończ swoją pierwszą kartę.
lesson-painters-dice-sky = Malujemy niebo, a każda karta to jego kawałek. Świt potrzebuje niebieskiej 4 i białej 3. Daj mu obie kości, a obraz będzie gotowy.
lesson-painters-dice-pool = Wszyscy biorą kości z tej jednej puli, więc to, co weźmiesz, przepada dla innych. Szare kości pasują do każdego koloru.
lesson-painters-dice-blue = Kość może mieć więcej niż jej symbol: obraca się ją w dół, a różnicę dostajesz w plamach. Weź niebieską 6.
lesson-painters-dice-blue-no = W każdej turze masz jedną akcję główną, a dziś jest nią niebieska 6. Weź właśnie ją.
lesson-painters-dice-blue-done = 6 to o 2 więcej niż 4, więc masz 2 plamy. Plamy to farba i pieniądze; wkrótce je wydasz.
lesson-painters-dice-rest = Po akcji głównej możesz wydawać plamy. Na razie je zachowaj i zakończ turę.
lesson-painters-dice-rest-no = Jeszcze nie: zachowaj plamy i zakończ turę.
lesson-painters-dice-white = Drugi malarz skończył, znów twoja kolej. Biała 5 kończy kartę Świt.
lesson-painters-dice-white-no = To też byłoby możliwe. Ale biała 5 od razu kończy twoją kartę: weź ją.
lesson-painters-dice-end = Świt jest gotowy: stał się niebieski, dał 5 plam, a jego kości wróciły do puli. Na koniec tury zostaje ci najwyżej 6 plam.

lesson-painters-paint = Plamy to farba
lesson-painters-paint-goal = Ukończ kartę Słońce zbyt niskimi kośćmi.
lesson-painters-paint-why = Kości rzadko pasują od razu. Po to są plamy: jedna plama podnosi twoją kość o jedno oczko.
lesson-painters-paint-low = Słońce potrzebuje żółtej 3. Jedyna żółta kość pokazuje 1. Weź ją mimo to: poczeka pod swoim symbolem.
lesson-painters-paint-low-no = Weź żółtą 1: karcie Słońce wciąż brakuje żółtej kości.
lesson-painters-paint-blue = Teraz maluj. Niebieska kość musi wzrosnąć z 3 do 5: to 2 plamy.
lesson-painters-paint-blue-no = Podnieś niebieską kość aż do 5: 2 plamy.
lesson-painters-paint-yellow = Żółtej też brakuje 2 oczek.
lesson-painters-paint-yellow-no = Domaluj żółtą kość do 3; masz na to plamy.
lesson-painters-paint-end = Cztery plamy wydane, pięć zyskanych: ukończone karty płacą za następne. Ale skrzydlate serce nie dało nic. Dlaczego? O tym w następnym rozdziale.

lesson-painters-leader = Lider i nadzieja
lesson-painters-leader-goal = Weź lidera, a potem niech serce zapłaci.
lesson-painters-leader-hearts = Za nadzieję kupuje się to, co najlepsze. Dają ją skrzydlate serca, ale tylko temu, kto ma lidera, a lider jest jeden dla wszystkich. Teraz ma go rywal.
lesson-painters-leader-red = Rakieta ma koronę lidera i brakuje jej czerwonej 5. Weź czerwoną 6 i ukończ kartę.
lesson-painters-leader-red-no = Najpierw lider: czerwona 6 kończy kartę Rakieta.
lesson-painters-leader-red-done = Lider jest twój, póki ktoś inny nie ukończy takiej karty. Masz też 7 plam do wykorzystania od razu.
lesson-painters-leader-another = Raz na turę możesz dokupić kość za tyle, ile pokazuje. Sroka ma serce i brakuje jej czarnej 3: kup tę kość.
lesson-painters-leader-another-no = Kup czarną 3, póki masz lidera: serce karty Sroka zapłaci.
lesson-painters-leader-end = Serca wszystkich twoich ukończonych kart się sumują: 4 i 5. Połowa, zaokrąglona w dół, to 4 nadzieje. Im więcej serc, tym więcej nadziei za każdym razem.

lesson-painters-grow = Większe niebo
lesson-painters-grow-goal = Weź kartę i połącz dwie połówki.
lesson-painters-grow-offer = Jedna karta to za mało. Wzięcie karty z oferty to też akcja główna, i to darmowa.
lesson-painters-grow-take = Lampion ma po prawej połowę kręgu światła. Słońce ma drugą połowę po lewej. Weź kartę Słońce.
lesson-painters-grow-take-no = Te też są ładne. Ale w tym rozdziale weź kartę Słońce: jej połówka kręgu pasuje.
lesson-painters-grow-place = Karta leży obok twoich kart, nigdy na skos, a połówka nie może dotykać niczego innego. Połóż Słońce na prawo od karty Lampion.
lesson-painters-grow-place-no = Tak też wolno. Ale na prawo od karty Lampion obie połówki utworzą krąg.
lesson-painters-grow-circle = Gdy obie karty kręgu są ukończone, możesz wziąć jedną z tych aureoli. Pierwsza jest za darmo.
lesson-painters-grow-end = Całe chmury i złączone połówki chmur dają żetony chmur: zapłać jeden, a kość trafi na symbol innego koloru.

lesson-painters-win = Jak wygrać
lesson-painters-win-goal = Wygraj piątą płytką.
lesson-painters-win-ways = Trzy drogi do zwycięstwa. Pięć płytek i lider: od razu. Dziewięć ukończonych kart w kwadracie i lider: od razu. W innym razie najwięcej punktów, gdy skończą się karty.
lesson-painters-win-main = Masz cztery płytki i lidera. Najpierw akcja główna: weź żeton plamy.
lesson-painters-win-main-no = Weź żeton plamy; to, co ważne, przyjdzie po nim.
lesson-painters-win-tile = Teraz kup płytkę. Każda kosztuje tyle, ile na niej napisano, plus cenę jej miejsca; im dalej w prawo, tym taniej. Sky Fugaz jest twoja za 3 plamy i 11 nadziei.
lesson-painters-win-tile-no = Można by. Ale piąta płytka daje wygraną: weź Sky Fugaz.
lesson-painters-win-end = Pięć płytek i lider na koniec twojej tury: zwycięstwo! Płytki mają też swoje moce; spójrz na którąś, aby je przeczytać.

lesson-painters-game = Cała gra
lesson-painters-game-goal = Zagraj z łatwym botem.
lesson-painters-game-start = Teraz wszystko należy do ciebie. Kończ karty, pilnuj, kto ma lidera, i cofaj ruchy, kiedy chcesz. Odezwę się tylko wtedy, gdy zdarzy się coś nowego.
lesson-painters-game-first-turn = Jedna akcja główna: kość, karta, żeton chmury albo plama. Na początku dobre są kości do pierwszej karty i druga karta.
lesson-painters-game-more = Teraz dodatki, jeśli chcesz: dokup jedną kość, maluj albo kup płytki. Potem zakończ turę.
lesson-painters-game-waits = Twoja pierwsza niska kość. Czeka pod symbolem, aż ją domalujesz.
lesson-painters-game-completed = Twoja pierwsza ukończona karta. Daje plamy, a jej kości wróciły do puli dla wszystkich.
lesson-painters-game-silent = To serce milczało, bo nie masz lidera. Ale policzy się przy następnych sercach.
lesson-painters-game-hope = Twoja pierwsza nadzieja. Oszczędzaj ją na płytki: pięć daje wygraną.
lesson-painters-game-lost-leader = Lider zmienił właściciela. Ukończ kartę z koroną, aby go odzyskać.
lesson-painters-game-discarded = Plamy ponad 6 przepadają na koniec tury. Wydaj je wcześniej.
lesson-painters-game-place = Twoja pierwsza nowa karta. Połówki muszą spotkać swoje drugie połowy, a przy granicy nocy lub trawy nic nie może leżeć.
lesson-painters-game-symbol = Kość pasuje do kilku symboli. Wyższe kości oddają różnicę, niższe potrzebują farby.
lesson-painters-game-halo = Twój pierwszy krąg. Weź aureolę, która pomoże ci teraz; po każdej następna drożeje dla wszystkich.
lesson-painters-game-tile = Rywal ma płytkę. Z pięcioma i liderem wygra, więc licz.
lesson-painters-game-critical = Karty się kończą: kto ma teraz lidera na początku i na końcu swojej tury, kończy grę. Licz punkty.
