/** Shows the number of open requests and three of them, those that wait for the customer first. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useListOpenCasesQuery } from '../../../api/cases/cases'
import { useCustomerFilter } from '../../../domain/cases/useCustomerFilter'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { EmptyTile, TilePanel } from '../../../ui/panels/TilePanel'
import { useTileRows } from '../../../ui/panels/useTileRows'
import { CaseLines } from './CaseLines'
import styles from './tiles.module.css'

export function ServiceTicketsTile() {
  const customer = useCustomerFilter()
  const owner = useAccountOwner()
  const query = useListOpenCasesQuery({
    body: { ...customer, tab: 'open', sort: 'waiting', page_number: 1, page_size: useTileRows() },
  })
  return (
    <TilePanel
      title={commonTexts.serviceRequests}
      action={<Link to={paths.serviceTicket}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={caseTexts.yourRequestsNotLoaded}
      rows={4}
      isEmpty={({ counts }) => counts.open === 0}
      empty={
        <EmptyTile picture="requests" action={<Link to={paths.support}>{caseTexts.getHelp}</Link>}>
          {caseTexts.noOpenHint}
        </EmptyTile>
      }
    >
      {({ cases, counts }) => (
        <>
          <p className={styles.counts}>
            {caseTexts.openCount(counts.open)}
            {counts.waiting > 0 && (
              <>
                {' · '}
                <Link to={`${paths.serviceTicket}?tab=waiting`}>{caseTexts.waitingCount[owner](counts.waiting)}</Link>
              </>
            )}
          </p>
          <CaseLines cases={cases} />
        </>
      )}
    </TilePanel>
  )
}
