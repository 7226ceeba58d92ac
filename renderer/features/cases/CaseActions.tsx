/** What the customer can do with a request: move its appointment, cancel it, and, once it is over, reopen, follow up and rate. */
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOver } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { paths } from '../../paths'
import styles from './cases.module.css'
import * as requestTexts from '#shared/texts/requests'

// Fetched when they are asked for: most people only read.
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }))
const RateDialog = lazy(async () => ({ default: (await import('./RateDialog')).RateDialog }))
const ReopenDialog = lazy(async () => ({ default: (await import('./ReopenDialog')).ReopenDialog }))
const RescheduleDialog = lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog }))

type Open = 'cancel' | 'reopen' | 'rate' | 'reschedule' | null

export function CaseActions({ found }: { found: CaseDetails }) {
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  const isFinished = found.status === 'resolved' || found.status === 'closed'
  const followUp = new URLSearchParams({
    type: found.service_type,
    subtype: found.service_subtype,
    parent: found.case_id,
  })
  return (
    <>
      <div className={styles.actions}>
        {found.status === 'scheduled' && (
          <Button onClick={() => setOpen('reschedule')}>{requestTexts.moveTheAppointment}</Button>
        )}
        {!isOver(found.status) && !found.cancel_requested && (
          <Button onClick={() => setOpen('cancel')}>{requestTexts.cancelRequest}</Button>
        )}
        {found.reopen_until && <Button onClick={() => setOpen('reopen')}>{requestTexts.reopen}</Button>}
        {isOver(found.status) && !found.reopen_until && (
          <Link to={`${paths.serviceTicketCreate}?${followUp}`}>{requestTexts.openAFollowUp}</Link>
        )}
        {isFinished && (
          <Button onClick={() => setOpen('rate')}>
            {found.rating === null ? 'Rate' : requestTexts.changeTheRating}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog caseId={found.case_id} onClose={close} />}
        {open === 'reopen' && <ReopenDialog caseId={found.case_id} onClose={close} />}
        {open === 'rate' && <RateDialog found={found} onClose={close} />}
        {open === 'reschedule' && <RescheduleDialog found={found} onClose={close} />}
      </Suspense>
    </>
  )
}
