### Pierwsza gra w Monoliths z przewodnikiem; klucze pochodzą z lessons/data/monoliths.yaml. Najwyżej 40 słów każdy.

lesson-monoliths-tired = Sojusznicy się męczą
lesson-monoliths-tired-goal = Stań na straży przed monolitem i zadaj cios portalowi.
lesson-monoliths-tired-same = Wiele jest jak w Skytear Horde: strzeż zamku na sześciu Liniach, bij w portal tam, gdzie nie ma potwora, pokonaj Obcego. Jeśli to nowość, zacznij od lekcji Horde.
lesson-monoliths-tired-monolith = Horda z tego pudełka składa się z monolitów. Ciosów prawie nie zadają; wzmacniają Żołnierzy. Spójrz na kartę, by zobaczyć jak.
lesson-monoliths-tired-move = Straż Źródła ma 4 ataku: tu się marnuje. Przesuń ją. Różnica: ruch teraz wyczerpuje sojusznika, więc każdy rusza się raz na turę.
lesson-monoliths-tired-move-no = Najpierw odsuń Straż Źródła od monolitu.
lesson-monoliths-tired-where = Na Linię bez potwora. Będzie zmęczona, ale w walce i tak zada cios.
lesson-monoliths-tired-where-no = Dowolna Linia oprócz 6: na tę monolit wezwie Żołnierzy.
lesson-monoliths-tired-guard = Traperzy kosztują 2 i na monolit wystarczą. Zagraj ich.
lesson-monoliths-tired-guard-no = Ktoś musi stanąć naprzeciw monolitu: zagraj Traperów.
lesson-monoliths-tired-there = Przed monolitem, na Linii 1.
lesson-monoliths-tired-there-no = Potrzeba ich na Linii 1.
lesson-monoliths-tired-draw = Każdy zamek może teraz za 1 manę dobrać kartę zamiast użyć swojej zdolności. Została ci 1 mana: dobierz.
lesson-monoliths-tired-draw-no = Karta za ostatnią manę to okazja: dobierz ją dzięki zamkowi.
lesson-monoliths-tired-ready = Wszystko zrobione. Pasek pod Liniami pokazuje, co się zapowiada.
lesson-monoliths-tired-ready-no = Masz już zrobione wszystko, co trzeba. Powiedz, że to koniec.
lesson-monoliths-tired-react = Zdrada została odkryta: tu daje portalowi zbroję. Bez karty ze znakiem błyskawicy można tylko iść dalej.
lesson-monoliths-tired-end = Portal stracił 2 zdrowia. A monolit wezwał Żołnierzy: weszli na Linię, zadali cios zamkowi i poszli na Tylną Linię.

lesson-monoliths-thieves = Inni złodzieje
lesson-monoliths-thieves-goal = Nie pozwól Onikai kraść.
lesson-monoliths-thieves-back = Teraz kradnie każdy potwór na Tylnej Linii, i to tyle kart, ile ma ataku. Osłab go, a ukradnie mniej.
lesson-monoliths-thieves-engage = Związanie walką też wyczerpuje sojusznika, a potwór przychodzi na jego Linię. Straż Źródła jest gotowa: zwiąż walką Onikai.
lesson-monoliths-thieves-engage-no = Onikai mają 3 ataku i ukradliby 3 karty. Zwiąż ich walką.
lesson-monoliths-thieves-ready = Jedną kartę i tak ukradną Żołnierze Yetnar. Powiedz, że to koniec.
lesson-monoliths-thieves-ready-no = Straż Źródła jest zmęczona; nic więcej nie trzeba robić. Przejdź do walki.
lesson-monoliths-thieves-reward = Pokonani. Także zniszczeni Żołnierze dają kartę.
lesson-monoliths-thieves-end = Jedna karta zamiast czterech. Od 4 ataku Żołnierze także tratują: nadmiar ciosu trafia w zamek.

