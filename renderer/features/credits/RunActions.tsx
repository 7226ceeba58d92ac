/** What the person may do with a run as it stands: steer it, decide about it, keep its report. */
import { Button } from 'antd'
import { useState } from 'react'
import { getCreditReport, type CreditRun } from '#shared/contract/credits'
import { creditReportName } from '#shared/credits'
import { useGetCreditRunQuery, useListRecentCreditsQuery, useSteerCreditRunMutation } from '../../api/credits'
import { saveFile } from '../../api/files'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { ExportButton } from '../../domain/ExportButton'
import { useMay } from '../../session/useMay'
import { dayOfMoment } from '../../ui/look/days'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { amountText } from '../../ui/look/amounts'
import styles from './credits.module.css'
import { doneOf, isMoving } from './creditWords'
import { DecideRunDialog, type Decision } from './DecideRunDialog'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import * as creditTexts from '#shared/texts/credits'
import * as commonTexts from '#shared/texts/common'

type Asked = Decision | 'cancel'

export function RunActions({ run }: { run: CreditRun }) {
  const mayWrite = useMay('CREDITS.write')
  const mayApprove = useMay('CREDITS.approve')
  const [steer, { isLoading }] = useSteerCreditRunMutation()
  const [asking, setAsking] = useState<Asked | null>(null)
  const { toast } = useNotify()
  const { timeZone } = useRuntimeConfig()
  const params = { run_id: run.run_id }
  const { data: recent } = useListRecentCreditsQuery({ params }, { skip: run.status !== 'waiting' })
  const act = (action: 'pause' | 'resume' | 'retry_failed') => void steer({ params, body: { action } })

  async function save(): Promise<void> {
    const { outcome } = await saveFile(
      getCreditReport,
      { params },
      creditReportName(dayOfMoment(run.begun_at, timeZone), run.run_id),
    )
    if (outcome === 'saved') toast('success', creditTexts.reportSaved)
  }

  return (
    <>
      {run.status === 'waiting' && (
        <p className={styles.warning}>
          {run.is_own ? creditTexts.thisExceedsYourCreditLimit : creditTexts.thisExceedsSCreditLimit(run.begun_by)}
        </p>
      )}
      {recent && <RecentCreditsWarning recent={recent} />}
      <div className={styles.choices}>
        {mayWrite && run.status === 'running' && (
          <Button disabled={isLoading} onClick={() => act('pause')}>
            {creditTexts.pause}
          </Button>
        )}
        {mayWrite && run.status === 'paused' && (
          <Button type="primary" disabled={isLoading} onClick={() => act('resume')}>
            {creditTexts.resume}
          </Button>
        )}
        {mayWrite && (isMoving(run) || run.status === 'paused') && (
          <Button danger disabled={isLoading} onClick={() => setAsking('cancel')}>
            {creditTexts.cancelTheRun}
          </Button>
        )}
        {mayWrite && run.failed_count > 0 && run.status !== 'cancelled' && (
          <Button disabled={isLoading} onClick={() => act('retry_failed')}>
            {creditTexts.retryFailed(run.failed_count)}
          </Button>
        )}
        {mayApprove && run.status === 'waiting' && !run.is_own && (
          <>
            <Button onClick={() => setAsking('reject')}>{creditTexts.reject}</Button>
            <Button type="primary" onClick={() => setAsking('approve')}>
              {commonTexts.approve}
            </Button>
          </>
        )}
        <ExportButton onExport={save}>{creditTexts.downloadReport}</ExportButton>
      </div>
      {asking === 'cancel' && <CancelDialog run={run} onClose={() => setAsking(null)} />}
      {(asking === 'approve' || asking === 'reject') && (
        <DecideRunDialog run={run} decision={asking} onClose={() => setAsking(null)} />
      )}
    </>
  )
}

interface CancelDialogProps {
  run: CreditRun
  onClose: () => void
}

/** A run credits dozens in a second: whoever is asked sees how far it is, more often than beside it. */
const askedMs = 400
const leastRows = { page_number: 1, page_size: 10 }

function CancelDialog({ run: asked, onClose }: CancelDialogProps) {
  const { data } = useGetCreditRunQuery(
    { params: { run_id: asked.run_id }, query: leastRows },
    { pollingInterval: isMoving(asked) ? askedMs : 0, skipPollingIfUnfocused: true },
  )
  const run = data?.run ?? asked
  const [steer] = useSteerCreditRunMutation()
  const { dialog, failure } = useConfirmed(
    () => steer({ params: { run_id: run.run_id }, body: { action: 'cancel' } }),
    () => onClose(),
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={creditTexts.cancelThisRun}
      yesText={creditTexts.cancelTheRun}
      noText={commonTexts.keepIt}
      onNo={onClose}
      message={
        <>
          <p>{creditTexts.theRunStopsAfterThe(run.status === 'running', leftText(run), keptText(run))}</p>
          <FormFailure>{failure && `${creditTexts.updateFailed} ${failure}`}</FormFailure>
        </>
      }
    />
  )
}

const leftText = (run: CreditRun): string => {
  const left = run.row_count - doneOf(run)
  return creditTexts.accountsWontBeCredited(left)
}

const keptText = ({ credited_count, credited_amount }: CreditRun): string =>
  credited_count === 0
    ? creditTexts.nothingHasBeenCreditedSoFar
    : creditTexts.creditsAlreadyIssuedStayTotal(amountText(credited_amount), credited_count)
