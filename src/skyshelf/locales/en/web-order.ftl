### For organisers: reports, and what was done about them.

web-order-title = Keeping order
web-order-open = { $number ->
    [0] Nothing has been reported
    [one] 1 report is waiting
   *[other] { $number } reports are waiting
}
web-order-why = Why (the person reads it)
web-order-days = Days
web-order-guest = a guest, or somebody who is gone
web-order-by = Reported by { $name }
web-order-nothing = Nothing to do
web-order-warned = Warned
web-order-suspend = Suspend
web-order-suspended = suspended
web-order-release = End the suspension
web-order-settled = Recently settled
web-order-verdict-nothing = nothing to do
web-order-verdict-warned = warned
web-order-verdict-suspended = suspended
web-order-deeds = What organisers have done
web-order-deeds-none = Nothing yet.
web-order-deed-settled = { $by } settled a report about { $about }.
web-order-deed-suspended = { $by } suspended { $about }.
web-order-deed-released = { $by } ended the suspension of { $about }.
web-order-deed-appointed = { $by } made { $about } an organiser.
web-order-deed-dismissed = { $by } removed { $about } as an organiser.
