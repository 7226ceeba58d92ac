/** The amounts that a customer may mean: all that is owed, what the statement says, what is past due, or another one. Pure. */
import { dayText } from '../../../ui/look/days'
import type { Statement } from '#shared/contract/statements'
import { minimumPaymentCents } from '#shared/limits'
import type { Cents } from '#shared/money'
import { amountInputText, amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'

export const amountKinds = ['owed', 'statement', 'pastDue', 'other'] as const
export type AmountKind = (typeof amountKinds)[number]

export interface AmountChoice {
  kind: AmountKind
  label: string
  /** Null for another amount. */
  amount: Cents | null
}

type Latest = Pick<Statement, 'bill_date' | 'due_date' | 'charges' | 'total_due' | 'unpaid'>

/** Once its due date is past, all of a statement is; before that, what it carries over from the one before and is still unpaid. */
export const pastDueOf = ({ due_date, charges, unpaid }: Omit<Latest, 'total_due'>, today: string): Cents =>
  due_date < today ? unpaid : Math.max(0, unpaid - charges)

/** None where nothing is owed that could be paid: then there is nothing to choose between. */
export function amountChoices(owed: Cents | null, latest: Latest | null, today: string): AmountChoice[] {
  if (owed === null || owed < minimumPaymentCents) return []
  const unpaid = latest?.unpaid ?? 0
  const pastDue = latest ? pastDueOf(latest, today) : 0
  const isDifferent = (amount: Cents): boolean => amount >= minimumPaymentCents && amount < owed
  const choices: AmountChoice[] = [
    { kind: 'owed', label: `${owedLabel(owed, latest)}, ${amountText(owed)}`, amount: owed },
  ]
  if (latest && isDifferent(unpaid)) {
    const part = unpaid < latest.total_due ? paymentTexts.stillDueOnStatementOf : paymentTexts.statementOf
    const label = `${part} ${dayText(latest.bill_date)}, ${amountText(unpaid)}`
    choices.push({ kind: 'statement', label, amount: unpaid })
  }
  if (isDifferent(pastDue) && pastDue !== unpaid) {
    choices.push({ kind: 'pastDue', label: paymentTexts.pastDue(amountText(pastDue)), amount: pastDue })
  }
  return [...choices, { kind: 'other', label: paymentTexts.otherAmount, amount: null }]
}

/** The whole statement, what is left of it after a payment, or more than one statement. */
function owedLabel(owed: Cents, latest: Latest | null): string {
  if (latest?.unpaid !== owed) return paymentTexts.fullBalance
  return owed < latest.total_due ? paymentTexts.amountStillDue : paymentTexts.statementAmount
}

/** What stands in the field: the chosen amount, or what was typed. */
export function fieldText(choices: readonly AmountChoice[], kind: AmountKind, typed: string): string {
  const amount = choices.find((choice) => choice.kind === kind)?.amount ?? null
  return amount === null ? typed : amountInputText(amount)
}
