import { Link } from 'react-router-dom'
import type { Case } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import { appointmentText } from '../../../domain/cases/appointmentText'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useSelection } from '../../../session/useSelection'
import { DateText } from '../../../ui/DateText'
import parts from '../../../ui/panels/parts.module.css'
import { OwnCaseStatusTag } from '../OwnCaseStatusTag'
import styles from './tiles.module.css'

/** Lists requests in a tile, one per line. Shows the address of a request if it is not the selected address. */
export function CaseLines({ cases }: { cases: Case[] }) {
  const { address } = useSelection()
  return (
    <ul className={styles.lines}>
      {cases.map((request) => (
        <CaseLine key={request.case_id} request={request} premiseId={address?.crm_premise_id} />
      ))}
    </ul>
  )
}

function CaseLine({ request, premiseId }: { request: Case; premiseId: string | undefined }) {
  const { case_id, case_no, title, status, updated_date, appointment, is_unread, crm_premise_id } = request
  return (
    <li className={styles.line}>
      <RequestIcon request={request} size="small" />
      <span className={styles.text}>
        {is_unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">{commonTexts.newLabel}</span>
          </span>
        )}
        <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{title}</Link>
        <span className={parts.below}>
          {appointment ? appointmentText(appointment) : <DateText value={updated_date} />} ·{' '}
          <span className={styles.number}>{case_no}</span>
          {crm_premise_id !== null && crm_premise_id !== premiseId && ` · ${request.street_address}`}
        </span>
      </span>
      <OwnCaseStatusTag status={status} />
    </li>
  )
}
