/** Shows a scheduled change and lets the user cancel it. */
import { useState } from 'react'
import type { PlanChange } from '#shared/contract/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { useCancelPlanChangeMutation } from '../../api/services/plans'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { differenceText, scheduledChangeText } from './planChangeTexts'
import styles from './plans.module.css'

export function ScheduledChange({ change }: { change: PlanChange }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [isConfirming, setConfirming] = useState(false)

  return (
    <div className={styles.scheduled}>
      <div>
        <p className={parts.strong}>{scheduledChangeText(change)}</p>
        <p className={parts.quiet}>
          {planTexts.orderSummary(differenceText(change.price_difference), change.request_number)}
        </p>
      </div>
      {mayWrite && <Button onClick={() => setConfirming(true)}>{planTexts.cancelChange}</Button>}
      {isConfirming && <CancelDialog change={change} onClose={() => setConfirming(false)} />}
    </div>
  )
}

function CancelDialog({ change, onClose }: { change: PlanChange; onClose: () => void }) {
  const { crm_service_account_id, change_id } = change
  const [cancel] = useCancelPlanChangeMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => cancel({ body: { crm_service_account_id, change_id } }),
    () => {
      notify.snackbar(planTexts.cancelled)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={planTexts.cancelThisChange}
      message={
        <>
          <p>{planTexts.cancelChangeEffect(scheduledChangeText(change))}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      onNo={onClose}
    />
  )
}
