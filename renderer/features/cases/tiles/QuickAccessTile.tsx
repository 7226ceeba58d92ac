/** Links to the form of each kind of request, for the services that the customer has. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as caseTexts from '#shared/texts/cases/cases'
import { useSignedIn } from '../../../session/SignedIn'
import { Tile } from '../../../ui/panels/TilePanel'
import styles from './tiles.module.css'

interface QuickLink {
  to: string
  label: string
  /** The link is shown to customers with one of these services, or to everyone if the list is empty. */
  services: readonly ServiceType[]
  /** Builders and associations hand over addresses instead of moving. */
  isForResidents?: true
}

const quickLinks: readonly QuickLink[] = [
  { to: paths.fiberServiceTicketCreate, label: caseTexts.fiberTvPhone, services: ['FIBER', 'TV', 'VOIP'] },
  { to: paths.meterTicketCreate, label: caseTexts.gasMeter, services: ['GAS'] },
  { to: paths.gasServiceTicketCreate, label: caseTexts.gasLine, services: ['GAS'] },
  { to: `${paths.serviceTicketCreate}?type=billing`, label: caseTexts.billing, services: [] },
  { to: `${paths.serviceTicketCreate}?type=moving`, label: caseTexts.moving, services: [], isForResidents: true },
  { to: paths.serviceTicketCreate, label: caseTexts.anythingElse, services: [] },
]

export function QuickAccessTile() {
  const { user } = useSignedIn()
  const ownedServices = new Set(user.user_accounts.map((account) => account.service_type_code))
  return (
    <Tile title={caseTexts.getHelpWith}>
      <ul className={styles.ways}>
        {quickLinks
          .filter(({ isForResidents }) => !isForResidents || user.userTypeCode === 'CUSTOMER')
          .filter(({ services }) => services.length === 0 || services.some((service) => ownedServices.has(service)))
          .map(({ to, label }) => (
            <li key={label}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Tile>
  )
}
