import { Radio } from 'antd'
import { updateForwarding, type VoipLine } from '#shared/contract/services/voip'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { type Forwarding, forwardings, numberProblem } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { useUpdateForwardingMutation } from '../../api/services/voip'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { PhoneField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

export function ForwardingDialog({ line, onClose }: { line: VoipLine; onClose: () => void }) {
  const draft = useSettingDraft<{ forwarding: string; forward_to: string }>(`forwarding:${line.line_id}`, {
    forwarding: line.forwarding,
    forward_to: line.forward_to,
  })
  const [update] = useUpdateForwardingMutation()
  const notify = useNotify()
  const forwarding: Forwarding = forwardings.find((candidate) => candidate === draft.values.forwarding) ?? 'off'
  const isOn = forwarding !== 'off'

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateForwarding, {
    draft,
    input: ({ forward_to }) => ({
      body: { line_id: line.line_id, forwarding, ...(isOn && { forward_to: phoneDigits(forward_to) }) },
    }),
    check: ({ forward_to }) => ({ forward_to: isOn ? numberProblem(forward_to, line.number) : null }),
    send: update,
    onSent: () => {
      notify.snackbar(voipTexts.saved)
      close()
    },
  })

  return (
    <FormDialog
      title={voipTexts.callForwarding}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <Radio.Group
        vertical
        aria-label={voipTexts.forwardingLabel}
        value={forwarding}
        options={forwardings.map((value) => ({ value, label: voipTexts.forwardingLabels[value] }))}
        onChange={({ target }) => draft.save({ forwarding: String(target.value) })}
      />
      {isOn && <PhoneField label={voipTexts.forwardTo} {...form.text('forward_to')} hint={voipTexts.forwardingHint} />}
    </FormDialog>
  )
}
