import { rescheduleCase } from '#shared/contract/cases/appointments'
import type { Appointment } from '#shared/contract/cases/cases'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import { useRescheduleCaseMutation } from '../../../api/cases/appointments'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { appointmentText } from '../../../domain/cases/appointmentText'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'
import { useVisitSlots, VisitFields, visitTimeProblem, windowOf } from '../VisitFields'

interface Props {
  caseId: string
  appointment: Appointment
  onClose: () => void
}

export function RescheduleDialog({ caseId, appointment, onClose }: Props) {
  const { date, window } = appointment
  const draft = useCaseDraft<{ date: string | null; window: string }>(caseId, 'reschedule', { date, window })
  const slots = useVisitSlots(caseId)
  const { refetch } = useGetCaseQuery({ query: { case_id: caseId } })
  const [reschedule] = useRescheduleCaseMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(rescheduleCase, {
    draft,
    input: (typed) => ({
      body: { case_id: caseId, date: typed.date, window: windowOf(typed.window), seen_date: date, seen_window: window },
    }),
    check: (typed) => ({
      date:
        typed.date === date && typed.window === window
          ? appointmentTexts.chooseAnotherTime
          : visitTimeProblem(typed, slots.data),
    }),
    send: (input) => sendAndReload(reschedule(input), refetch),
    onSent: () => {
      snackbar(appointmentTexts.movedToast)
      close()
    },
  })

  return (
    <ChoiceDialog
      title={appointmentTexts.moveTheAppointment}
      isOpen
      isBusy={form.isBusy}
      yesText={appointmentTexts.move}
      noText={appointmentTexts.keepAppointment(appointmentText(appointment))}
      onYes={(event) => void form.submit(event)}
      onNo={close}
      message={
        <div className={styles.form}>
          <p>{appointmentTexts.currentAppointment(appointmentText(appointment))}</p>
          <VisitFields
            form={form}
            query={slots}
            current={appointment}
            hints={{ uncovered: appointmentTexts.anyBusinessDay, full: appointmentTexts.noAvailableTimes }}
          />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
