import { type Device, updateWifi } from '#shared/contract/services/devices'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import { useUpdateWifiMutation } from '../../api/services/devices'
import { useSecrets } from '../../domain/drafts/useSecrets'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

/** Changes the Wi-Fi name, and the password if one is typed. */
export function WifiDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { device_id, wifi } = device
  const draft = useSettingDraft(`wifi:${device_id}`, { wifi_name: wifi?.name ?? '' })
  const [update] = useUpdateWifiMutation()
  const notify = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateWifi, {
    draft: useSecrets(draft, { wifi_password: '' }),
    focus: 'wifi_name',
    input: ({ wifi_name, wifi_password }) => ({
      body: { device_id, wifi_name: wifi_name.trim(), ...(wifi_password && { wifi_password }) },
    }),
    send: update,
    onSent: () => {
      notify.snackbar(deviceTexts.queued)
      close()
    },
  })

  return (
    <FormDialog
      title={deviceTexts.changeWiFi}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField label={deviceTexts.wiFiName} autoComplete="off" maxLength={32} {...form.text('wifi_name')} />
      <SecretField
        label={deviceTexts.newPassword}
        autoComplete="new-password"
        {...form.text('wifi_password')}
        hint={deviceTexts.newPasswordHint}
      />
      <p className={parts.quiet}>{deviceTexts.changeWifiEffect}</p>
    </FormDialog>
  )
}
