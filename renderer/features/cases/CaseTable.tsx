/** Requests as rows, with what it means when there is none. */
import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import type { CaseTab } from '#shared/cases'
import type { Case } from '#shared/contract/cases'
import { paths } from '../../paths'
import { useWhose } from '../../session/useWhose'
import type { Whose } from '#shared/caseLabels'
import { appointmentText, tabLabels } from '../../ui/cases/caseLabels'
import { StatusTag } from './StatusTag'
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
        <StatusTag status={status} />
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

export function CaseTable({ tab, cases, isStale, isFiltered, mayWrite }: CaseTableProps) {
  const whose = useWhose()
  return (
    <DataTable
      caption={`${tabLabels(whose)[tab]} requests`}
      columns={columns}
      rows={cases}
      rowKey={({ case_id }) => case_id}
      isStale={isStale}
      empty={<NoCases tab={tab} isFiltered={isFiltered} mayWrite={mayWrite} />}
    />
  )
}

const nothing = (whose: Whose): Record<CaseTab, string> => ({
  open: whose === 'own' ? 'You have no open request.' : 'They have no open request.',
  waiting: whose === 'own' ? 'Nothing waits for you.' : 'Nothing waits for the customer.',
  closed: 'No request has been finished yet.',
  cancelled: 'No request has been cancelled.',
})

function NoCases({ tab, isFiltered, mayWrite }: { tab: CaseTab; isFiltered: boolean; mayWrite: boolean }) {
  const whose = useWhose()
  if (isFiltered) return 'No request under this tab matches the search and filters.'
  return (
    <>
      {nothing(whose)[tab]}{' '}
      {tab === 'open' && mayWrite && whose === 'own' && (
        <Link to={paths.serviceTicketCreate}>Open one when you need help.</Link>
      )}
    </>
  )
}
