/** Lists requests as rows, or explains why there are none. */
import { Link } from 'react-router-dom'
import type { AccountOwner } from '#shared/access/accountOwner'
import type { CaseTab } from '#shared/cases/cases'
import type { Case } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as requestTexts from '#shared/texts/cases/requests'
import * as commonTexts from '#shared/texts/common'
import { appointmentText } from '../../../domain/cases/appointmentText'
import { RequestIcon } from '../../../domain/cases/RequestIcon'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { DateText } from '../../../ui/DateText'
import { type Column, DataTable } from '../../../ui/lists/DataTable'
import { Tag } from '../../../ui/Tag'
import { OwnCaseStatusTag } from '../OwnCaseStatusTag'
import styles from './CaseTable.module.css'

const columns: Column<Case>[] = [
  {
    key: 'number',
    title: commonTexts.numberShort,
    render: ({ case_id, case_no, is_unread }) => (
      <span className={styles.number}>
        <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{case_no}</Link>
        {is_unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">{commonTexts.newLabel}</span>
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'subject',
    title: commonTexts.subject,
    render: (request) => (
      <span className={styles.subject}>
        <RequestIcon request={request} size="small" />
        {request.title}
      </span>
    ),
  },
  {
    key: 'address',
    title: commonTexts.address,
    render: ({ street_address }) => street_address || requestTexts.accountInGeneral,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status, cancel_requested }) => (
      <>
        <OwnCaseStatusTag status={status} />
        {cancel_requested && <Tag color="warning">{requestTexts.cancellationRequested}</Tag>}
      </>
    ),
  },
  {
    key: 'updated',
    title: requestTexts.updated,
    narrow: 'right',
    isNamed: true,
    render: ({ updated_date }) => <DateText value={updated_date} />,
  },
  {
    key: 'appointment',
    title: requestTexts.appointment,
    isNamed: true,
    render: ({ appointment }) => (appointment ? appointmentText(appointment) : ''),
  },
]

interface CaseTableProps {
  tab: CaseTab
  cases: Case[]
  isStale: boolean
  isFiltered: boolean
  mayWrite: boolean
}

export function CaseTable({ tab, cases, isStale, isFiltered, mayWrite }: CaseTableProps) {
  const owner = useAccountOwner()
  return (
    <DataTable
      caption={requestTexts.requests(requestTexts.tabLabels(owner)[tab])}
      columns={columns}
      rows={cases}
      rowKey={({ case_id }) => case_id}
      isStale={isStale}
      empty={isFiltered ? requestTexts.noMatch : emptyTexts(owner)[tab]}
      emptyPicture={isFiltered ? 'search' : 'requests'}
      emptyAction={<NoCasesAction tab={tab} isFiltered={isFiltered} mayOpen={mayWrite && owner === 'own'} />}
    />
  )
}

const emptyTexts = (owner: AccountOwner): Record<CaseTab, string> => ({
  open: owner === 'own' ? requestTexts.ownNoneOpen : requestTexts.theirNoneOpen,
  waiting: owner === 'own' ? requestTexts.noneWaiting : requestTexts.noneWaitingHint,
  closed: requestTexts.noneClosedHint,
  cancelled: requestTexts.noCanceledRequests,
})

interface NoCasesActionProps {
  tab: CaseTab
  isFiltered: boolean
  mayOpen: boolean
}

function NoCasesAction({ tab, isFiltered, mayOpen }: NoCasesActionProps) {
  // The button that clears the filters is above the list.
  if (isFiltered) return null
  if (tab !== 'open') return <Link to={paths.serviceTicket}>{requestTexts.seeOpenRequests}</Link>
  return mayOpen && <Link to={paths.serviceTicketCreate}>{requestTexts.openFirst}</Link>
}
