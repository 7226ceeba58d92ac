import { Link } from 'react-router-dom'
import type { Statement } from '#shared/contract/billing/statements'
import { rangeText } from '#shared/format/rangeText'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import type { Column } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import parts from '../../ui/panels/parts.module.css'
import { PdfButton } from './PdfButton'
import { StatementStatusTag } from './StatementStatusTag'
import styles from './statements.module.css'

const accountColumn: Column<Statement> = {
  key: 'account',
  title: commonTexts.billingAccount,
  render: ({ crm_billing_account_number, street_address }) => (
    <>
      <span className={styles.number}>{crm_billing_account_number}</span>
      <span className={parts.below}>{street_address}</span>
    </>
  ),
}

export const statementColumns = (search: URLSearchParams, isAll: boolean): Column<Statement>[] => [
  {
    key: 'billed',
    title: statementTexts.billDate,
    isNamed: true,
    render: (statement) => (
      <Link to={`?${withChanges(search, { statement: statement.statement_id, page: search.get('page') })}`}>
        {dayText(statement.bill_date)}
      </Link>
    ),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status }) => <StatementStatusTag status={status} />,
  },
  {
    key: 'period',
    title: commonTexts.period,
    render: ({ period_start, period_end }) => rangeText(dayText(period_start), dayText(period_end)),
  },
  ...(isAll ? [accountColumn] : []),
  {
    key: 'due',
    title: statementTexts.dueLabel,
    isNamed: true,
    render: ({ due_date }) => <span className={styles.due}>{dayText(due_date)}</span>,
  },
  {
    key: 'total',
    title: statementTexts.totalDue,
    isFigure: true,
    narrow: 'right',
    render: ({ total_due }) => amountText(total_due),
  },
  {
    key: 'pdf',
    title: commonTexts.download,
    isFigure: true,
    narrow: 'right',
    render: (statement) => <PdfButton size="small" statement={statement} />,
  },
]
