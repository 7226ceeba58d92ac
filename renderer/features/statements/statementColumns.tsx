/** The columns of the list of statements. */
import { Link } from 'react-router-dom'
import type { Statement } from '#shared/contract/statements'
import { dayText } from '../../ui/look/days'
import type { Column } from '../../ui/lists/DataTable'
import { changed } from '../../ui/lists/listAddress'
import { PdfButton } from './PdfButton'
import { StatementStatusTag } from './StatementStatusTag'
import styles from './statements.module.css'
import { amountText } from '../../ui/look/amounts'

const accountColumn: Column<Statement> = {
  key: 'account',
  title: 'Billing account',
  render: ({ crm_billing_account_number, street_address }) => (
    <>
      <span className={styles.number}>{crm_billing_account_number}</span>
      <span className={styles.detail}>{street_address}</span>
    </>
  ),
}

export const statementColumns = (search: URLSearchParams, isAll: boolean): Column<Statement>[] => [
  {
    key: 'billed',
    title: 'Bill date',
    narrowName: 'Issued',
    render: (statement) => (
      <Link to={`?${changed(search, { statement: statement.statement_id, page: search.get('page') })}`}>
        {dayText(statement.bill_date)}
      </Link>
    ),
  },
  { key: 'status', title: 'Status', narrow: 'right', render: ({ status }) => <StatementStatusTag status={status} /> },
  {
    key: 'period',
    title: 'Period',
    render: ({ period_start, period_end }) => `${dayText(period_start)} – ${dayText(period_end)}`,
  },
  ...(isAll ? [accountColumn] : []),
  {
    key: 'due',
    title: 'Due',
    narrowName: 'Due',
    render: ({ due_date }) => <span className={styles.due}>{dayText(due_date)}</span>,
  },
  {
    key: 'total',
    title: 'Total due',
    isFigure: true,
    narrow: 'right',
    render: ({ total_due }) => amountText(total_due),
  },
  {
    key: 'pdf',
    title: 'Download',
    isFigure: true,
    narrow: 'right',
    render: (statement) => <PdfButton size="small" statement={statement} />,
  },
]
