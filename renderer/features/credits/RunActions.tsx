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
import { doneOf } from './creditWords'
import { amountText } from '../../ui/look/amounts'

type Asked = 'approve' | 'reject' | 'cancel'

export function RunActions({ run }: { run: CreditRun }) {
  const mayWrite = useMay('CREDITS.write')
  const mayApprove = useMay('CREDITS.approve')
  const [steer, { isLoading }] = useSteerCreditRunMutation()
  const [asking, setAsking] = useState<Asked | null>(null)
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
        {mayWrite && (run.status === 'paused' || run.status === 'waiting') && (
          <Button danger disabled={isLoading} onClick={() => setAsking('cancel')}>
            Cancel the run
          </Button>
        )}
        {mayWrite && run.failed_count > 0 && run.status !== 'cancelled' && (
          <Button disabled={isLoading} onClick={() => act('retry_failed')}>
            Retry failed ({run.failed_count})
          </Button>
        )}
        {mayApprove && run.status === 'waiting' && !run.is_own && (
          <>
            <Button onClick={() => setAsking('reject')}>Reject</Button>
            <Button type="primary" onClick={() => setAsking('approve')}>
              Approve
            </Button>
          </>
        )}
        <Button onClick={() => void save()}>Download report</Button>
      </div>
      {asking && <AskDialog run={run} asked={asking} onClose={() => setAsking(null)} />}
    </>
  )
}

interface AskDialogProps {
  run: CreditRun
  asked: Asked
  onClose: () => void
}

function AskDialog({ run, asked, onClose }: AskDialogProps) {
  const [decide] = useDecideCreditRunMutation()
  const [steer] = useSteerCreditRunMutation()
  const params = { run_id: run.run_id }
  const { dialog, failure } = useConfirmed(
    () =>
      asked === 'cancel' ? steer({ params, body: { action: asked } }) : decide({ params, body: { decision: asked } }),
    () => onClose(),
  )
  const { title, yes, no, text } = questions[asked]
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous={asked !== 'approve'}
      title={title}
      yesText={yes}
      noText={no}
      onNo={onClose}
      message={
        <>
          <p>{text(run)}</p>
          <FormFailure>{failure && `${creditTexts.updateFailed} ${failure}`}</FormFailure>
        </>
      }
    />
  )
}

interface Question {
  title: string
  yes: string
  no: string
  text: (run: CreditRun) => string
}

const questions: Record<Asked, Question> = {
  approve: {
    title: 'Approve this run?',
    yes: 'Approve',
    no: 'Cancel',
    text: (run) =>
      `${run.row_count} accounts are credited with ${amountText(run.total_amount)} in all, as ${run.begun_by} asked.`,
  },
  reject: {
    title: 'Reject this run?',
    yes: 'Reject',
    no: 'Cancel',
    text: (run) =>
      `None of the ${run.row_count} accounts is credited. This cannot be taken back; ${run.begun_by} can begin another run.`,
  },
  cancel: {
    title: 'Cancel this run?',
    yes: 'Cancel the run',
    no: 'Keep it',
    text: (run) =>
      `${countText(run.row_count - doneOf(run))} not been credited yet, and never will be by this run. ${keptText(run)} This cannot be taken back.`,
  },
}

const keptText = ({ credited_count, credited_amount }: CreditRun): string =>
  credited_count === 0
    ? 'Nothing was credited so far.'
    : `What it has credited so far, ${amountText(credited_amount)} in all, stays.`

const countText = (count: number): string => (count === 1 ? '1 account has' : `${count} accounts have`)
