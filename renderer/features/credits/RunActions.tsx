/** Offers the actions for a run in its current state: control it, decide about it, download its report. */

import { useState } from 'react'
import { type CreditRun, getCreditReport } from '#shared/contract/billing/credits'
import { joinSentences } from '#shared/format/joinWords'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useControlCreditRunMutation, useGetCreditRunQuery, useListRecentCreditsQuery } from '../../api/billing/credits'
import { saveFile } from '../../api/files'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { ExportButton } from '../../domain/exports/ExportButton'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { amountText } from '../../ui/format/amounts'
import { dayOfMoment } from '../../ui/format/days'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import styles from './credits.module.css'
import { type CreditRunDecision, DecideRunDialog } from './DecideRunDialog'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import { countProcessed, isActive } from './runStatus'

type RunDialog = CreditRunDecision | 'cancel'

export function RunActions({ run }: { run: CreditRun }) {
  const mayWrite = useHasRight('CREDITS.write')
  const mayApprove = useHasRight('CREDITS.approve')
  const [controlRun, { isLoading }] = useControlCreditRunMutation()
  const [openDialog, setOpenDialog] = useState<RunDialog | null>(null)
  const { toast } = useNotify()
  const { timeZone } = useRuntimeConfig()
  const params = { run_id: run.run_id }
  const { data: recent, isLoading: isWarningLoading } = useListRecentCreditsQuery(
    { params },
    { skip: run.status !== 'waiting' },
  )
  const act = (action: 'pause' | 'resume' | 'retry_failed') => void controlRun({ params, body: { action } })

  async function save(): Promise<void> {
    const { outcome } = await saveFile(
      getCreditReport,
      { params },
      creditTexts.reportName(dayOfMoment(run.started_at, timeZone), run.run_id),
    )
    if (outcome === 'saved') toast('success', creditTexts.reportSaved)
  }

  // The warning is above the buttons, which must not move under the pointer.
  if (isWarningLoading && openDialog === null) return null
  return (
    <>
      {run.status === 'waiting' && (
        <p className={styles.warning}>
          {run.is_own ? creditTexts.aboveOwnLimit : creditTexts.aboveLimitOf(run.started_by)}
        </p>
      )}
      {recent && <RecentCreditsWarning recent={recent} />}
      <div className={parts.actions}>
        {mayWrite && run.status === 'running' && (
          <Button disabled={isLoading} onClick={() => act('pause')}>
            {creditTexts.pause}
          </Button>
        )}
        {mayWrite && run.status === 'paused' && (
          <Button kind="primary" disabled={isLoading} onClick={() => act('resume')}>
            {creditTexts.resume}
          </Button>
        )}
        {mayWrite && (isActive(run) || run.status === 'paused') && (
          <Button isDanger disabled={isLoading} onClick={() => setOpenDialog('cancel')}>
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
            <Button onClick={() => setOpenDialog('reject')}>{creditTexts.reject}</Button>
            <Button kind="primary" onClick={() => setOpenDialog('approve')}>
              {commonTexts.approve}
            </Button>
          </>
        )}
        <ExportButton onExport={save}>{creditTexts.downloadReport}</ExportButton>
      </div>
      {openDialog === 'cancel' && <CancelDialog run={run} onClose={() => setOpenDialog(null)} />}
      {(openDialog === 'approve' || openDialog === 'reject') && (
        <DecideRunDialog run={run} decision={openDialog} onClose={() => setOpenDialog(null)} />
      )}
    </>
  )
}

interface CancelDialogProps {
  run: CreditRun
  onClose: () => void
}

/** A run credits dozens of accounts per second, so the dialog polls more often than the page. */
const dialogPollMs = 400
const smallestPage = { page_number: 1, page_size: 10 }

function CancelDialog({ run: initialRun, onClose }: CancelDialogProps) {
  const { data } = useGetCreditRunQuery(
    { params: { run_id: initialRun.run_id }, query: smallestPage },
    { pollingInterval: isActive(initialRun) ? dialogPollMs : 0, skipPollingIfUnfocused: true },
  )
  const run = data?.run ?? initialRun
  const [controlRun] = useControlCreditRunMutation()
  const { dialog, failure } = useConfirmedCall(
    () => controlRun({ params: { run_id: run.run_id }, body: { action: 'cancel' } }),
    () => onClose(),
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={creditTexts.cancelThisRun}
      onNo={onClose}
      message={
        <>
          <p>{cancelEffect(run)}</p>
          <FormFailure>{failure && joinSentences(creditTexts.updateFailed, failure)}</FormFailure>
        </>
      }
    />
  )
}

const cancelEffect = (run: CreditRun): string =>
  joinSentences(
    run.status === 'running' && creditTexts.cancelRunningEffect,
    remainingText(run),
    issuedText(run),
    creditTexts.cancelingIsFinal,
  )

const remainingText = (run: CreditRun): string => {
  const remaining = run.row_count - countProcessed(run)
  return creditTexts.uncreditedCount(remaining)
}

const issuedText = ({ credited_count, credited_amount }: CreditRun): string =>
  credited_count === 0
    ? creditTexts.noneCreditedHint
    : creditTexts.cancelRunEffect(amountText(credited_amount), credited_count)
