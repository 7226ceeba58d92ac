/** The left column of "Make payment": how much, and what that means for the balance. */
import { Button, Input } from 'antd'
import { minimumPaymentCents } from '#shared/limits'
import { formatCents, parseDollars, type Cents } from '#shared/money'
import { paymentTexts } from '#shared/texts'
import { amountNote } from './amountNote'
import styles from './payments.module.css'

interface Props {
  /** As typed. */
  text: string
  owed: Cents | null
  isDisabled: boolean
  onChange: (text: string) => void
}

/** The amount that can be paid, or null. */
export function payableOf(text: string): Cents | null {
  const amount = parseDollars(text)
  return amount !== null && amount >= minimumPaymentCents ? amount : null
}

export function PaymentSummary({ text, owed, isDisabled, onChange }: Props) {
  const amount = payableOf(text)
  return (
    <section className={styles.summary} aria-labelledby="payment-summary">
      <h2 id="payment-summary">{paymentTexts.summary}</h2>
      <label htmlFor="payment-amount">Amount</label>
      <Input
        id="payment-amount"
        size="large"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        value={text}
        disabled={isDisabled}
        aria-describedby="payment-amount-hint payment-amount-note"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => amount !== null || onChange('')}
      />
      <p id="payment-amount-hint" className={styles.quiet}>
        {paymentTexts.amountHint}
      </p>
      <output id="payment-amount-note" className={styles.note}>
        {amountNote(owed, amount)}
      </output>
      {owed !== null && owed >= minimumPaymentCents && (
        <Button disabled={isDisabled} onClick={() => onChange((owed / 100).toFixed(2))}>
          Use the full balance, {formatCents(owed)}
        </Button>
      )}
      <p className={styles.quiet}>{paymentTexts.feeNotice}</p>
    </section>
  )
}
