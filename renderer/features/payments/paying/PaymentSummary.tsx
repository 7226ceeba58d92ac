/** The left column of "Make payment": the amount and its effect on the balance. */
import { Input, type InputRef, Radio } from 'antd'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Cents } from '#shared/format/money'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountInputText } from '../../../ui/format/amounts'
import parts from '../../../ui/panels/parts.module.css'
import type { AmountChoice, AmountKind } from './amountChoices'
import making from './makePayment.module.css'
import { amountNote, amountProblem, isAmount, parsePayableAmount } from './paymentAmount'

interface Props {
  /** The typed text, or the selected amount. */
  text: string
  /** Empty when nothing is owed. */
  choices: readonly AmountChoice[]
  selected: AmountKind
  owed: Cents | null
  isDisabled: boolean
  onChange: (text: string) => void
  onSelect: (kind: AmountKind) => void
  /** The field for the payment day. */
  children: ReactNode
}

export function PaymentSummary({ text, choices, selected, owed, isDisabled, onChange, onSelect, children }: Props) {
  const amount = parsePayableAmount(text)
  const note = amountNote(owed, amount)
  // Shown when the field loses the focus, and hidden while the amount is corrected.
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<InputRef>(null)

  // The balance can arrive while the field has the focus. It is selected, so that typing replaces it.
  useLayoutEffect(() => {
    if (selected !== 'other' && field.current?.input === document.activeElement) field.current?.select()
  }, [selected, text])

  function handleChange(typed: string): void {
    setProblem(null)
    // The field shows its own dollar sign.
    onChange(typed.replaceAll('$', ''))
  }

  function select(value: unknown): void {
    setProblem(null)
    const choice = choices.find(({ kind }) => kind === value)
    if (choice) onSelect(choice.kind)
  }

  /** An amount below the minimum or above the maximum is removed from the field (specification, "Make payment"). */
  function validateOnBlur(): void {
    // An empty field is left alone, because the balance may not have arrived yet.
    if (amount !== null || text.trim() === '') return
    setProblem(amountProblem(text))
    // Text that is not an amount stays, because it is easier to correct than to retype.
    if (isAmount(text)) onChange('')
  }

  return (
    <section className={making.summary} aria-labelledby="payment-summary">
      <h2 id="payment-summary">{paymentTexts.summary}</h2>
      {choices.length > 0 && (
        <Radio.Group
          aria-label={paymentTexts.whatToPay}
          className={making.choices}
          value={selected}
          disabled={isDisabled}
          options={choices.map(({ kind, label }) => ({ value: kind, label }))}
          onChange={(event) => select(event.target.value)}
        />
      )}
      <label htmlFor="payment-amount">{commonTexts.amount}</label>
      <Input
        ref={field}
        id="payment-amount"
        size="large"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        placeholder={amountInputText(0)}
        value={text}
        disabled={isDisabled}
        aria-describedby="payment-amount-problem payment-amount-hint payment-amount-note"
        {...(problem !== null && { status: 'error', 'aria-invalid': true })}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={validateOnBlur}
      />
      {/* The hint gives way to what was typed. The area is as high as two lines, so that nothing below moves. */}
      <div className={making.amountStatus}>
        <p
          id="payment-amount-hint"
          className={parts.small}
          hidden={problem !== null || (note !== null && amount !== null)}
        >
          {paymentTexts.amountHint}
        </p>
        <p id="payment-amount-problem" role="alert" className={making.amountProblem}>
          {problem}
        </p>
        <output id="payment-amount-note" className={making.note}>
          {problem === null && note}
        </output>
      </div>
      {children}
      <p className={parts.small}>{paymentTexts.feeNotice}</p>
    </section>
  )
}
