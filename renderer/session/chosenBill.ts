/** A bill that was chosen to be paid, with what is owed on it. */
import type { UserAccount } from '#shared/contract/userDetails'
import type { Cents } from '#shared/money'

export interface ChosenBill {
  account: UserAccount
  amount: Cents
  hasAutopay: boolean
}
