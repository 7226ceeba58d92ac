import { Select } from 'antd'
import { visitWindows } from '#shared/cases/cases'
import { type CaseDetails, rescheduleCase } from '#shared/contract/cases/cases'
import * as requestTexts from '#shared/texts/cases/requests'
import * as commonTexts from '#shared/texts/common'
import { useRescheduleCaseMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DayField } from '../../../ui/forms/dates/DayField'
import { Field } from '../../../ui/forms/Field'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'

export function RescheduleDialog({ caseDetails, onClose }: { caseDetails: CaseDetails; onClose: () => void }) {
  const draft = useCaseDraft(caseDetails.case_id, 'reschedule', {
    date: caseDetails.appointment?.date ?? null,
    window: caseDetails.appointment?.window ?? '8-10',
  })
  const { date } = draft.values
  const window = visitWindows.find((candidate) => candidate === draft.values.window) ?? '8-10'
  const [reschedule] = useRescheduleCaseMutation()
  const { toast } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(rescheduleCase, {
    draft,
    input: (typed) => ({ body: { case_id: caseDetails.case_id, date: typed.date, window } }),
    check: (typed) => ({ date: typed.date ? null : requestTexts.chooseADay }),
    send: reschedule,
    onSent: () => {
      toast('success', requestTexts.theAppointmentHasBeenMoved)
      close()
    },
  })
  const day = form.field('date')

  return (
    <ConfirmDialog
      title={requestTexts.moveTheAppointment}
      isOpen
      isBusy={form.isBusy}
      yesText={requestTexts.move}
      noText={commonTexts.close}
      onYes={(event) => void form.submit(event)}
      onNo={close}
      message={
        <div className={styles.visit}>
          <DayField
            id={day.control.id}
            label={commonTexts.day}
            error={day.error ?? undefined}
            hint={requestTexts.mondayToFridayStartingTomorrow}
            value={date}
            onChange={(value) => {
              day.clear()
              draft.save({ date: value })
            }}
          />
          <Field id="reschedule-window" label={requestTexts.hours}>
            {(control) => (
              <Select
                {...control}
                value={window}
                options={visitWindows.map((value) => ({ value, label: requestTexts.windowLabels[value] }))}
                onChange={(value) => draft.save({ window: value })}
              />
            )}
          </Field>
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
