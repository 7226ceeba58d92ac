import { useState } from 'react'
import type { Device } from '#shared/contract/services/devices'
import { wifiNameProblem, wifiPasswordProblem } from '#shared/services/devices'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/devices'
import { useUpdateWifiMutation } from '../../api/services/devices'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

/** Changes the Wi-Fi name, and the password if one is typed. */
export function WifiDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const draft = useSettingDraft(`wifi:${device.device_id}`, { name: device.wifi?.name ?? '' })
  const [password, setPassword] = useState('')
  const [update] = useUpdateWifiMutation()
  const notify = useNotify()
  const form = useForm(['wifi_name', 'wifi_password'], { initialField: 'wifi_name' })
  const { name } = draft.values

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const { error } = await update({
      body: { device_id: device.device_id, wifi_name: name.trim(), ...(password && { wifi_password: password }) },
    })
    if (error) return error
    notify.toast('success', deviceTexts.queued)
    close()
    return null
  }

  return (
    <FormDialog
      title={deviceTexts.changeWiFi}
      onClose={onClose}
      form={form}
      fieldErrors={{ wifi_name: wifiNameProblem(name), wifi_password: password ? wifiPasswordProblem(password) : null }}
      send={send}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField
        label={deviceTexts.wiFiName}
        autoComplete="off"
        maxLength={32}
        field={form.field('wifi_name')}
        value={name}
        onChange={(value) => draft.save({ name: value })}
      />
      <SecretField
        label={deviceTexts.newWiFiPassword}
        autoComplete="new-password"
        field={form.field('wifi_password')}
        value={password}
        onChange={setPassword}
        hint={deviceTexts.leaveItBlankToKeep}
      />
      <p className={parts.quiet}>{deviceTexts.phonesComputersAndTvsDisconnect}</p>
    </FormDialog>
  )
}
