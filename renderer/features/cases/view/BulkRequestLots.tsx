import { Link } from 'react-router-dom'
import type { CasePart } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { OwnCaseStatusTag } from '../OwnCaseStatusTag'
import tileStyles from '../tiles/tiles.module.css'

/** Lists the properties of a bulk request, each with its own number and status. */
export const BulkRequestLots = ({ lots }: { lots: readonly CasePart[] }) => (
  <section className={styles.panel} aria-labelledby="case-parts">
    <h3 id="case-parts">{commonTexts.properties}</h3>
    <ul className={tileStyles.lines}>
      {lots.map(({ case_id, case_no, street_address, status }) => (
        <li key={case_id} className={tileStyles.line}>
          <span className={tileStyles.text}>
            <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{street_address}</Link>
            <span className={parts.below}>{case_no}</span>
          </span>
          <OwnCaseStatusTag status={status} />
        </li>
      ))}
    </ul>
  </section>
)
