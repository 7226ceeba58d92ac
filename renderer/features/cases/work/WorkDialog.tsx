/** The form of one action of staff: what it does, what it needs, and what changed in the meantime. */
import { Select } from 'antd'
import { descriptionLimit, visitWindows } from '#shared/cases/cases'
import type { WorkAction } from '#shared/cases/requestTransitions'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { moveRequest } from '#shared/contract/cases/requestQueue'
import * as requestTexts from '#shared/texts/cases/requests'
import * as requestWorkTexts from '#shared/texts/cases/requestWork'
import * as commonTexts from '#shared/texts/common'
import { useMoveRequestMutation } from '../../../api/cases/requestQueue'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DayField } from '../../../ui/forms/dates/DayField'
import { Field } from '../../../ui/forms/Field'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'

const noteLabels: Partial<Record<WorkAction, string>> = {
  ask: requestWorkTexts.questionToCustomer,
  finish: requestWorkTexts.workPerformed,
  cancel: requestWorkTexts.reasonForCustomer,
}

const missingNotes: Partial<Record<WorkAction, string>> = {
  ask: requestWorkTexts.questionMissing,
  finish: requestWorkTexts.workMissing,
  cancel: requestWorkTexts.reasonMissing,
}

interface Props {
  action: WorkAction
  caseDetails: CaseDetails
  onClose: () => void
}

export function WorkDialog({ action, caseDetails, onClose }: Props) {
  const texts = requestWorkTexts.workTexts[action]
  const form = useWorkForm({ action, caseDetails, onClose })
  return (
    <ConfirmDialog
      title={texts.title}
      isOpen
      isBusy={form.isBusy}
      isDangerous={action === 'cancel'}
      yesText={texts.submit}
      noText={commonTexts.close}
      onYes={(event) => void form.submit(event)}
      onNo={onClose}
      message={
        <div className={styles.form}>
          <p>{texts.effect}</p>
          {action === 'schedule' && <AppointmentFields form={form} />}
          {noteLabels[action] !== undefined && (
            <LongTextField label={noteLabels[action]} rows={4} maxLength={descriptionLimit} {...form.text('note')} />
          )}
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}

/** The draft keeps what was typed when the dialog closes, or when a colleague was faster. */
function useWorkForm({ action, caseDetails, onClose }: Props) {
  const { case_id, status, appointment, preferred } = caseDetails
  const wish = appointment ?? preferred
  const draft = useCaseDraft(case_id, action, { note: '', date: wish?.date ?? null, window: wish?.window ?? '8-10' })
  const [move] = useMoveRequestMutation()
  const { toast } = useNotify()
  return useCallForm(moveRequest, {
    draft,
    input: ({ note, date, window }) => ({
      body: {
        case_id,
        action,
        seen_status: status,
        note,
        ...(action === 'schedule' && { date: date ?? undefined, window: windowOf(window) }),
      },
    }),
    check: ({ note, date }) => ({
      date: action === 'schedule' && date === null ? requestTexts.chooseADay : null,
      note: note.trim() === '' ? (missingNotes[action] ?? null) : null,
    }),
    send: move,
    onSent: () => {
      toast('success', requestWorkTexts.workTexts[action].done)
      draft.discard()
      onClose()
    },
  })
}

type WorkForm = ReturnType<typeof useWorkForm>

const windowOf = (typed: string) => visitWindows.find((candidate) => candidate === typed) ?? '8-10'

function AppointmentFields({ form }: { form: WorkForm }) {
  const day = form.field('date')
  return (
    <div className={styles.visit}>
      <DayField
        id={day.control.id}
        label={commonTexts.day}
        error={day.error ?? undefined}
        hint={requestTexts.mondayToFridayStartingTomorrow}
        value={form.values.date}
        onChange={(date) => {
          day.clear()
          form.save({ date })
        }}
      />
      <Field id="work-window" label={requestTexts.hours}>
        {(control) => (
          <Select
            {...control}
            value={windowOf(form.values.window)}
            options={visitWindows.map((value) => ({ value, label: requestTexts.windowLabels[value] }))}
            onChange={(window) => form.save({ window })}
          />
        )}
      </Field>
    </div>
  )
}
