import type { Device } from '#shared/contract/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'
import { useRestartDeviceMutation } from '../../api/services/devices'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'

export function RestartDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const [restart] = useRestartDeviceMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => restart({ body: { device_id: device.device_id } }),
    () => {
      notify.snackbar(deviceTexts.queued)
      onClose()
    },
  )

  return (
    <ConfirmDialog
      title={deviceTexts.restartQuestion}
      message={
        <>
          <p>{deviceTexts.restartEffect}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      onNo={onClose}
    />
  )
}
