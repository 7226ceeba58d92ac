/** What the customer can do with a request: move its appointment, cancel it, and, once it is over, reopen, follow up and rate. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isOver } from '#shared/cases'
import type { CaseDetails } from '#shared/contract/cases'
import { paths } from '../../paths'
import { CancelDialog } from './CancelDialog'
import styles from './cases.module.css'
import { RateDialog } from './RateDialog'
import { ReopenDialog } from './ReopenDialog'
import { RescheduleDialog } from './RescheduleDialog'

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
      {found.cancel_requested && (
        <p className={styles.quiet}>
          You asked to cancel this request. We will tell you whether that is still possible.
        </p>
      )}
      <div className={styles.actions}>
        {found.status === 'scheduled' && <Button onClick={() => setOpen('reschedule')}>Move the appointment</Button>}
        {!isOver(found.status) && !found.cancel_requested && (
          <Button onClick={() => setOpen('cancel')}>Cancel request</Button>
        )}
        {found.reopen_until && <Button onClick={() => setOpen('reopen')}>Reopen</Button>}
        {isOver(found.status) && !found.reopen_until && (
          <Link to={`${paths.serviceTicketCreate}?${followUp}`}>Open a follow-up</Link>
        )}
        {isFinished && (
          <Button onClick={() => setOpen('rate')}>{found.rating === null ? 'Rate' : 'Change the rating'}</Button>
        )}
      </div>
      <CancelDialog caseId={found.case_id} isOpen={open === 'cancel'} onClose={close} />
      <ReopenDialog caseId={found.case_id} isOpen={open === 'reopen'} onClose={close} />
      <RateDialog found={found} isOpen={open === 'rate'} onClose={close} />
      <RescheduleDialog found={found} isOpen={open === 'reschedule'} onClose={close} />
    </>
  )
}
