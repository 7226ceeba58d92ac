import type { Device } from '#shared/contract/devices'
import { useMay } from '../../session/useMay'
import { Badge } from '../../ui/panels/Badge'
import { DateText } from '../../ui/DateText'
import { GatewayActions } from './GatewayActions'
import { actionText, isQueued, kindLabels, type DeviceTask } from './deviceWords'
import parts from '../../ui/panels/parts.module.css'
import styles from './devices.module.css'

interface DeviceCardProps {
  device: Device
  hasGateway: boolean
  onTask: (task: DeviceTask) => void
}

export function DeviceCard({ device, hasGateway, onTask }: DeviceCardProps) {
  const { kind, model, serial_number, is_online, since, wifi, speed_test, actions } = device
  const mayWrite = useMay('ACCOUNTS.write')
  return (
    <li className={styles.device}>
      <div className={styles.head}>
        <h3>{kindLabels[kind]}</h3>
        <Badge kind={is_online ? 'good' : 'warning'}>{is_online ? 'Online' : 'Offline'}</Badge>
      </div>
      <p className={parts.quiet}>
        {model} · {serial_number}
        <br />
        {is_online ? 'Online' : 'Offline'} since <DateText value={since} withTime />
      </p>
      {wifi && (
        <dl className={styles.facts}>
          <dt>Wi-Fi name</dt>
          <dd>{wifi.name}</dd>
          <dt>Guest Wi-Fi</dt>
          <dd>{wifi.is_guest_on ? `On, ${wifi.guest_name}` : 'Off'}</dd>
        </dl>
      )}
      {speed_test && (
        <p>
          Last test: {speed_test.download_mbps} Mb/s down, {speed_test.upload_mbps} Mb/s up,{' '}
          <DateText value={speed_test.tested_date} withTime />
        </p>
      )}
      <div aria-live="polite">
        {actions.map((action) => (
          <p key={action.action_id} className={isQueued(action) ? styles.queued : styles.applied}>
            {actionText(action, device)}
          </p>
        ))}
      </div>
      {wifi && mayWrite && <GatewayActions device={device} onTask={onTask} />}
      {kind === 'ont' && !hasGateway && (
        <p className={parts.quiet}>
          There is no gateway of ours at this address. The Wi-Fi of another one is set up on that gateway, not here.
        </p>
      )}
    </li>
  )
}
