/** Lists requests as rows, or explains why there are none. */
import { Link } from 'react-router-dom'
import type { AccountOwner } from '#shared/access/accountOwner'
import type { CaseTab } from '#shared/cases/cases'
import type { Case } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
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
    render: ({ street_address }) => street_address || caseTexts.accountInGeneral,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status, cancel_requested }) => (
      <>
        <OwnCaseStatusTag status={status} />
        {cancel_requested && <Tag color="warning">{caseTexts.cancellationRequested}</Tag>}
      </>
    ),
  },
  {
    key: 'updated',
    title: caseTexts.updated,
    narrow: 'right',
    isNamed: true,
    render: ({ updated_date }) => <DateText value={updated_date} />,
  },
  {
    key: 'appointment',
    title: appointmentTexts.appointment,
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
      caption={caseTexts.requests(caseTexts.tabLabels(owner)[tab])}
      columns={columns}
      rows={cases}
      rowKey={({ case_id }) => case_id}
      isStale={isStale}
      empty={isFiltered ? caseTexts.noMatch : emptyTexts(owner)[tab]}
      emptyPicture={isFiltered ? 'search' : 'requests'}
      emptyAction={<NoCasesAction tab={tab} isFiltered={isFiltered} mayOpen={mayWrite && owner === 'own'} />}
    />
  )
}

const emptyTexts = (owner: AccountOwner): Record<CaseTab, string> => ({
  open: owner === 'own' ? caseTexts.ownNoneOpen : caseTexts.theirNoneOpen,
  waiting: owner === 'own' ? caseTexts.noneWaiting : caseTexts.noneWaitingHint,
  closed: caseTexts.noneClosedHint,
  cancelled: caseTexts.noCanceledRequests,
})

interface NoCasesActionProps {
  tab: CaseTab
  isFiltered: boolean
  mayOpen: boolean
}

function NoCasesAction({ tab, isFiltered, mayOpen }: NoCasesActionProps) {
  // The button that clears the filters is above the list.
  if (isFiltered) return null
  if (tab !== 'open') return <Link to={paths.serviceTicket}>{caseTexts.seeOpenRequests}</Link>
  return mayOpen && <Link to={paths.serviceTicketCreate}>{caseTexts.openFirst}</Link>
}
