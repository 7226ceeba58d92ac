/** Open requests by what they are about: fiber, gas, the account. */
import { Link } from 'react-router-dom'
import type { CaseCategory } from '#shared/cases'
import type { ServiceType } from '#shared/services'
import { useListOpenCasesQuery } from '../../api/cases'
import { paths } from '../../paths'
import { useSignedIn } from '../../session/SignedIn'
import { PageState } from '../../ui/states/PageState'
import { Tile } from '../../ui/panels/TilePanel'
import { CaseLines } from './CaseLines'
import styles from './tiles.module.css'

interface Group {
  label: string
  categories: CaseCategory[]
  services: readonly ServiceType[]
}

const groups: readonly Group[] = [
  { label: 'Fiber', categories: ['fiberLine'], services: ['FIBER', 'TV', 'VOIP'] },
  { label: 'Gas', categories: ['gasMeter', 'gasLine'], services: ['GAS'] },
  { label: 'General', categories: ['general', 'serviceLine'], services: [] },
]

export function TicketGroupsTile() {
  const { user } = useSignedIn()
  const has = new Set(user.user_accounts.map((account) => account.service_type_code))
  return (
    <Tile title="Requests by service" action={<Link to={paths.serviceTicket}>View all</Link>}>
      <div className={styles.groups}>
        {groups
          .filter(({ services }) => services.length === 0 || services.some((service) => has.has(service)))
          .map((group) => (
            <TicketGroup key={group.label} group={group} />
          ))}
      </div>
    </Tile>
  )
}

function TicketGroup({ group: { label, categories } }: { group: Group }) {
  const query = useListOpenCasesQuery({
    body: { tab: 'open', category: categories, sort: 'created', page_number: 1, page_size: 3 },
  })
  const counts = query.data?.counts
  return (
    <section aria-label={`${label} requests`}>
      <h3 className={styles.group}>
        {label}
        {counts && (
          <span className={styles.detail}>
            {counts.open} open{counts.waiting > 0 && ` · ${counts.waiting} waiting for you`}
          </span>
        )}
      </h3>
      <PageState
        query={query}
        what={`Your ${label.toLowerCase()} requests`}
        rows={1}
        isEmpty={({ cases }) => cases.length === 0}
        empty={<p className={styles.detail}>Nothing is open.</p>}
      >
        {({ cases }) => <CaseLines cases={cases} />}
      </PageState>
    </section>
  )
}