lesson-monoliths-taunt = Wycie
lesson-monoliths-taunt-goal = Zobacz, jak potwór z Prowokacją ściąga sojusznika.
lesson-monoliths-taunt-howl = Wyjący Monolit prowokuje. W tej edycji nie musisz się o to troszczyć: gdy skończysz akcje, ściągnie najbliższego sojusznika.
lesson-monoliths-taunt-ready = Straż Źródła na Linii 1 jest bliżej niż Traperzy na Linii 6. Powiedz, że to koniec, i patrz.
lesson-monoliths-taunt-ready-no = Zostaw ich tam, gdzie są, i powiedz, że to koniec.
lesson-monoliths-taunt-reward = Straż Źródła przyszła z Linii 1 na Linię 3 i rozbiła monolit. Możesz dobrać za niego kartę.
lesson-monoliths-taunt-end = Prowokacja może popsuć cios w portal. Postaw blisko potwora kogoś słabego, a silny zostanie wolny.

lesson-monoliths-portal = Cztery portale
lesson-monoliths-portal-goal = Rozbij pierwszy portal.
lesson-monoliths-portal-stages = Portale są cztery, jeden po drugim, każdy z większymi falami. Gdy pęka pierwszy, wezwany zostaje Obcy. Nadal wygrywasz, gdy go pokonasz; późniejsze portale dają nagrody.
lesson-monoliths-portal-strike = Portalowi zostały 2 zdrowia, a Straż Źródła nie ma nikogo naprzeciw. Powiedz, że to koniec.
lesson-monoliths-portal-strike-no = Zostań na miejscu: portal zaraz pęknie.
lesson-monoliths-portal-first = Pęka i odpowiada: Posiłki 2. Wybierasz, którzy Żołnierze otrzymują żeton zdrowia. Rozdzielaj żetony, inaczej któryś będzie za silny.
lesson-monoliths-portal-second = I drugi, dla innych Żołnierzy.
lesson-monoliths-portal-end = Stoi następny portal i przyszedł Obcy: Purpurowy Krąg. Ma zbroję, więc bolą go tylko mocne ciosy. Pokonaj go, by wygrać.

lesson-monoliths-game = Cała gra
lesson-monoliths-game-goal = Pokonaj Purpurowy Krąg na najłatwiejszym poziomie.
lesson-monoliths-game-start = Poziom 1, najłagodniejszy Obcy. Strzeż, rozbij portal, pokonaj Purpurowy Krąg. Cofaj, co chcesz; odzywam się tylko, gdy coś jest nowe.
lesson-monoliths-game-mulligan = Twoja pierwsza ręka. Oddaj to, na co długo nie będzie cię stać; dobierzesz tyle samo. Najpierw potrzeba sojuszników.
lesson-monoliths-game-alliance = Twoje akcje. Pamiętaj, że ruch i związanie walką wyczerpują sojusznika, więc o każdym decyduj: strzec, związać walką czy bić w portal.
lesson-monoliths-game-reactions = Karta zdrady jest znana. Teraz można użyć tylko kart i zdolności ze znakiem błyskawicy.
lesson-monoliths-game-reinforce = Posiłki: wybierasz, którzy Żołnierze rosną. Najlepiej ci, których możesz wkrótce związać walką, albo słabi.
lesson-monoliths-game-taunted = Dwóch sojuszników jest równie blisko prowokującego potwora: wybierasz, który przychodzi.
lesson-monoliths-game-monster-down = Twój pierwszy zniszczony potwór daje ci kartę. Walka to główny sposób dobierania.
lesson-monoliths-game-ally-down = Padł twój pierwszy sojusznik. Rany zostają: lecz je albo wystawiaj świeżych sojuszników.
lesson-monoliths-game-castle-hurt = Zamek dostał cios. Ma 20 zdrowia: kilka ran to uczciwa cena za silny atak.
lesson-monoliths-game-pillaged = Pierwsza ukradziona karta. Z pustą talią przegrywasz, więc wiąż walką to, co stoi na Tylnej Linii.
lesson-monoliths-game-opened = Stoi portal: daje ci manę na początku każdej tury, z każdym etapem więcej. Jego fale też rosną.
lesson-monoliths-game-called = Obcy został wezwany i przyjdzie w następnej turze. Miej gotowych najsilniejszych sojuszników.
lesson-monoliths-game-vanquished = Obcy padł. Przetrwaj do końca tej tury, a gra jest wygrana.
