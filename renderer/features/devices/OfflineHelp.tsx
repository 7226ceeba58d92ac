import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as deviceTexts from '#shared/texts/services/devices'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './devices.module.css'

/** Explains what to check first if a device does not respond. */
export const OfflineHelp = () => (
  <div className={styles.offline} role="alert">
    <p className={parts.strong}>{deviceTexts.someDevicesOffline}</p>
    <ol>
      <li>{deviceTexts.powerHint}</li>
      <li>{deviceTexts.restartHint}</li>
      <li>
        <Rich text={deviceTexts.checkLights} parts={{ link: (text) => <Link to={paths.troubleShoot}>{text}</Link> }} />
      </li>
    </ol>
    <p>
      <Rich
        text={deviceTexts.technicianHint}
        parts={{ link: (text) => <Link to={paths.fiberServiceTicketCreate}>{text}</Link> }}
      />
    </p>
  </div>
)
