/** Offers the actions on a request: confirm and move the appointment, cancel, reopen, follow up and rate. */
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { isFinishedCase } from '#shared/cases/cases'
import type { Appointment, CaseDetails } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import { useConfirmAppointmentMutation } from '../../../api/cases/appointments'
import { useProviderDay } from '../../../domain/useProviderDay'
import { Button } from '../../../ui/Button'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'

// The dialogs load on demand, because most people only read.
const CancelDialog = lazy(async () => ({ default: (await import('./CancelDialog')).CancelDialog }))
const RateDialog = lazy(async () => ({ default: (await import('./RateDialog')).RateDialog }))
const ReopenDialog = lazy(async () => ({ default: (await import('./ReopenDialog')).ReopenDialog }))
const RescheduleDialog = lazy(async () => ({ default: (await import('./RescheduleDialog')).RescheduleDialog }))

type CaseDialog = 'cancel' | 'reopen' | 'rate' | 'reschedule' | null

export function CaseActions({ caseDetails }: { caseDetails: CaseDetails }) {
  const [open, setOpen] = useState<CaseDialog>(null)
  // Stays while the dialog explains why an appointment that is gone can't be moved.
  const [moved, setMoved] = useState<Appointment | null>(null)
  const close = (): void => setOpen(null)
  const movable = useMovableAppointment(caseDetails)
  const isFinished = caseDetails.status === 'resolved' || caseDetails.status === 'closed'
  const followUp = new URLSearchParams({
    type: caseDetails.service_type,
    subtype: caseDetails.service_subtype,
    parent: caseDetails.case_id,
  })
  return (
    <>
      <div className={parts.wideActions}>
        {movable && (
          <>
            {!caseDetails.is_appointment_confirmed && (
              <ConfirmAppointment caseId={caseDetails.case_id} appointment={movable} />
            )}
            <Button
              onClick={() => {
                setMoved(movable)
                setOpen('reschedule')
              }}
            >
              {appointmentTexts.moveTheAppointment}
            </Button>
          </>
        )}
        {!isFinishedCase(caseDetails.status) && !caseDetails.cancel_requested && (
          <Button onClick={() => setOpen('cancel')}>{caseTexts.cancelRequest}</Button>
        )}
        {caseDetails.reopen_until && <Button onClick={() => setOpen('reopen')}>{caseTexts.reopen}</Button>}
        {isFinishedCase(caseDetails.status) && !caseDetails.reopen_until && (
          <Link to={`${paths.serviceTicketCreate}?${followUp}`}>{caseTexts.followUpLink}</Link>
        )}
        {isFinished && (
          <Button onClick={() => setOpen('rate')}>
            {caseDetails.rating === null ? caseTexts.rate : caseTexts.changeTheRating}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog caseId={caseDetails.case_id} onClose={close} />}
        {open === 'reopen' && <ReopenDialog caseId={caseDetails.case_id} onClose={close} />}
        {open === 'rate' && <RateDialog caseDetails={caseDetails} onClose={close} />}
        {open === 'reschedule' && moved && (
          <RescheduleDialog
            caseId={caseDetails.case_id}
            appointment={caseDetails.appointment ?? moved}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** Returns the appointment that customers can confirm or move, until the day before it; otherwise null. */
function useMovableAppointment({ status, appointment }: CaseDetails): Appointment | null {
  const today = useProviderDay()
  return status === 'scheduled' && appointment !== null && appointment.date > today ? appointment : null
}

function ConfirmAppointment({ caseId, appointment }: { caseId: string; appointment: Appointment }) {
  const [confirm, { isLoading }] = useConfirmAppointmentMutation()
  const { snackbar } = useNotify()

  /** The API layer reports failures. */
  async function send(): Promise<void> {
    const { error } = await confirm({
      body: { case_id: caseId, seen_date: appointment.date, seen_window: appointment.window },
    })
    if (!error) snackbar(appointmentTexts.appointmentConfirmedToast)
  }

  return (
    <Button kind="primary" isBusy={isLoading} onClick={() => void send()}>
      {appointmentTexts.confirmAppointment}
    </Button>
  )
}
