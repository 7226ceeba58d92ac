/** The left column of "Make payment": how much, and what that means for the balance. */
import { Input, Radio, type InputRef } from 'antd'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Cents } from '#shared/money'
import type { AmountChoice, AmountKind } from './amountChoices'
import { amountNote, amountProblem, isAmount, payableOf } from './paymentAmount'
import { amountInputText } from '../../../ui/look/amounts'
import making from './makePayment.module.css'
import styles from '../payments.module.css'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** As typed, or as chosen. */
  text: string
  /** None where nothing is owed. */
  choices: readonly AmountChoice[]
  chosen: AmountKind
  owed: Cents | null
  isDisabled: boolean
  onChange: (text: string) => void
  onChoose: (kind: AmountKind) => void
  /** When it is to be paid. */
  children: ReactNode
}

export function PaymentSummary({ text, choices, chosen, owed, isDisabled, onChange, onChoose, children }: Props) {
  const amount = payableOf(text)
  // Said once the field is left, and taken back while the amount is mended.
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<InputRef>(null)

  // The balance can arrive while the field has the focus: what the customer types then replaces it.
  useLayoutEffect(() => {
    if (chosen !== 'other' && field.current?.input === document.activeElement) field.current?.select()
  }, [chosen, text])

  function change(typed: string): void {
    setProblem(null)
    // The field has its dollar sign already.
    onChange(typed.replaceAll('$', ''))
  }

  function choose(value: unknown): void {
    setProblem(null)
    const choice = choices.find(({ kind }) => kind === value)
    if (choice) onChoose(choice.kind)
  }

  /** An amount below the least, or above the most, does not stay in the field (specification, "Make payment"). */
  function leave(): void {
    // Leaving an empty field chooses nothing: what is owed may not have come yet.
    if (amount !== null || text.trim() === '') return
    setProblem(amountProblem(text))
    // Text that isn't an amount is easier to correct than to type again.
    if (isAmount(text)) onChange('')
  }

  return (
    <section className={making.summary} aria-labelledby="payment-summary">
      <h2 id="payment-summary">{paymentTexts.summary}</h2>
      {choices.length > 0 && (
        <Radio.Group
          aria-label={paymentTexts.whatToPay}
          className={making.choices}
          value={chosen}
          disabled={isDisabled}
          options={choices.map(({ kind, label }) => ({ value: kind, label }))}
          onChange={(event) => choose(event.target.value)}
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
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <p id="payment-amount-hint" className={styles.quiet}>
        {paymentTexts.amountHint}
      </p>
      {/* Both share one place of a fixed height, so that nothing below moves when one appears. */}
      <div className={making.amountStatus}>
        <p id="payment-amount-problem" role="alert" className={making.amountProblem}>
          {problem}
        </p>
        <output id="payment-amount-note" className={making.note}>
          {problem === null && amountNote(owed, amount)}
        </output>
      </div>
      {children}
      <p className={styles.quiet}>{paymentTexts.feeNotice}</p>
    </section>
  )
}
