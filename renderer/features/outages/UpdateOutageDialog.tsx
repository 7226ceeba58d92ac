/** Tells affected customers what is new about an open outage. */
import { type Outage, updateOutage } from '#shared/contract/services/outages'
import { outageMessageLimit } from '#shared/services/outages'
import * as outageTexts from '#shared/texts/services/outages'
import { useUpdateOutageMutation } from '../../api/services/outages'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { takeDraftKey } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { parseProviderTime, toProviderTime, zoneName } from '../../ui/format/providerClock'
import { MomentField } from '../../ui/forms/dates/MomentField'
import { LongTextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface Props {
  outage: Outage
  onClose: () => void
}

export function UpdateOutageDialog({ outage, onClose }: Props) {
  const { timeZone } = useRuntimeConfig()
  const form = useUpdateForm(outage, { timeZone, onClose })
  return (
    <FormDialog title={outageTexts.postUpdate} form={form} submitText={outageTexts.postUpdate} onClose={onClose}>
      <p>{outageTexts.postUpdateEffect}</p>
      <LongTextField
        label={outageTexts.messageLabel}
        rows={4}
        maxLength={outageMessageLimit}
        {...form.text('message')}
      />
      <MomentField label={outageTexts.expectedLabel(zoneName(timeZone))} {...form.text('expected_end_at')} />
    </FormDialog>
  )
}

function useUpdateForm(
  { outage_id, expected_end_at }: Outage,
  { timeZone, onClose }: { timeZone: string; onClose: () => void },
) {
  const draft = useDraft(`outage-update ${outage_id}`, {
    message: '',
    expected_end_at: expected_end_at === null ? '' : toProviderTime(new Date(expected_end_at), timeZone),
    key: '',
  })
  const [update] = useUpdateOutageMutation()
  const { snackbar } = useNotify()
  return useCallForm(updateOutage, {
    draft: { values: draft.values, save: (changes) => draft.save({ ...changes, key: '' }) },
    input: ({ message, expected_end_at: expected }) => ({
      params: { outage_id },
      body: { message, expected_end_at: expected === '' ? null : parseProviderTime(expected, timeZone) },
    }),
    // A repeated request after a lost response notifies no one again.
    send: (input) => update({ ...input, idempotencyKey: takeDraftKey(draft) }),
    onSent: () => {
      draft.discard()
      snackbar(outageTexts.updatePosted)
      onClose()
    },
  })
}
