var e=`### Dla organizatorów: zgłoszenia i co z nimi zrobiono.

web-order-title = Porządek w domu
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
web-order-nothing = Nic do zrobienia
web-order-warned = Upomniano
web-order-suspend = Zawieś
web-order-suspended = zawieszenie
web-order-release = Zakończ zawieszenie
web-order-settled = Ostatnio załatwione
web-order-verdict-nothing = nic do zrobienia
web-order-verdict-warned = upomnienie
web-order-verdict-suspended = zawieszenie
web-order-deeds = Co zrobili organizatorzy
web-order-deeds-none = Jeszcze nic.
web-order-deed-settled = { $by }: załatwione zgłoszenie, o kim: { $about }.
web-order-deed-suspended = { $by }: zawieszenie, kogo: { $about }.
web-order-deed-released = { $by }: koniec zawieszenia, kogo: { $about }.
web-order-deed-appointed = { $by }: nowy organizator: { $about }.
web-order-deed-dismissed = { $by }: już nie organizator: { $about }.
`;export{e as default};