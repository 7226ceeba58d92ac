import type { TvBox } from '#shared/contract/tv'
import { Badge } from '../../ui/panels/Badge'
import { DateText } from '../../ui/DateText'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './tv.module.css'

export const BoxesPanel = ({ boxes }: { boxes: readonly TvBox[] }) => (
  <Panel title="TV boxes">
    {boxes.length === 0 ? (
      <EmptyPanel>We know of no TV box at this address. It appears here once it has been connected.</EmptyPanel>
    ) : (
      <ul className={styles.cards}>
        {boxes.map(({ device_id, model, serial_number, is_online, since, waits_for_pin }) => (
          <li key={device_id} className={styles.card}>
            <div className={styles.head}>
              <h3>{model}</h3>
              <Badge kind={is_online ? 'good' : 'warning'}>{is_online ? 'Online' : 'Offline'}</Badge>
            </div>
            <p className={parts.quiet}>
              {serial_number}
              <br />
              {is_online ? 'Online' : 'Offline'} since <DateText value={since} withTime />
            </p>
            {waits_for_pin && (
              <p className={styles.waits}>
                This box still goes by the old PIN. The new one applies when it reconnects.
              </p>
            )}
            {!is_online && (
              <p className={parts.quiet}>Check its power and its network cable, or that it is within the Wi-Fi.</p>
            )}
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
