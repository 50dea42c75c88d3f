### Para organizadores: denuncias y lo que se hizo con ellas.

web-order-title = Orden en la casa
web-order-open = { $number ->
    [0] No hay denuncias
    [one] 1 denuncia en espera
   *[other] { $number } denuncias en espera
}
web-order-why = Motivo (la persona lo lee)
web-order-days = Días
web-order-guest = un invitado o alguien que ya no está
web-order-by = Denuncia de { $name }
web-order-nothing = Nada que hacer
web-order-warned = Advertencia
web-order-suspend = Suspender
web-order-suspended = suspensión
web-order-release = Levantar la suspensión
web-order-settled = Resueltas hace poco
web-order-verdict-nothing = nada que hacer
web-order-verdict-warned = advertencia
web-order-verdict-suspended = suspensión
web-order-deeds = Lo que han hecho los organizadores
web-order-deeds-none = Nada todavía.
web-order-deed-settled = { $by } resolvió una denuncia sobre { $about }.
web-order-deed-suspended = { $by } suspendió a { $about }.
web-order-deed-released = { $by } levantó la suspensión de { $about }.
web-order-deed-appointed = { $by } nombró organizador a { $about }.
web-order-deed-dismissed = { $by } retiró a { $about } como organizador.
