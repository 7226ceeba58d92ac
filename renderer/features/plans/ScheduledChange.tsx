/** A change that is yet to come, and the way back. */
import { Button } from 'antd'
import { useState } from 'react'
import type { PlanChange } from '#shared/contract/plans'
import { useCancelPlanChangeMutation } from '../../api/plans'
import { useMay } from '../../session/useMay'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { differenceText, scheduledText } from './planWords'
import parts from '../../ui/panels/parts.module.css'
import styles from './plans.module.css'
import * as planTexts from '#shared/texts/plans'
import * as commonTexts from '#shared/texts/common'

export function ScheduledChange({ change }: { change: PlanChange }) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [isAsking, setAsking] = useState(false)

  return (
    <div className={styles.scheduled}>
      <div>
        <p className={styles.strong}>{scheduledText(change)}</p>
        <p className={parts.quiet}>
          {planTexts.requestNumberWithDifferenceAndRequestNumber(
            differenceText(change.price_difference),
            change.request_number,
          )}
        </p>
      </div>
      {mayWrite && <Button onClick={() => setAsking(true)}>{planTexts.cancelChange}</Button>}
      {isAsking && <CancelDialog change={change} onClose={() => setAsking(false)} />}
    </div>
  )
}

function CancelDialog({ change, onClose }: { change: PlanChange; onClose: () => void }) {
  const { crm_service_account_id, change_id } = change
  const [cancel] = useCancelPlanChangeMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { crm_service_account_id, change_id } }),
    () => {
      notify.toast('success', planTexts.cancelled)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={planTexts.cancelThisChange}
      message={
        <>
          <p>{planTexts.afterCancelingYourPlanStays(scheduledText(change))}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      yesText={planTexts.cancelTheChange}
      noText={commonTexts.keepIt}
      onNo={onClose}
    />
  )
}
