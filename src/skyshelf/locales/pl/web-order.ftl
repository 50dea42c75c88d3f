### Dla organizatorów: zgłoszenia i co z nimi zrobiono.

web-order-title = Porządek w klubie
web-order-open = { $number ->
    [0] Nie ma zgłoszeń
    [one] Czeka 1 zgłoszenie
    [few] Czekają { $number } zgłoszenia
   *[many] Czeka { $number } zgłoszeń
}
web-order-why = Dlaczego (ta osoba to przeczyta)
web-order-days = Dni
web-order-guest = gość albo ktoś, kogo już nie ma
web-order-by = Zgłasza: { $name }
web-order-nothing = Nic nie rób
web-order-warned = Upomnij
web-order-suspend = Zawieś
web-order-suspended = zawieszenie
web-order-release = Zakończ zawieszenie
web-order-settled = Ostatnio załatwione
web-order-verdict-nothing = bez konsekwencji
web-order-verdict-warned = upomnienie
web-order-verdict-suspended = zawieszenie
web-order-deeds = Co zrobili organizatorzy
web-order-deeds-none = Jeszcze nic.
web-order-deed-settled = { $by } załatwia zgłoszenie dotyczące gracza { $about }.
web-order-deed-suspended = { $by } zawiesza gracza { $about }.
web-order-deed-released = { $by } kończy zawieszenie gracza { $about }.
web-order-deed-appointed = { $by } mianuje organizatorem gracza { $about }.
web-order-deed-dismissed = { $by } odbiera funkcję organizatora graczowi { $about }.
