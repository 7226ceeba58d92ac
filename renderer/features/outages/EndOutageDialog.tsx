/** Ends an outage. Affected customers are notified, and their reports can be marked as done. */
import { endOutage, type Outage } from '#shared/contract/services/outages'
import { outageMessageLimit } from '#shared/services/outages'
import * as outageTexts from '#shared/texts/services/outages'
import { useEndOutageMutation } from '../../api/services/outages'
import { useDraft } from '../../domain/drafts/useDraft'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { LongTextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

type EndDraft = { message: string; finishes_reports: boolean }

interface Props {
  outage: Outage
  onClose: () => void
}

export function EndOutageDialog({ outage: { outage_id, report_count }, onClose }: Props) {
  const draft = useDraft<EndDraft>(`outage-end ${outage_id}`, { message: '', finishes_reports: true })
  const [end] = useEndOutageMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(endOutage, {
    draft,
    input: (body) => ({ params: { outage_id }, body }),
    send: end,
    onSent: () => {
      draft.discard()
      snackbar(outageTexts.ended)
      onClose()
    },
  })
  return (
    <FormDialog title={outageTexts.endOutage} form={form} submitText={outageTexts.endOutage} onClose={onClose}>
      <p>{outageTexts.endEffect}</p>
      <LongTextField
        label={outageTexts.messageLabel}
        rows={4}
        maxLength={outageMessageLimit}
        hint={outageTexts.endMessageHint}
        {...form.text('message')}
      />
      {report_count > 0 && (
        <>
          <Checkbox
            checked={form.values.finishes_reports}
            onChange={({ target }) => form.save({ finishes_reports: target.checked })}
          >
            {outageTexts.finishReports(report_count)}
          </Checkbox>
          <p>{outageTexts.finishReportsHint}</p>
        </>
      )}
    </FormDialog>
  )
}
