import { Radio } from 'antd'
import type { VoiceLine } from '#shared/contract/services/voice'
import { phoneDigits } from '#shared/customers/phoneNumber'
import { type Forwarding, forwardings, numberProblem } from '#shared/services/voice'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/voip'
import { useUpdateForwardingMutation } from '../../api/services/voice'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { PhoneField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { forwardingLabels } from './voiceLabels'

export function ForwardingDialog({ line, onClose }: { line: VoiceLine; onClose: () => void }) {
  const draft = useSettingDraft<{ when: string; to: string }>(`forwarding:${line.line_id}`, {
    when: line.forwarding,
    to: line.forward_to,
  })
  const [update] = useUpdateForwardingMutation()
  const notify = useNotify()
  const form = useForm(['forward_to'])
  const { to } = draft.values
  const forwarding: Forwarding = forwardings.find((candidate) => candidate === draft.values.when) ?? 'off'
  const isOn = forwarding !== 'off'

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const { error } = await update({
      body: { line_id: line.line_id, forwarding, ...(isOn && { forward_to: phoneDigits(to) }) },
    })
    if (error) return error
    notify.toast('success', voipTexts.saved)
    close()
    return null
  }

  const fieldErrors = { forward_to: isOn ? numberProblem(to, line.number) : null }
  return (
    <FormDialog
      title={voipTexts.callForwarding}
      onClose={onClose}
      form={form}
      fieldErrors={fieldErrors}
      send={send}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <Radio.Group
        vertical
        aria-label={voipTexts.whichCallsToForward}
        value={forwarding}
        options={forwardings.map((value) => ({ value, label: forwardingLabels[value] }))}
        onChange={({ target }) => draft.save({ when: String(target.value) })}
      />
      {isOn && (
        <PhoneField
          label={voipTexts.forwardTo}
          field={form.field('forward_to')}
          value={to}
          onChange={(value) => draft.save({ to: value })}
          hint={voipTexts.aUsNumberForwardedCalls}
        />
      )}
    </FormDialog>
  )
}
