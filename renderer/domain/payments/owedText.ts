import type { AccountOwner } from '#shared/access/accountOwner'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { type BalanceDue, owedSentence } from './owedSentence'

/** Returns what an account owes, with the amount and the date in the person's format. */
export const owedText = (balance: BalanceDue, owner: AccountOwner): string =>
  owedSentence(balance, owner, { amount: amountText, day: dayText })
