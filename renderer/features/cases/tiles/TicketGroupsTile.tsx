/** Shows open requests by service: fiber, gas, and the account. */
import { Link } from 'react-router-dom'
import type { CaseCategory } from '#shared/cases/cases'
import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useListOpenCasesQuery } from '../../../api/cases/cases'
import { useCustomerFilter } from '../../../domain/cases/useCustomerFilter'
import { useSignedIn } from '../../../session/SignedIn'
import { useAccountOwner } from '../../../session/useAccountOwner'
import parts from '../../../ui/panels/parts.module.css'
import { Tile } from '../../../ui/panels/TilePanel'
import { PageState } from '../../../ui/states/PageState'
import { CaseLines } from './CaseLines'
import styles from './tiles.module.css'

interface ServiceGroup {
  label: string
  categories: CaseCategory[]
  services: readonly ServiceType[]
}

const groups: readonly ServiceGroup[] = [
  { label: caseTexts.fiber, categories: ['fiberLine'], services: ['FIBER', 'TV', 'VOIP'] },
  { label: caseTexts.gas, categories: ['gasMeter', 'gasLine'], services: ['GAS'] },
  { label: caseTexts.general, categories: ['general', 'serviceLine'], services: [] },
]

export function TicketGroupsTile() {
  const { user } = useSignedIn()
  const ownedServices = new Set(user.user_accounts.map((account) => account.service_type_code))
  return (
    <Tile title={caseTexts.requestsByService} action={<Link to={paths.serviceTicket}>{commonTexts.viewAll}</Link>}>
      <div className={styles.groups}>
        {groups
          .filter(({ services }) => services.length === 0 || services.some((service) => ownedServices.has(service)))
          .map((group) => (
            <TicketGroup key={group.label} group={group} />
          ))}
      </div>
    </Tile>
  )
}

function TicketGroup({ group: { label, categories } }: { group: ServiceGroup }) {
  const customer = useCustomerFilter()
  const owner = useAccountOwner()
  const query = useListOpenCasesQuery({
    body: { ...customer, tab: 'open', category: categories, sort: 'waiting', page_number: 1, page_size: 3 },
  })
  const counts = query.data?.counts
  return (
    <section aria-label={caseTexts.requests(label)}>
      <h3 className={styles.group}>
        {label}
        {counts && (
          <span className={parts.below}>
            {caseTexts.openCount(counts.open)}
            {counts.waiting > 0 && ` · ${caseTexts.waitingCount[owner](counts.waiting)}`}
          </span>
        )}
      </h3>
      <PageState
        query={query}
        failedText={caseTexts.yourRequestsNotLoaded}
        rows={1}
        isEmpty={({ cases }) => cases.length === 0}
        empty={<p className={parts.below}>{caseTexts.noOpenRequests}</p>}
      >
        {({ cases }) => <CaseLines cases={cases} />}
      </PageState>
    </section>
  )
}
