/** What can be done without waiting for anybody. */
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './support.module.css'

const ways = [
  { to: paths.troubleShoot, label: 'Troubleshoot step by step', what: 'Restart, lights, Wi-Fi, picture, dial tone' },
  {
    to: `${paths.serviceTicketCreate}?type=moving&subtype=move`,
    label: 'Tell us that you are moving',
    what: 'Both addresses at once',
    // Builders and associations hand addresses over, they do not move.
    isForResidents: true,
  },
  {
    to: `${paths.serviceTicketCreate}?type=moving&subtype=start`,
    label: 'Start another service',
    what: 'Fiber, phone, TV or gas',
  },
] satisfies { to: string; label: string; what: string; isForResidents?: true }[]

export function SelfServiceTile() {
  const { user } = useSignedIn()
  const own = ways.filter(({ isForResidents }) => !isForResidents || user.userTypeCode === 'CUSTOMER')
  return (
    <Tile title="Do it yourself" action={<Link to={paths.support}>All support</Link>}>
      <ul className={styles.selfService}>
        {own.map(({ to, label, what }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
