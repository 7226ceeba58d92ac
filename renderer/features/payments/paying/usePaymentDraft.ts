/** What the user has entered for a payment: the amount and the day. It is stored in this tab per billing account. */
import { useState } from 'react'
import { useDraft } from '../../../domain/drafts/useDraft'
import { type PayDay, payTimingOf } from '../scheduled/payDay'
import { type AmountChoice, type AmountKind, amountKinds, fieldText } from './amountChoices'
import { parsePayableAmount } from './paymentAmount'

interface PaymentDraftOptions {
  billingAccount: string
  choices: readonly AmountChoice[]
  today: string
}

const emptyDraft = { kind: 'owed', amount: '', isLater: false, day: '' }

export function usePaymentDraft({ billingAccount, choices, today }: PaymentDraftOptions) {
  const draft = useDraft(`payment:${billingAccount}`, emptyDraft)
  // The paid amount stays until the receipt is shown, because the balance has changed by then.
  const [paidAmount, setPaidAmount] = useState<{ kind: AmountKind; text: string } | null>(null)
  const { kind: storedKind, amount: typed, isLater, day } = draft.values
  const selectedKind =
    amountKinds.find((candidate) => candidate === storedKind && choices.some((choice) => choice.kind === candidate)) ??
    'other'
  const { kind, text } = paidAmount ?? { kind: selectedKind, text: fieldText(choices, selectedKind, typed) }
  const payDay: PayDay = isLater ? { when: 'later', day: day === '' ? null : day } : { when: 'today' }

  return {
    kind,
    text,
    /** Null if the text is not an amount that can be paid. */
    amount: parsePayableAmount(text),
    payDay,
    when: payTimingOf(payDay, today),
    discard: draft.discard,
    keepPaidAmount: () => setPaidAmount({ kind, text }),
    typeAmount: (newAmount: string) => draft.save({ kind: 'other', amount: newAmount }),
    selectKind: (newKind: AmountKind) => draft.save({ kind: newKind, amount: newKind === 'other' ? text : '' }),
    selectDay: (next: PayDay) =>
      draft.save({ isLater: next.when === 'later', day: (next.when === 'later' && next.day) || '' }),
  }
}
