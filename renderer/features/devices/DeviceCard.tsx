import type { Device } from '#shared/contract/services/devices'
import * as commonTexts from '#shared/texts/common'
import * as deviceTexts from '#shared/texts/services/devices'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { actionText, type DeviceTask, isQueued } from './deviceActions'
import styles from './devices.module.css'
import { GatewayActions } from './GatewayActions'

interface DeviceCardProps {
  device: Device
  hasGateway: boolean
  onTask: (task: DeviceTask) => void
}

export function DeviceCard({ device, hasGateway, onTask }: DeviceCardProps) {
  const { kind, model, serial_number, is_online, since, wifi, speed_test, actions } = device
  const mayWrite = useHasRight('ACCOUNTS.write')
  return (
    <li className={styles.device}>
      <div className={styles.head}>
        <h3>{deviceTexts.kindLabels[kind]}</h3>
        <Tag color={is_online ? 'success' : 'warning'}>{is_online ? commonTexts.online : commonTexts.offlineLabel}</Tag>
      </div>
      <p className={parts.quiet}>
        {model} · {serial_number}
        <br />
        <Rich text={deviceTexts.onlineOfflineSince(is_online)} parts={{ date: <DateText value={since} withTime /> }} />
      </p>
      {wifi && (
        <dl className={styles.facts}>
          <dt>{deviceTexts.wiFiName}</dt>
          <dd>{wifi.name}</dd>
          <dt>{deviceTexts.guestWiFi}</dt>
          <dd>{wifi.is_guest_on ? deviceTexts.guestWifiOn(wifi.guest_name) : commonTexts.off}</dd>
        </dl>
      )}
      {speed_test && (
        <p>
          <Rich
            text={deviceTexts.lastTest(speed_test.download_mbps, speed_test.upload_mbps)}
            parts={{ date: <DateText value={speed_test.tested_date} withTime /> }}
          />
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
      {kind === 'ont' && !hasGateway && <p className={parts.quiet}>{deviceTexts.noGateway}</p>}
    </li>
  )
}
