/** What was said about a payment, to be confirmed: the amount, the method, the fee, and whatever was not understood. */
import { Alert, Button, Radio } from 'antd'
import { useState } from 'react'
import { lastFour, methodName } from '#shared/brands'
import { methodMeant, type Meant, type SavedMethod } from '#shared/commands/methodMeant'
import { commandTexts } from '#shared/commands/texts'
import type { PaymentProfile } from '#shared/contract/payments'
import type { Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { Modal } from '../../../ui/dialogs/Modal'
import { expiryState } from '../../../ui/payments/methodLooks'
import { amountText } from '../../../ui/look/amounts'
import { isUnusual, payableOf, unusualText } from './paymentAmount'
import making from './makePayment.module.css'
import styles from './spokenPayment.module.css'

interface Props {
  given: GivenCommand
  amount: Cents
  /** Which bill it is. */
  bill: string
  methods: readonly PaymentProfile[]
  owed: Cents | null
  today: string
  onPay: (method: PaymentProfile, amount: Cents) => void
  onClose: () => void
}

const toSaved = (method: PaymentProfile): SavedMethod & { method: PaymentProfile } => ({
  method,
  token: method.token,
  type: method.type,
  category: method['payment-category'],
  lastFour: lastFour(method['profile-account-number']),
  nickname: method['profile-description'],
})

function remarkOn(said: string, meant: Meant<SavedMethod>): string | null {
  switch (meant.kind) {
    case 'one':
      return null
    case 'several':
      return commandTexts.severalMethods(said)
    case 'none':
      return commandTexts.noSuchMethod(said)
  }
}

/** What cannot be paid is said, and nothing is asked. */
export function SpokenPayment(props: Props) {
  const { given, amount, onClose } = props
  if (payableOf((amount / 100).toFixed(2)) !== null) return <Question {...props} />
  return (
    <Modal isOpen title="Make payment" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p>{given.Parameters.Amount === undefined ? commandTexts.nothingToPay : commandTexts.amountBeyond}</p>
    </Modal>
  )
}

function Question({ given, amount, bill, methods: saved, owed, today, onPay, onClose }: Props) {
  const methods = saved.filter((one) => expiryState(one['credit-card-expiry-date'], today) !== 'expired')
  const said = given.Parameters['Payment Method'] ?? ''
  const meant = methodMeant(said, methods.map(toSaved))
  const [token, setToken] = useState(meant.kind === 'one' ? meant.method.token : null)
  const chosen = methods.find((method) => method.token === token)
  const fee = chosen ? feeOf(chosen['payment-category'], amount) : 0
  const remarks = [
    given.NotUnderstood.length > 0 ? commandTexts.leftOut(given.NotUnderstood) : null,
    remarkOn(said, meant),
    isUnusual(owed, amount) ? unusualText(owed, amount) : null,
  ].filter((remark) => remark !== null)
  return (
    <Modal
      isOpen
      title={`Pay ${amountText(amount)}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            disabled={!chosen}
            onClick={() => {
              if (!chosen) return
              onClose()
              onPay(chosen, amount)
            }}
          >
            Pay {amountText(amount + fee)}
          </Button>
        </>
      }
    >
      {remarks.map((remark) => (
        <Alert key={remark} type="warning" showIcon title={remark} className={styles.remark} />
      ))}
      <p className={styles.bill}>{bill}</p>
      <Radio.Group
        aria-label="Pay with"
        className={making.choices}
        value={token}
        options={methods.map((method) => ({
          value: method.token,
          label: methodName(method.type, method['profile-account-number']),
        }))}
        onChange={({ target }) => setToken(String(target.value))}
      />
      <output className={styles.inAll}>
        {chosen
          ? fee > 0
            ? `With a fee of ${amountText(fee)} it is ${amountText(amount + fee)} in all, paid now.`
            : `There is no fee. ${amountText(amount)} is paid now.`
          : 'Choose what to pay with.'}
      </output>
    </Modal>
  )
}
