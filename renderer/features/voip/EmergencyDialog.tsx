import { updateEmergencyAddress, type VoipLine } from '#shared/contract/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { useUpdateEmergencyAddressMutation } from '../../api/services/voip'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { AddressFields } from '../../ui/forms/fields/AddressFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

export function EmergencyDialog({ line, onClose }: { line: VoipLine; onClose: () => void }) {
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

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateEmergencyAddress, {
    draft,
    focus: 'street_address',
    input: (address) => ({ body: { line_id: line.line_id, ...address } }),
    send: update,
    onSent: () => {
      notify.snackbar(voipTexts.filed)
      close()
    },
  })

  return (
    <FormDialog
      title={voipTexts.changeEmergencyAddress}
      onClose={onClose}
      form={form}
      submitText={voipTexts.sendAddress}
      onCancel={close}
    >
      <p>{voipTexts.emergencyAddressHint}</p>
      <AddressFields text={form.text} labels={{ unit: voipTexts.unitLabel }} />
    </FormDialog>
  )
}
