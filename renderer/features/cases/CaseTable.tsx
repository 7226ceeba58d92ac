/** Requests as rows, with what it means when there is none. */
import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import type { CaseTab } from '#shared/cases'
import type { Case } from '#shared/contract/cases'
import { paths } from '../../paths'
import { appointmentText, tabLabels } from '../../ui/cases/caseLabels'
import { CaseStatusTag } from '../../ui/cases/CaseStatusTag'
import { DateText } from '../../ui/DateText'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import styles from './CaseTable.module.css'

const columns: Column<Case>[] = [
  {
    key: 'number',
    title: 'No.',
    render: ({ case_id, case_no, is_unread }) => (
      <span className={styles.number}>
        <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{case_no}</Link>
        {is_unread && (
          <span className={styles.dot}>
            <span className="visually-hidden">New</span>
          </span>
        )}
      </span>
    ),
  },
  { key: 'subject', title: 'Subject', render: ({ title }) => title },
  { key: 'address', title: 'Address', render: ({ street_address }) => street_address || 'Account in general' },
  {
    key: 'status',
    title: 'Status',
    narrow: 'right',
    render: ({ status, cancel_requested }) => (
      <>
        <CaseStatusTag status={status} />
        {cancel_requested && <Tag color="warning">Cancellation asked</Tag>}
      </>
    ),
  },
  {
    key: 'updated',
    title: 'Updated',
    narrow: 'right',
    narrowName: 'Updated',
    render: ({ updated_date }) => <DateText value={updated_date} />,
  },
  {
    key: 'appointment',
    title: 'Appointment',
    narrowName: 'Appointment',
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

export const CaseTable = ({ tab, cases, isStale, isFiltered, mayWrite }: CaseTableProps) => (
  <DataTable
    caption={`${tabLabels[tab]} requests`}
    columns={columns}
    rows={cases}
    rowKey={({ case_id }) => case_id}
    isStale={isStale}
    empty={<NoCases tab={tab} isFiltered={isFiltered} mayWrite={mayWrite} />}
  />
)

const nothing: Record<CaseTab, string> = {
  open: 'You have no open request.',
  waiting: 'Nothing waits for you.',
  closed: 'No request has been finished yet.',
  cancelled: 'No request has been cancelled.',
}

function NoCases({ tab, isFiltered, mayWrite }: { tab: CaseTab; isFiltered: boolean; mayWrite: boolean }) {
  if (isFiltered) return 'No request under this tab matches the search and filters.'
  return (
    <>
      {nothing[tab]}{' '}
      {tab === 'open' && mayWrite && <Link to={paths.serviceTicketCreate}>Open one when you need help.</Link>}
    </>
  )
}
