import type { Device } from '#shared/contract/devices'
import { deviceTexts } from '#shared/devices'
import { useRestartDeviceMutation } from '../../api/devices'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'

export function RestartDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const [restart] = useRestartDeviceMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmed(
    () => restart({ body: { device_id: device.device_id } }),
    () => {
      notify.toast('success', deviceTexts.queued)
      onClose()
    },
  )

  return (
    <ConfirmDialog
      title="Restart gateway"
      message={
        <>
          <p>Internet, phone and TV are gone for about two minutes, emergency calls over this line included.</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      yesText="Restart"
      noText="Cancel"
      onNo={onClose}
    />
  )
}
