import type { Device } from '#shared/contract/services/devices'
import type { DeviceActionKind } from '#shared/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'
import { useTestSpeedMutation } from '../../api/services/devices'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { type DeviceTask, isQueued } from './deviceActions'
import styles from './devices.module.css'

interface GatewayActionsProps {
  device: Device
  onTask: (task: DeviceTask) => void
}

/** Offers the actions of a gateway. A speed test changes nothing, so it needs no confirmation. */
export function GatewayActions({ device, onTask }: GatewayActionsProps) {
  const { device_id, is_online, actions } = device
  const [test, { isLoading }] = useTestSpeedMutation()
  const notify = useNotify()
  const isBusyWith = (action: DeviceActionKind) =>
    actions.some((candidate) => candidate.action === action && isQueued(candidate))

  async function testSpeed(): Promise<void> {
    const { data } = await test({ body: { device_id } })
    // A failure has already been reported.
    if (data) notify.snackbar(deviceTexts.queued)
  }

  return (
    <div className={`${parts.actions} ${styles.push}`}>
      <Button disabled={isBusyWith('wifi')} onClick={() => onTask('wifi')}>
        {deviceTexts.changeWiFi}
      </Button>
      <Button disabled={isBusyWith('guest_wifi')} onClick={() => onTask('guest')}>
        {deviceTexts.guestWiFi}
      </Button>
      <Button disabled={isBusyWith('speed_test') || isLoading || !is_online} onClick={() => void testSpeed()}>
        {deviceTexts.testSpeed}
      </Button>
      <Button disabled={isBusyWith('restart') || !is_online} onClick={() => onTask('restart')}>
        {deviceTexts.restartGateway}
      </Button>
    </div>
  )
}
