import type { VoiceLine } from '#shared/contract/services/voice'
import * as voipTexts from '#shared/texts/voip'
import { useUpdateEmergencyAddressMutation } from '../../api/services/voice'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { AddressFields, addressFieldErrors, addressFields } from '../../ui/forms/AddressFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'

export function EmergencyDialog({ line, onClose }: { line: VoiceLine; onClose: () => void }) {
  const currentAddress = line.pending_address ?? line.emergency_address
  const draft = useSettingDraft(`e911:${line.line_id}`, {
    street_address: currentAddress?.street_address ?? '',
    unit: currentAddress?.unit ?? '',
    city: currentAddress?.city ?? '',
    state: currentAddress?.state ?? '',
    zip: currentAddress?.zip ?? '',
  })
  const [update] = useUpdateEmergencyAddressMutation()
  const notify = useNotify()
  const form = useForm(addressFields, { initialField: 'street_address' })
  const { values } = draft

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const { error } = await update({ body: { line_id: line.line_id, ...values } })
    if (error) return error
    notify.toast('success', voipTexts.filed)
    close()
    return null
  }

  return (
    <FormDialog
      title={voipTexts.changeEmergencyAddress}
      onClose={onClose}
      form={form}
      fieldErrors={addressFieldErrors(values)}
      send={send}
      submitText={voipTexts.sendAddress}
      onCancel={close}
    >
      <p>{voipTexts.enterTheAddressWhereThe}</p>
      <AddressFields
        field={form.field}
        values={values}
        onChange={draft.save}
        labels={{ unit: voipTexts.unitFloorOrRoomOptional }}
      />
    </FormDialog>
  )
}
