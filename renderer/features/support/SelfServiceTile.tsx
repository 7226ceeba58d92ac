import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as supportTexts from '#shared/texts/cases/support'
import { useSignedIn } from '../../session/SignedIn'
import parts from '../../ui/panels/parts.module.css'
import { Tile } from '../../ui/panels/TilePanel'
import styles from './support.module.css'

const selfServices = [
  {
    to: paths.troubleShoot,
    label: supportTexts.troubleshootHint,
    description: supportTexts.troubleshootingTopics,
  },
  {
    to: `${paths.serviceTicketCreate}?type=moving&subtype=move`,
    label: supportTexts.movingTitle,
    description: supportTexts.movingHint,
    // Builders and associations hand addresses over, so they don't move.
    isForResidents: true,
  },
  {
    to: `${paths.serviceTicketCreate}?type=moving&subtype=start`,
    label: supportTexts.startAnotherService,
    description: supportTexts.newServiceHint,
  },
] satisfies { to: string; label: string; description: string; isForResidents?: true }[]

export function SelfServiceTile() {
  const { user } = useSignedIn()
  const availableServices = selfServices.filter(
    ({ isForResidents }) => !isForResidents || user.userTypeCode === 'CUSTOMER',
  )
  return (
    <Tile title={supportTexts.doItYourself} action={<Link to={paths.support}>{supportTexts.allSupport}</Link>}>
      <ul className={styles.selfService}>
        {availableServices.map(({ to, label, description }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            <span className={parts.below}>{description}</span>
          </li>
        ))}
      </ul>
    </Tile>
  )
}
