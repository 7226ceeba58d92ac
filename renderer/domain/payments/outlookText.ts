/** The text about what autopay will do about a bill, in the person's formats. */
import { autopayOutlookOf, autopayOutlookText, type OpenBill } from '#shared/payments/autopayOutlook'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'

/** Returns an empty text if autopay does nothing. `method` is the one that autopay uses, if known. */
export const outlookText = (bill: OpenBill, method?: string): string =>
  autopayOutlookText(
    autopayOutlookOf(bill),
    { amount: (cents) => amountText(cents), day: (day) => dayText(day) },
    method,
  )
