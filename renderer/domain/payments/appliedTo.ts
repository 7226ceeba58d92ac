/** Names the services and address that a payment was for: "Fiber and TV at 12 Larkspur Lane, account 4001". */
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { describeBill } from '#shared/services/describeBill'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'

type BilledUser = Pick<UserDetails, 'user_accounts'>

export function appliedTo(user: BilledUser, billingAccount: string): string {
  const { services, place } = describeBill(user, (account) => account.crm_billing_account_number === billingAccount)
  // An account closed since then is known only by its number.
  return services === ''
    ? paymentHistoryTexts.account(billingAccount)
    : paymentHistoryTexts.atAccount(services, place, billingAccount)
}

/** The short form for a table cell: "Fiber and TV at 12 Larkspur Lane". */
export function billText(user: BilledUser, billingAccount: string): string {
  const { services, place } = describeBill(user, (account) => account.crm_billing_account_number === billingAccount)
  return services === '' ? billingAccount : paymentTexts.servicesAt(services, place)
}
