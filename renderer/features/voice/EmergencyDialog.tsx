import type { VoiceLine } from '#shared/contract/voice'
import { voiceTexts } from '#shared/voice'
import { useUpdateEmergencyAddressMutation } from '../../api/voice'
import { useSettingDraft } from '../../session/useSettingDraft'
import { AddressFields, addressFields, wrongAddress } from '../../ui/forms/AddressFields'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'

export function EmergencyDialog({ line, onClose }: { line: VoiceLine; onClose: () => void }) {
  const known = line.pending_address ?? line.emergency_address
  const draft = useSettingDraft(`e911:${line.line_id}`, {
    street_address: known?.street_address ?? '',
    unit: known?.unit ?? '',
    city: known?.city ?? '',
    state: known?.state ?? '',
    zip: known?.zip ?? '',
  })
  const [update] = useUpdateEmergencyAddressMutation()
  const notify = useNotify()
  const form = useForm(addressFields, { startsAt: 'street_address' })
  const { values } = draft

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const { error } = await update({ body: { line_id: line.line_id, ...values } })
    if (error) return error
    notify.toast('success', voiceTexts.filed)
    close()
    return null
  }

  return (
    <FormDialog
      title="Change emergency address"
      onClose={onClose}
      form={form}
      wrong={wrongAddress(values)}
      send={send}
      submitText="Send address"
      onCancel={close}
    >
      <p>
        Type the address where the phone is, with unit, floor or room if there is one. The address on file counts until
        the new one is confirmed.
      </p>
      <AddressFields
        field={form.field}
        values={values}
        onChange={draft.keep}
        labels={{ unit: 'Unit, floor or room (optional)' }}
      />
    </FormDialog>
  )
}
