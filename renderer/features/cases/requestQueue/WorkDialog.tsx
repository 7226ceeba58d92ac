/** The form of one action of staff: what it does, what it needs, and what changed in the meantime. */
import { descriptionLimit } from '#shared/cases/cases'
import type { WorkAction } from '#shared/cases/requestTransitions'
import type { CaseDetails } from '#shared/contract/cases/cases'
import { moveRequest } from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useMoveRequestMutation } from '../../../api/cases/requestQueue'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'
import { useVisitSlots, VisitFields, type VisitSlots, type VisitTime, visitTimeProblem, windowOf } from '../VisitFields'

const noteLabels: Partial<Record<WorkAction, string>> = {
  ask: requestQueueTexts.questionToCustomer,
  finish: requestQueueTexts.workPerformed,
  cancel: requestQueueTexts.reasonForCustomer,
}

const missingNotes: Partial<Record<WorkAction, string>> = {
  ask: requestQueueTexts.questionMissing,
  finish: requestQueueTexts.workMissing,
  cancel: requestQueueTexts.reasonMissing,
}

interface Props {
  action: WorkAction
  caseDetails: CaseDetails
  onClose: () => void
}

export function WorkDialog({ action, caseDetails, onClose }: Props) {
  const texts = requestQueueTexts.workTexts[action]
  const slots = useVisitSlots(caseDetails.case_id, { skip: action !== 'schedule' })
  const form = useWorkForm({ action, caseDetails, onClose }, slots.data)
  return (
    <ChoiceDialog
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
          {action === 'schedule' && (
            <VisitFields
              form={form}
              query={slots}
              hints={{ uncovered: requestQueueTexts.noCrewHint, full: requestQueueTexts.noFreeCrew }}
              preferred={caseDetails.preferred}
            />
          )}
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
function useWorkForm({ action, caseDetails, onClose }: Props, slots: VisitSlots | undefined) {
  const { case_id, status, appointment, preferred } = caseDetails
  const suggested = appointment ?? preferred
  const draft = useCaseDraft<{ note: string } & VisitTime>(case_id, action, {
    note: '',
    date: suggested?.date ?? null,
    window: suggested?.window ?? '8-10',
  })
  const { refetch } = useGetCaseQuery({ query: { case_id } })
  const [move] = useMoveRequestMutation()
  const { snackbar } = useNotify()
  return useCallForm(moveRequest, {
    draft,
    input: ({ note, date, window }) => ({
      body: {
        case_id,
        action,
        seen_status: status,
        note,
        seen_date: appointment?.date ?? null,
        seen_window: appointment?.window ?? null,
        ...(action === 'schedule' && { date: date ?? undefined, window: windowOf(window) }),
      },
    }),
    check: ({ note, ...time }) => ({
      date: action === 'schedule' ? visitTimeProblem(time, slots) : null,
      note: note.trim() === '' ? (missingNotes[action] ?? null) : null,
    }),
    send: (input) => sendAndReload(move(input), refetch),
    onSent: () => {
      snackbar(requestQueueTexts.workTexts[action].done)
      draft.discard()
      onClose()
    },
  })
}
