/** "Make payment": an amount, the saved methods with a Pay button each, and a new method below (specification, section 2). */
import { Alert, Button, Collapse, Input, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import { minimumPaymentCents, paymentResetMs } from '#shared/limits'
import { formatCents, parseDollars, type Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/texts'
import { useDraft } from '../../session/useDraft'
import { AddMethodPanel } from './AddMethodPanel'
import { expiryState, methodName } from '../../ui/brandOf'
import { paymentGuard } from './paymentGuard'
import styles from './payments.module.css'
import { SavedMethod } from './SavedMethod'
import type { OpenLink } from './useAddMethod'

export interface PaymentResult {
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING' | 'failed' | 'duplicate' | 'left'
  confirmationNumber?: string
  /** What the person is told in place; empty where nothing is. */
  text: string
}

interface Props {
  /** Whose bill it is: what is typed for it is kept in this tab. */
  billingAccount: string
  /** What is owed, offered with one click; null when unknown. */
  owed: Cents | null
  methods: PaymentProfile[]
  today: string
  pay: (method: PaymentProfile, amount: Cents, onChecking: () => void) => Promise<PaymentResult>
  openLink: OpenLink
  onMethodAdded: () => void
  /** Runs one second after a payment is through, whatever came of it. */
  onClose: (result: PaymentResult) => void
}

export function MakePaymentPanel({
  billingAccount,
  owed,
  methods,
  today,
  pay,
  openLink,
  onMethodAdded,
  onClose,
}: Props) {
  const draft = useDraft(`payment:${billingAccount}`, { amount: '' })
  const text = draft.values.amount
  const setText = (amount: string): void => draft.keep({ amount })
  const [paying, setPaying] = useState<string | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [result, setResult] = useState<PaymentResult | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      clearTimeout(resetTimer.current)
    }
  }, [])

  const amount = parseDollars(text)
  const isPayable = amount !== null && amount >= minimumPaymentCents

  async function submit(method: PaymentProfile): Promise<void> {
    const end = isPayable ? paymentGuard.tryBegin() : null
    if (!end || amount === null) return
    setPaying(method.token)
    setResult(null)
    const outcome = await pay(method, amount, () => setIsChecking(true)).finally(end)
    if (outcome.status === 'ACCEPTED') draft.discard()
    // Whoever has left the page meanwhile is not dragged back to the receipt.
    if (!isShown.current) return
    setIsChecking(false)
    setResult(outcome)
    resetTimer.current = setTimeout(() => {
      setPaying(null)
      onClose(outcome)
    }, paymentResetMs)
  }

  return (
    <div className={styles.makePayment}>
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
          disabled={paying !== null}
          aria-describedby="payment-amount-hint"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => isPayable || setText('')}
        />
        <p id="payment-amount-hint" className={styles.quiet}>
          {paymentTexts.amountHint}
        </p>
        {owed !== null && owed >= minimumPaymentCents && (
          <Button disabled={paying !== null} onClick={() => setText((owed / 100).toFixed(2))}>
            Use the full balance, {formatCents(owed)}
          </Button>
        )}
        <p className={styles.quiet}>{paymentTexts.feeNotice}</p>
      </section>

      <section className={styles.choose} aria-labelledby="payment-methods">
        <h2 id="payment-methods">{paymentTexts.savedMethods}</h2>
        <output className={styles.status}>
          {isChecking && <Alert type="info" title="The connection was lost. Checking what became of your payment…" />}
        </output>
        {result && result.text !== '' && (
          <Alert type={result.status === 'PENDING' ? 'warning' : 'error'} showIcon title={result.text} role="alert" />
        )}
        {methods.length === 0 ? (
          <p className={styles.empty}>{paymentTexts.noMethods}</p>
        ) : (
          <ul className={styles.methods}>
            {methods.map((method) => (
              <SavedMethod key={method.token} method={method} today={today}>
                {isPayable && expiryState(method['credit-card-expiry-date'], today) !== 'expired' && (
                  <>
                    <Total amount={amount} fee={feeOf(method['payment-category'], amount)} />
                    <Button
                      type="primary"
                      disabled={paying !== null}
                      aria-label={`Pay ${formatCents(amount)} with ${methodName(method.type, method['profile-account-number'])}`}
                      onClick={() => void submit(method)}
                    >
                      Pay
                    </Button>
                  </>
                )}
                {paying === method.token && <Spin size="small" aria-label="Paying" />}
              </SavedMethod>
            ))}
          </ul>
        )}
        <Collapse
          activeKey={isAdding ? ['new'] : []}
          onChange={(keys) => setIsAdding(keys.length > 0)}
          items={[
            {
              key: 'new',
              label: paymentTexts.orAddNew,
              children: (
                <AddMethodPanel
                  openLink={openLink}
                  onSaved={onMethodAdded}
                  onFinished={() => setIsAdding(false)}
                  onClose={() => setIsAdding(false)}
                />
              ),
            },
          ]}
        />
      </section>
    </div>
  )
}

const Total = ({ amount, fee }: { amount: Cents; fee: Cents }) => (
  <span className={styles.total}>
    {formatCents(amount + fee)}{' '}
    <span className={styles.quiet}>{fee > 0 ? `incl. ${formatCents(fee)} fee` : 'no fee'}</span>
  </span>
)
