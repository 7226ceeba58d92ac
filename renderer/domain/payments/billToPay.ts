/** A bill selected for payment, with the amount owed on it. */

import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Cents } from '#shared/format/money'

export interface BillToPay {
  account: UserAccount
  amount: Cents
  hasAutopay: boolean
}
