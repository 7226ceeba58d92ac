import { useState } from 'react'
import type { Device } from '#shared/contract/devices'
import { deviceTexts } from '#shared/devices'
import { useRestartDeviceMutation } from '../../api/devices'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { FormFailure } from '../../ui/forms/FormFields'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'

export function RestartDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const [restart, { isLoading }] = useRestartDeviceMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const notify = useNotify()

  async function confirm(): Promise<void> {
    const { error } = await restart({ body: { device_id: device.device_id } })
    if (error) return setFailure(problemOfQuery(error).message)
    notify.toast('success', deviceTexts.queued)
    onClose()
  }

  return (
    <ConfirmDialog
      title="Restart gateway"
      message={
        <>
          <p>Internet, phone and TV are gone for about two minutes, emergency calls over this line included.</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      isOpen
      isBusy={isLoading}
      isDangerous
      yesText="Restart"
      noText="Cancel"
      onYes={() => void confirm()}
      onNo={onClose}
    />
  )
}
