/** What was said about a payment, to be confirmed and made: the amount, the method, the fee, and whatever was not understood. It stays until it is paid or left. */
import { Alert, Button, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { methodName } from '#shared/brands'
import { commandTexts } from '#shared/commands/texts'
import type { PaymentProfile } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { Modal } from '../../../ui/dialogs/Modal'
import { amountText } from '../../../ui/look/amounts'
import { expiryState } from '../../../ui/payments/methodLooks'
import { methodsMeant } from './methodsMeant'
import { amountNote, isUnusual, payableOf, unusualText } from './paymentAmount'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import { heldBackText, useMakePayment, type Pay, type PaymentResult } from './useMakePayment'
import making from './makePayment.module.css'
import styles from './spokenPayment.module.css'

interface Props {
  given: GivenCommand
  /** Another payment was asked about here until this one was said. */
  isInstead: boolean
  /** Which bill it is. */
  bill: string
  methods: readonly PaymentProfile[]
  owed: Cents | null
  today: string
  pay: Pay
  /** While it is paid, no other command takes its place. */
  onPaying: (isPaying: boolean) => void
  onAccepted: () => void
  onPaid: (result: PaymentResult) => void
  onClose: () => void
}

/** What cannot be paid is said, and nothing is asked. */
export function SpokenPayment(props: Props) {
  const { given, methods, owed, today, onClose } = props
  // What is owed changes with the payment.
  const [amount] = useState(given.Parameters.Amount ?? Math.max(0, owed ?? 0))
  const isUsable = (one: PaymentProfile) => expiryState(one['credit-card-expiry-date'], today) !== 'expired'
  const isPayable = payableOf((amount / 100).toFixed(2)) !== null
  if (isPayable && methods.some(isUsable)) return <Question {...props} amount={amount} />
  const beyond = given.Parameters.Amount === undefined ? commandTexts.nothingToPay : commandTexts.amountBeyond
  return (
    <Modal isOpen title="Make payment" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p>{isPayable ? commandTexts.noUsableMethod : beyond}</p>
    </Modal>
  )
}

/** What came of these can be made again, with another method for example. */
const canTryAgain = (result: PaymentResult | null): boolean =>
  result === null || result.status === 'DECLINED' || result.status === 'failed'

function Question({
  given,
  isInstead,
  amount,
  bill,
  methods,
  owed: owedNow,
  today,
  pay,
  ...on
}: Props & { amount: Cents }) {
  const { onPaying, onAccepted, onPaid, onClose } = on
  const [owed] = useState(owedNow)
  const [meant] = useState(() => methodsMeant(given.Parameters['Payment Method'] ?? '', methods, today))
  const [token, setToken] = useState(meant.token)
  const [hasOthers, setHasOthers] = useState(false)
  const offered = hasOthers ? [...meant.shown, ...meant.others] : meant.shown
  const chosen = offered.find((method) => method.token === token)
  const fee = chosen ? feeOf(chosen['payment-category'], amount) : 0
  const { paying, progress, result, heldBack, submit } = useMakePayment({
    pay,
    onAccepted,
    onClose: (outcome) => {
      if (outcome.status === 'ACCEPTED') onPaid(outcome)
      if (outcome.text === '' && outcome.status !== 'unknown') onClose()
    },
  })
  const isPaying = paying !== null
  useEffect(() => {
    onPaying(isPaying)
    return () => onPaying(false)
  }, [isPaying, onPaying])

  const isUnsure = !canTryAgain(result)
  const remarks = result
    ? []
    : [
        isInstead ? commandTexts.instead : null,
        given.NotUnderstood.length > 0 ? commandTexts.leftOut(given.NotUnderstood) : null,
        meant.remark,
        isUnusual(owed, amount) ? unusualText(owed, amount) : amountNote(owed, amount),
      ].filter((remark) => remark !== null)
  return (
    <Modal
      isOpen
      title={`Pay ${amountText(amount)}?`}
      {...(!isPaying && { onClose })}
      footer={
        <>
          {/* Whoever was about to press does not pay what came instead. */}
          <Button disabled={isPaying} data-starts-here={isInstead || undefined} onClick={onClose}>
            {isUnsure ? 'Close' : 'Cancel'}
          </Button>
          {(isPaying || !isUnsure) && (
            <Button
              type="primary"
              disabled={!chosen}
              loading={isPaying}
              onClick={() => chosen && void submit(chosen, amount)}
            >
              Pay {amountText(amount + fee)}
            </Button>
          )}
        </>
      }
    >
      <PaymentProgress progress={progress} />
      <PaymentOutcome result={result} />
      {remarks.map((remark) => (
        <Alert key={remark} type="warning" showIcon title={remark} className={styles.remark} />
      ))}
      <p className={styles.bill}>{bill}</p>
      <Radio.Group
        aria-label="Pay with"
        className={making.choices}
        value={token}
        disabled={isPaying || isUnsure}
        options={offered.map((method) => ({
          value: method.token,
          label: methodName(method.type, method['profile-account-number']),
        }))}
        onChange={({ target }) => setToken(String(target.value))}
      />
      {!hasOthers && meant.others.length > 0 && (
        <Button type="link" onClick={() => setHasOthers(true)}>
          Other methods
        </Button>
      )}
      <output className={styles.inAll}>
        {heldBack
          ? heldBackText(heldBack)
          : chosen
            ? fee > 0
              ? `With a fee of ${amountText(fee)} it is ${amountText(amount + fee)} in all, paid now.`
              : `There is no fee. ${amountText(amount)} is paid now.`
            : 'Choose what to pay with.'}
      </output>
    </Modal>
  )
}
