import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import styles from './devices.module.css'

/** What to look at first when a device does not answer. */
export const OfflineHelp = () => (
  <div className={styles.offline} role="alert">
    <p className={styles.strong}>We cannot reach some of your equipment.</p>
    <ol>
      <li>Check that it has power, and that the green plug of the fiber sits firmly.</li>
      <li>Unplug the gateway for 30 seconds, plug it in again, and wait three minutes.</li>
      <li>
        Look at the lights of the fiber box: <Link to={paths.troubleShoot}>the guide says what they mean</Link>.
      </li>
    </ol>
    <p>
      Still offline? <Link to={paths.fiberServiceTicketCreate}>Ask for a technician</Link>.
    </p>
  </div>
)
