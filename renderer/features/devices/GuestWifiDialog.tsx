import { Switch } from 'antd'
import { useId, useState } from 'react'
import type { Device } from '#shared/contract/services/devices'
import { wifiNameProblem, wifiPasswordProblem } from '#shared/services/devices'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/devices'
import { useUpdateGuestWifiMutation } from '../../api/services/devices'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import styles from './devices.module.css'

/** Sets up a Wi-Fi network for guests, separate from the devices at home. */
export function GuestWifiDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { wifi, device_id } = device
  const draft = useSettingDraft(`guest-wifi:${device_id}`, {
    isOn: wifi?.is_guest_on ?? false,
    name: wifi?.guest_name || `${wifi?.name ?? deviceTexts.home}-guest`,
  })
  const [password, setPassword] = useState('')
  const [update] = useUpdateGuestWifiMutation()
  const notify = useNotify()
  const form = useForm(['guest_name', 'guest_password'])
  const id = useId()
  const { isOn, name } = draft.values

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const guestSettings = { guest_name: name.trim(), guest_password: password }
    const { error } = await update({ body: { device_id, is_on: isOn, ...(isOn && guestSettings) } })
    if (error) return error
    notify.toast('success', deviceTexts.queued)
    close()
    return null
  }

  const fieldErrors = isOn ? { guest_name: wifiNameProblem(name), guest_password: wifiPasswordProblem(password) } : {}
  return (
    <FormDialog
      title={deviceTexts.guestWiFi}
      onClose={onClose}
      form={form}
      fieldErrors={fieldErrors}
      send={send}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <div className={styles.switch}>
        <label htmlFor={id}>{deviceTexts.guestWiFi}</label>
        <Switch id={id} checked={isOn} onChange={(checked) => draft.save({ isOn: checked })} />
      </div>
      <p className={parts.quiet}>{deviceTexts.guestsCanUseTheInternet}</p>
      {isOn && (
        <>
          <TextField
            label={deviceTexts.guestWiFiName}
            autoComplete="off"
            maxLength={32}
            field={form.field('guest_name')}
            value={name}
            onChange={(value) => draft.save({ name: value })}
          />
          <SecretField
            label={deviceTexts.guestWiFiPassword}
            autoComplete="new-password"
            field={form.field('guest_password')}
            value={password}
            onChange={setPassword}
            hint={deviceTexts.n8To63LettersDigits}
          />
        </>
      )}
    </FormDialog>
  )
}
