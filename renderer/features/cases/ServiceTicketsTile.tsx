/** The open requests: how many, and three of them, those that wait for the customer first. */
import { Link } from 'react-router-dom'
import { useListOpenCasesQuery } from '../../api/cases'
import { paths } from '../../paths'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { CaseLines } from './CaseLines'
import styles from './tiles.module.css'

export function ServiceTicketsTile() {
  const query = useListOpenCasesQuery({ body: { tab: 'open', sort: 'updated', page_number: 1, page_size: 3 } })
  return (
    <TilePanel
      title="Service requests"
      action={<Link to={paths.serviceTicket}>View all</Link>}
      query={query}
      what="Your requests"
      rows={4}
      isEmpty={({ counts }) => counts.open === 0}
      empty={
        <EmptyTile action={<Link to={paths.support}>Get help</Link>}>
          You have no open request. Those you open appear here.
        </EmptyTile>
      }
    >
      {({ cases, counts }) => (
        <>
          <p className={styles.counts}>
            {counts.open} open
            {counts.waiting > 0 && (
              <>
                {' · '}
                <Link to={`${paths.serviceTicket}?tab=waiting`}>{counts.waiting} waiting for you</Link>
              </>
            )}
          </p>
          <CaseLines cases={cases} />
        </>
      )}
    </TilePanel>
  )
}
