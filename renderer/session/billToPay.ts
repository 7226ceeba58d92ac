/** A bill selected for payment, with the amount owed on it. */
import type { UserAccount } from '#shared/contract/userDetails'
import type { Cents } from '#shared/money'

export interface BillToPay {
  account: UserAccount
  amount: Cents
  hasAutopay: boolean
}
