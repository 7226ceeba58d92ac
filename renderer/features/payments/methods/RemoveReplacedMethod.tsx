/** Asks, once the new method is saved, whether to move autopay to it and remove the old method. */
import { useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import { expiryLabel, methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { useDeletePaymentProfileMutation } from '../../../api/payments/payments'
import { useProviderDay } from '../../../domain/useProviderDay'
import { Button } from '../../../ui/Button'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { Modal } from '../../../ui/dialogs/Modal'
import { useNotify } from '../../../ui/notices/useNotify'
import { AutopayBillItem } from './AutopayBillItem'
import { autopayFeeText } from './autopayFeeText'
import { AffectedScheduledPayments } from './DeleteMethod'
import { isExpired } from './methodFees'
import styles from './methods.module.css'
import { type FailedMove, useAutopayMove } from './useAutopayMove'

interface Props {
  customerNumber: string
  oldMethod: PaymentProfile
  replacement: PaymentProfile
  /** Called after the saved methods have changed. */
  onChanged: () => Promise<unknown>
  onDone: () => void
}

const nameOf = (method: PaymentProfile): string => methodName(method.type, method['profile-account-number'])

export function RemoveReplacedMethod(props: Props) {
  const today = useProviderDay()
  return isExpired(props.replacement, today) ? <NoReplacement {...props} /> : <MoveAndRemove {...props} />
}

/** The new card is already expired and can't replace the old one. */
function NoReplacement({ oldMethod, replacement, onDone }: Props) {
  const expiry = replacement['credit-card-expiry-date']
  return (
    <Modal
      isOpen
      title={paymentMethodTexts.newCardExpired}
      onClose={onDone}
      footer={<Button onClick={onDone}>{commonTexts.close}</Button>}
    >
      <p>
        {paymentMethodTexts.replacementExpired(
          nameOf(replacement),
          (expiry && expiryLabel(expiry)) ?? '',
          nameOf(oldMethod),
        )}
      </p>
    </Modal>
  )
}

function MoveAndRemove({ customerNumber, oldMethod, replacement, onChanged, onDone }: Props) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [remove] = useDeletePaymentProfileMutation()
  const { groups, moved, failed, move } = useAutopayMove(oldMethod, replacement)

  async function confirm(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const isMoved = await move()
    if (isMoved) {
      const { error } = await remove({ query: { crm_customer_id: customerNumber, token: oldMethod.token } })
      notify.snackbar(error ? paymentMethodTexts.deleteFailed : paymentMethodTexts.deleted)
    }
    await onChanged()
    setIsBusy(false)
    if (isMoved) onDone()
  }

  const names = { oldName: nameOf(oldMethod), newName: nameOf(replacement) }
  return (
    <ChoiceDialog
      isOpen
      {...dialogTextsOf({ groups, moved, failed })}
      noText={paymentMethodTexts.keepBoth}
      message={
        <>
          {failed.length > 0 ? (
            <NotMoved {...names} moved={moved} failed={failed} />
          ) : (
            <MoveQuestion {...names} groups={groups} fee={autopayFeeText(replacement['payment-category'], null)} />
          )}
          <AffectedScheduledPayments customerNumber={customerNumber} token={oldMethod.token} />
          <p>{paymentMethodTexts.removeOldTitle(names.oldName)}</p>
        </>
      }
      isBusy={isBusy}
      isDangerous
      onYes={() => void confirm()}
      onNo={() => isBusy || onDone()}
    />
  )
}

type MoveProgress = Pick<ReturnType<typeof useAutopayMove>, 'groups' | 'moved' | 'failed'>

function dialogTextsOf({ groups, moved, failed }: MoveProgress): { title: string; yesText: string } {
  if (failed.length > 0) {
    return { title: autopayTexts.autopayNotMoved(moved.length > 0), yesText: commonTexts.tryAgain }
  }
  return groups.length > 0
    ? { title: autopayTexts.moveAndRemove, yesText: paymentMethodTexts.moveAndRemove }
    : { title: paymentMethodTexts.removeOld, yesText: commonTexts.remove }
}

interface MethodNames {
  oldName: string
  newName: string
}

const MoveQuestion = ({ oldName, newName, groups, fee }: MethodNames & { groups: readonly string[]; fee: string }) => (
  <>
    <p>{paymentMethodTexts.isSaved(newName)}</p>
    {groups.length > 0 && (
      <>
        <p>{autopayTexts.moveEffect(oldName)}</p>
        <ul className={styles.bullets}>
          {groups.map((group) => (
            <AutopayBillItem key={group} group={group} />
          ))}
        </ul>
        <p>{fee}</p>
      </>
    )}
  </>
)

interface NotMovedProps extends MethodNames {
  moved: readonly string[]
  failed: readonly FailedMove[]
}

const NotMoved = ({ oldName, newName, moved, failed }: NotMovedProps) => (
  <div role="alert">
    {moved.length > 0 && (
      <>
        <p>{autopayTexts.autopayMoved(newName)}</p>
        <ul className={styles.bullets}>
          {moved.map((group) => (
            <AutopayBillItem key={group} group={group} />
          ))}
        </ul>
      </>
    )}
    <p>{autopayTexts.autopayMoveFailed}</p>
    <ul className={styles.bullets}>
      {failed.map(({ group, message }) => (
        <AutopayBillItem key={group} group={group} note={message} />
      ))}
    </ul>
    <p>{autopayTexts.oldMethodStaysSaved(oldName)}</p>
  </div>
)
