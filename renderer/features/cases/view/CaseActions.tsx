/** Offers the actions on a request: move the appointment, cancel, reopen, follow up and rate. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as requestTexts from '#shared/texts/cases/requests'
import { Button } from '../../../ui/Button'
import styles from '../cases.module.css'

// The dialogs load on demand, because most people only read.
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }))
const RateDialog = lazy(async () => ({ default: (await import('./RateDialog')).RateDialog }))
const ReopenDialog = lazy(async () => ({ default: (await import('./ReopenDialog')).ReopenDialog }))
const RescheduleDialog = lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog }))

type CaseDialog = 'cancel' | 'reopen' | 'rate' | 'reschedule' | null

export function CaseActions({ caseDetails }: { caseDetails: CaseDetails }) {
  const [open, setOpen] = useState<CaseDialog>(null)
  const close = (): void => setOpen(null)
  const isFinished = caseDetails.status === 'resolved' || caseDetails.status === 'closed'
  const followUp = new URLSearchParams({
    type: caseDetails.service_type,
    subtype: caseDetails.service_subtype,
    parent: caseDetails.case_id,
  })
  return (
    <>
      <div className={styles.actions}>
        {caseDetails.status === 'scheduled' && (
          <Button onClick={() => setOpen('reschedule')}>{requestTexts.moveTheAppointment}</Button>
        )}
        {!isFinishedCase(caseDetails.status) && !caseDetails.cancel_requested && (
          <Button onClick={() => setOpen('cancel')}>{requestTexts.cancelRequest}</Button>
        )}
        {caseDetails.reopen_until && <Button onClick={() => setOpen('reopen')}>{requestTexts.reopen}</Button>}
        {isFinishedCase(caseDetails.status) && !caseDetails.reopen_until && (
          <Link to={`${paths.serviceTicketCreate}?${followUp}`}>{requestTexts.openAFollowUp}</Link>
        )}
        {isFinished && (
          <Button onClick={() => setOpen('rate')}>
            {caseDetails.rating === null ? 'Rate' : requestTexts.changeTheRating}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog caseId={caseDetails.case_id} onClose={close} />}
        {open === 'reopen' && <ReopenDialog caseId={caseDetails.case_id} onClose={close} />}
        {open === 'rate' && <RateDialog caseDetails={caseDetails} onClose={close} />}
        {open === 'reschedule' && <RescheduleDialog caseDetails={caseDetails} onClose={close} />}
      </Suspense>
    </>
  )
}
