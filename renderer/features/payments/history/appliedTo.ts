/** What a payment was for: "Fiber and TV at 12 Larkspur Lane, account 4001". */
import type { UserDetails } from '#shared/contract/userDetails'
import { billOf } from '../../../session/billOf'
import * as paymentTexts from '#shared/texts/payments'

export function appliedTo(user: UserDetails, billingAccount: string): string {
  const { services, place } = billOf(user, (account) => account.crm_billing_account_number === billingAccount)
  // An account that was closed since then is known by its number only.
  return services === ''
    ? paymentTexts.account(billingAccount)
    : paymentTexts.atAccount(services, place, billingAccount)
}

/** The same in the room of a table's cell: "Fiber and TV at 12 Larkspur Lane". */
export function billText(user: UserDetails, billingAccount: string): string {
  const { services, place } = billOf(user, (account) => account.crm_billing_account_number === billingAccount)
  return services === '' ? billingAccount : paymentTexts.at(services, place)
}
