/** What the person may do with a run as it stands: steer it, decide about it, keep its report. */
import { Button } from 'antd'
import { useState } from 'react'
import { getCreditReport, type CreditRun } from '#shared/contract/credits'
import { creditTexts } from '#shared/credits'
import { useDecideCreditRunMutation, useSteerCreditRunMutation } from '../../api/credits'
import { saveFile } from '../../api/files'
import { useMay } from '../../session/useMay'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './credits.module.css'
import { amountText } from '../../ui/look/amounts'

type Decision = 'approve' | 'reject'

export function RunActions({ run }: { run: CreditRun }) {
  const mayWrite = useMay('CREDITS.write')
  const mayApprove = useMay('CREDITS.approve')
  const [steer, { isLoading }] = useSteerCreditRunMutation()
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const { toast } = useNotify()
  const params = { run_id: run.run_id }
  const act = (action: 'pause' | 'resume' | 'retry_failed') => void steer({ params, body: { action } })

  async function save(): Promise<void> {
    const name = `Credit run ${run.begun_at.slice(0, 10)} ${run.run_id.slice(0, 8)}.csv`
    const { outcome } = await saveFile(getCreditReport, { params }, name)
    if (outcome === 'saved') toast('success', 'Report saved.')
  }

  return (
    <>
      {run.status === 'waiting' && (
        <p className={styles.warning}>
          {run.is_own
            ? 'Above what you may credit alone. Nothing is credited before somebody else with the right to approve agrees.'
            : `Above what ${run.begun_by} may credit alone. Nothing is credited before a second person agrees.`}
        </p>
      )}
      <div className={styles.choices}>
        {mayWrite && run.status === 'running' && (
          <Button disabled={isLoading} onClick={() => act('pause')}>
            Pause
          </Button>
        )}
        {mayWrite && run.status === 'paused' && (
          <Button type="primary" disabled={isLoading} onClick={() => act('resume')}>
            Resume
          </Button>
        )}
        {mayWrite && run.failed_count > 0 && (
          <Button disabled={isLoading} onClick={() => act('retry_failed')}>
            Retry failed ({run.failed_count})
          </Button>
        )}
        {mayApprove && run.status === 'waiting' && !run.is_own && (
          <>
            <Button onClick={() => setDeciding('reject')}>Reject</Button>
            <Button type="primary" onClick={() => setDeciding('approve')}>
              Approve
            </Button>
          </>
        )}
        <Button onClick={() => void save()}>Download report</Button>
      </div>
      {deciding && <DecideDialog run={run} decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  )
}

interface DecideDialogProps {
  run: CreditRun
  decision: Decision
  onClose: () => void
}

function DecideDialog({ run, decision, onClose }: DecideDialogProps) {
  const [decide] = useDecideCreditRunMutation()
  const { dialog, failure } = useConfirmed(
    () => decide({ params: { run_id: run.run_id }, body: { decision } }),
    () => onClose(),
  )
  const isApproving = decision === 'approve'
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous={!isApproving}
      title={isApproving ? 'Approve this run?' : 'Reject this run?'}
      yesText={isApproving ? 'Approve' : 'Reject'}
      noText="Cancel"
      onNo={onClose}
      message={
        <>
          <p>
            {isApproving
              ? `${run.row_count} accounts are credited with ${amountText(run.total_amount)} in all, as ${run.begun_by} asked.`
              : `None of the ${run.row_count} accounts is credited. This cannot be taken back; ${run.begun_by} can begin another run.`}
          </p>
          <FormFailure>{failure && `${creditTexts.updateFailed} ${failure}`}</FormFailure>
        </>
      }
    />
  )
}
