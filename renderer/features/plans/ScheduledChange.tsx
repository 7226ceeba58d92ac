/** A change that is yet to come, and the way back. */
import { Button } from 'antd'
import { useState } from 'react'
import type { PlanChange } from '#shared/contract/plans'
import { planTexts } from '#shared/plans'
import { useCancelPlanChangeMutation } from '../../api/plans'
import { useMay } from '../../session/useMay'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useNotify } from '../../ui/notices/useNotify'
import { differenceText, scheduledText } from './planWords'
import styles from './plans.module.css'

export function ScheduledChange({ change }: { change: PlanChange }) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [isAsking, setAsking] = useState(false)
  const [cancel, { isLoading }] = useCancelPlanChangeMutation()
  const notify = useNotify()

  async function confirm(): Promise<void> {
    const { crm_service_account_id, change_id } = change
    const { error } = await cancel({ body: { crm_service_account_id, change_id } })
    if (!error) notify.toast('success', planTexts.cancelled)
    setAsking(false)
  }

  return (
    <div className={styles.scheduled}>
      <div>
        <p className={styles.strong}>{scheduledText(change)}</p>
        <p className={styles.quiet}>
          {differenceText(change.price_difference)}. Request number {change.request_number}.
        </p>
      </div>
      {mayWrite && <Button onClick={() => setAsking(true)}>Cancel change</Button>}
      <ConfirmDialog
        title="Cancel this change"
        message={<p>{scheduledText(change)} After canceling, your plan stays as it is.</p>}
        isOpen={isAsking}
        isBusy={isLoading}
        yesText="Cancel the change"
        noText="Keep it"
        onYes={() => void confirm()}
        onNo={() => setAsking(false)}
      />
    </div>
  )
}
