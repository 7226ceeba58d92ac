/** A bill selected for payment, with the amount owed on it. */

import type { Cents } from '#shared/billing/money'
import type { UserAccount } from '#shared/contract/customers/userDetails'

export interface BillToPay {
  account: UserAccount
  amount: Cents
  hasAutopay: boolean
}
