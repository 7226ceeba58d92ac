/** Deleting a saved method: asks first, and says why it cannot be while autopay uses it. */
import { Button } from 'antd'
import { useState } from 'react'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { dayText } from '../../../ui/look/days'
import { useDeletePaymentProfileMutation } from '../../../api/payments'
import { useListScheduledPaymentsQuery } from '../../../api/scheduledPayments'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Modal } from '../../../ui/dialogs/Modal'
import { useNotify } from '../../../ui/notices/useNotify'
import { AutopayPlace } from './AutopayPlace'
import styles from './methods.module.css'
import { amountText } from '../../../ui/look/amounts'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'

interface DeleteMethodProps {
  customerNumber: string
  method: PaymentProfile | null
  onDone: () => void
  /** Answers when the list is up to date; the dialog stays until then. */
  onDeleted: (method: PaymentProfile) => Promise<void>
  onClosed: () => void
}

export function DeleteMethod({ customerNumber, method, onDone, onDeleted, onClosed }: DeleteMethodProps) {
  const [remove] = useDeletePaymentProfileMutation()
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()

  async function confirm(): Promise<void> {
    if (!method || isBusy) return
    setIsBusy(true)
    const { error } = await remove({ query: { crm_customer_id: customerNumber, token: method.token } })
    notify.snackbar(error ? paymentTexts.deleteFailed : paymentTexts.deleted)
    if (!error) await onDeleted(method)
    setIsBusy(false)
    onDone()
  }

  // A dialog that closes goes on saying what it said until it has gone.
  const [shown, setShown] = useState(method)
  if (method && method !== shown) setShown(method)
  const name = shown ? methodName(shown.type, shown['profile-account-number']) : ''
  const groups = shown?.['autopay-billing-groups'] ?? []
  return (
    <>
      <UsedByAutopay isOpen={method !== null && groups.length > 0} name={name} groups={groups} onClose={onDone} />
      <ConfirmDialog
        isOpen={method !== null && groups.length === 0}
        title={paymentTexts.deletePaymentMethod}
        message={
          <>
            <p>{paymentTexts.wellRemoveFromYourAccount(name)}</p>
            {shown && <ScheduledWith customerNumber={customerNumber} token={shown.token} />}
            <p>{paymentTexts.deleteIt}</p>
          </>
        }
        isBusy={isBusy}
        isDangerous
        onYes={() => void confirm()}
        onNo={onDone}
        onClosed={onClosed}
      />
    </>
  )
}

/** What is scheduled with a method is cancelled with it: said before, one by one. */
export function ScheduledWith({ customerNumber, token }: { customerNumber: string; token: string }) {
  const { data, isFetching } = useListScheduledPaymentsQuery({ query: { crm_customer_id: customerNumber } })
  const scheduled = data?.filter(({ payment_token }) => payment_token === token)
  if (!scheduled) return isFetching ? null : <p>{paymentTexts.anyPaymentsScheduledWithIt}</p>
  if (scheduled.length === 0) return null
  return (
    <>
      <p>{paymentTexts.thisScheduledPaymentTheseScheduled(scheduled.length === 1)}</p>
      <ul className={styles.bullets}>
        {scheduled.map(({ scheduled_payment_id, amount, pay_on, crm_billing_account_number }) => (
          <li key={scheduled_payment_id}>
            {paymentTexts.onForBillingAccount(amountText(amount), dayText(pay_on))} {crm_billing_account_number}
          </li>
        ))}
      </ul>
    </>
  )
}

interface UsedByAutopayProps {
  isOpen: boolean
  name: string
  groups: string[]
  onClose: () => void
}

/** There is nothing to ask: the method stays until autopay has another one. */
function UsedByAutopay({ isOpen, name, groups, onClose }: UsedByAutopayProps) {
  return (
    <Modal
      isOpen={isOpen}
      title={paymentTexts.autopayUsesThisMethod}
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <p>{paymentTexts.autopayUsesFor(name)}</p>
      <ul className={styles.bullets}>
        {groups.map((group) => (
          <AutopayPlace key={group} group={group} />
        ))}
      </ul>
      <p>{paymentTexts.beforeYouDeleteThisOne}</p>
    </Modal>
  )
}
