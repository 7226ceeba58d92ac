/** The amounts to choose from: full balance, statement, past due, or another amount. It has no side effects. */

import type { Statement } from '#shared/contract/billing/statements'
import type { Cents } from '#shared/format/money'
import { minimumPaymentCents } from '#shared/http/limits'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountInputText, amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'

export const amountKinds = ['owed', 'statement', 'pastDue', 'other'] as const
export type AmountKind = (typeof amountKinds)[number]

export interface AmountChoice {
  kind: AmountKind
  label: string
  /** Null for another amount. */
  amount: Cents | null
}

type LatestStatement = Pick<Statement, 'bill_date' | 'due_date' | 'charges' | 'total_due' | 'unpaid'>

/** After its due date, the whole unpaid statement is past due; before that, only the unpaid amount it carries over. */
export const pastDueOf = ({ due_date, charges, unpaid }: Omit<LatestStatement, 'total_due'>, today: string): Cents =>
  due_date < today ? unpaid : Math.max(0, unpaid - charges)

/** Empty when nothing payable is owed. */
export function amountChoices(owed: Cents | null, latest: LatestStatement | null, today: string): AmountChoice[] {
  if (owed === null || owed < minimumPaymentCents) return []
  const unpaid = latest?.unpaid ?? 0
  const pastDue = latest ? pastDueOf(latest, today) : 0
  const isPartialAmount = (amount: Cents): boolean => amount >= minimumPaymentCents && amount < owed
  const choices: AmountChoice[] = [{ kind: 'owed', label: owedLabel(owed, latest), amount: owed }]
  if (latest && isPartialAmount(unpaid)) {
    const day = dayText(latest.bill_date)
    const label =
      unpaid < latest.total_due
        ? paymentTexts.statementChoice(day, amountText(unpaid))
        : paymentTexts.fullStatement(day, amountText(unpaid))
    choices.push({ kind: 'statement', label, amount: unpaid })
  }
  if (isPartialAmount(pastDue) && pastDue !== unpaid) {
    choices.push({ kind: 'pastDue', label: paymentTexts.pastDue(amountText(pastDue)), amount: pastDue })
  }
  return [...choices, { kind: 'other', label: paymentTexts.otherAmount, amount: null }]
}

/** Names the balance: a whole statement, what remains of it after a payment, or more than one statement. */
function owedLabel(owed: Cents, latest: LatestStatement | null): string {
  const amount = amountText(owed)
  if (latest?.unpaid !== owed) return paymentTexts.fullBalance(amount)
  return owed < latest.total_due ? paymentTexts.amountStillDue(amount) : paymentTexts.statementAmount(amount)
}

/** The text of the amount field: the selected amount, or the typed one. */
export function fieldText(choices: readonly AmountChoice[], kind: AmountKind, typed: string): string {
  const amount = choices.find((choice) => choice.kind === kind)?.amount ?? null
  return amount === null ? typed : amountInputText(amount)
}
