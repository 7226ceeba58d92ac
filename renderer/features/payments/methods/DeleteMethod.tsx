/** Deletes a saved method after a confirmation. While autopay uses the method, it says why that is not possible. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useDeletePaymentProfileMutation } from '../../../api/payments/payments'
import { useListScheduledPaymentsQuery } from '../../../api/payments/scheduledPayments'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Modal } from '../../../ui/dialogs/Modal'
import { amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'
import { useNotify } from '../../../ui/notices/useNotify'
import { AutopayBillItem } from './AutopayBillItem'
import styles from './methods.module.css'

interface DeleteMethodProps {
  customerNumber: string
  method: PaymentProfile | null
  onDone: () => void
  /** Resolves when the list is up to date; the dialog stays open until then. */
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
    notify.snackbar(error ? paymentMethodTexts.deleteFailed : paymentMethodTexts.deleted)
    if (!error) await onDeleted(method)
    setIsBusy(false)
    onDone()
  }

  // The dialog keeps its text until its closing animation has ended.
  const [lastMethod, setLastMethod] = useState(method)
  if (method && method !== lastMethod) setLastMethod(method)
  const name = lastMethod ? methodName(lastMethod.type, lastMethod['profile-account-number']) : ''
  const groups = lastMethod?.['autopay-billing-groups'] ?? []
  return (
    <>
      <UsedByAutopay isOpen={method !== null && groups.length > 0} name={name} groups={groups} onClose={onDone} />
      <ConfirmDialog
        isOpen={method !== null && groups.length === 0}
        title={paymentMethodTexts.deletePaymentMethod}
        message={
          <>
            <p>{paymentMethodTexts.removeEffect(name)}</p>
            {lastMethod && <AffectedScheduledPayments customerNumber={customerNumber} token={lastMethod.token} />}
            <p>{paymentMethodTexts.deleteIt}</p>
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

/** Lists the scheduled payments that are canceled together with the method. */
export function AffectedScheduledPayments({ customerNumber, token }: { customerNumber: string; token: string }) {
  const { data, isFetching } = useListScheduledPaymentsQuery({ query: { crm_customer_id: customerNumber } })
  const scheduled = data?.filter(({ payment_token }) => payment_token === token)
  if (!scheduled) return isFetching ? null : <p>{paymentMethodTexts.deleteMethodEffect}</p>
  if (scheduled.length === 0) return null
  return (
    <>
      <p>{paymentMethodTexts.scheduledAlsoCanceled(scheduled.length)}</p>
      <ul className={styles.bullets}>
        {scheduled.map(({ scheduled_payment_id, amount, pay_on, crm_billing_account_number }) => (
          <li key={scheduled_payment_id}>
            {paymentMethodTexts.scheduledUse(amountText(amount), dayText(pay_on), crm_billing_account_number)}
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

/** Offers no deletion, because the method stays until autopay uses another one. */
function UsedByAutopay({ isOpen, name, groups, onClose }: UsedByAutopayProps) {
  return (
    <Modal
      isOpen={isOpen}
      title={autopayTexts.inUseTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <p>{autopayTexts.autopayUsesFor(name)}</p>
      <ul className={styles.bullets}>
        {groups.map((group) => (
          <AutopayBillItem key={group} group={group} />
        ))}
      </ul>
      <p>{autopayTexts.deleteBlockedHint}</p>
    </Modal>
  )
}
