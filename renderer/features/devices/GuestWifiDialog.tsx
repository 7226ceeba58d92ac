import { useId } from 'react'
import { type Device, updateGuestWifi } from '#shared/contract/services/devices'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import { useUpdateGuestWifiMutation } from '../../api/services/devices'
import { useSecrets } from '../../domain/drafts/useSecrets'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Switch } from '../../ui/Switch'

/** Sets up a Wi-Fi network for guests, separate from the devices at home. */
export function GuestWifiDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { wifi, device_id } = device
  const draft = useSettingDraft(`guest-wifi:${device_id}`, {
    is_on: wifi?.is_guest_on ?? false,
    guest_name: wifi?.guest_name || `${wifi?.name ?? deviceTexts.home}-guest`,
  })
  const [update] = useUpdateGuestWifiMutation()
  const notify = useNotify()
  const id = useId()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateGuestWifi, {
    draft: useSecrets(draft, { guest_password: '' }),
    input: ({ is_on, guest_name, guest_password }) => ({
      body: { device_id, is_on, ...(is_on && { guest_name: guest_name.trim(), guest_password }) },
    }),
    send: update,
    onSent: () => {
      notify.snackbar(deviceTexts.queued)
      close()
    },
  })

  return (
    <FormDialog
      title={deviceTexts.guestWiFi}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <div className={parts.switch}>
        <label htmlFor={id}>{deviceTexts.guestWiFi}</label>
        <Switch id={id} checked={form.values.is_on} onChange={(is_on) => form.save({ is_on })} />
      </div>
      <p className={parts.quiet}>{deviceTexts.guestNetworkHint}</p>
      {form.values.is_on && (
        <>
          <TextField label={deviceTexts.guestName} autoComplete="off" maxLength={32} {...form.text('guest_name')} />
          <SecretField
            label={deviceTexts.guestPassword}
            autoComplete="new-password"
            {...form.text('guest_password')}
            hint={deviceTexts.passwordHint}
          />
        </>
      )}
    </FormDialog>
  )
}
