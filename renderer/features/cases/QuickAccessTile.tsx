/** Straight to the form of a kind of request, for the services that the customer has. */
import { Link } from 'react-router-dom'
import type { ServiceType } from '#shared/services'
import { paths } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './tiles.module.css'
import * as requestTexts from '#shared/texts/requests'

interface Way {
  to: string
  label: string
  /** Shown to whoever has one of these; to everybody when there are none. */
  services: readonly ServiceType[]
  /** Builders and associations hand addresses over, they do not move. */
  isForResidents?: true
}

const ways: readonly Way[] = [
  { to: paths.fiberServiceTicketCreate, label: requestTexts.fiberTvPhone, services: ['FIBER', 'TV', 'VOIP'] },
  { to: paths.meterTicketCreate, label: requestTexts.gasMeter, services: ['GAS'] },
  { to: paths.gasServiceTicketCreate, label: requestTexts.gasLine, services: ['GAS'] },
  { to: `${paths.serviceTicketCreate}?type=billing`, label: requestTexts.billing, services: [] },
  { to: `${paths.serviceTicketCreate}?type=moving`, label: requestTexts.moving, services: [], isForResidents: true },
  { to: paths.serviceTicketCreate, label: requestTexts.anythingElse, services: [] },
]

export function QuickAccessTile() {
  const { user } = useSignedIn()
  const has = new Set(user.user_accounts.map((account) => account.service_type_code))
  return (
    <Tile title={requestTexts.getHelpWith}>
      <ul className={styles.ways}>
        {ways
          .filter(({ isForResidents }) => !isForResidents || user.userTypeCode === 'CUSTOMER')
          .filter(({ services }) => services.length === 0 || services.some((service) => has.has(service)))
          .map(({ to, label }) => (
            <li key={label}>
              <Link to={to} className={styles.way}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Tile>
  )
}
