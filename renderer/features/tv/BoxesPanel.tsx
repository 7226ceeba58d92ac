import { Link } from 'react-router-dom'
import type { TvBox } from '#shared/contract/services/tv'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as tvTexts from '#shared/texts/services/tv'
import { DateText } from '../../ui/DateText'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import styles from './tv.module.css'

export const BoxesPanel = ({ boxes }: { boxes: readonly TvBox[] }) => (
  <Panel title={tvTexts.tvBoxes}>
    {boxes.length === 0 ? (
      <EmptyPanel picture="tv" action={<Link to={`${paths.serviceTicketCreate}?type=tv`}>{tvTexts.helpLink}</Link>}>
        {tvTexts.noBoxes}
      </EmptyPanel>
    ) : (
      <ul className={parts.cards}>
        {boxes.map(({ device_id, model, serial_number, is_online, since, waits_for_pin }) => (
          <li key={device_id} className={styles.card}>
            <div className={styles.head}>
              <h3>{model}</h3>
              <Tag color={is_online ? 'success' : 'warning'}>
                {is_online ? commonTexts.online : commonTexts.offlineLabel}
              </Tag>
            </div>
            <p className={parts.quiet}>
              {serial_number}
              <br />
              <Rich
                text={tvTexts.onlineOfflineSince(Boolean(is_online))}
                parts={{ date: <DateText value={since} withTime /> }}
              />
            </p>
            {waits_for_pin && <p className={styles.waits}>{tvTexts.oldPinNote}</p>}
            {!is_online && <p className={parts.quiet}>{tvTexts.offlineBoxHint}</p>}
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
