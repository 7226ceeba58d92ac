import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import type { StatementRow } from '../../domain/statements/statementRow'
import type { Column } from '../../ui/lists/DataTable'
import { withChanges } from '../../ui/lists/listSearch'
import { Tag } from '../../ui/Tag'
import styles from './statements.module.css'

interface ColumnOptions<Row> {
  /** Additional columns before the day when the bill is due. */
  others?: Column<Row>[]
  /** Opens the PDF. */
  pdfButton: (row: Row) => ReactNode
}

export const statementColumns = <Row extends StatementRow>(
  search: URLSearchParams,
  { others = [], pdfButton }: ColumnOptions<Row>,
): Column<Row>[] => [
  {
    key: 'billed',
    title: statementTexts.billDate,
    isNamed: true,
    render: ({ id, billed }) => (
      <Link to={`?${withChanges(search, { statement: id, page: search.get('page') })}`}>{billed}</Link>
    ),
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status, color }) => <Tag color={color}>{status}</Tag>,
  },
  {
    key: 'period',
    title: commonTexts.period,
    render: ({ period }) => period,
  },
  ...others,
  {
    key: 'due',
    title: statementTexts.dueLabel,
    isNamed: true,
    render: ({ due }) => <span className={styles.due}>{due}</span>,
  },
  {
    key: 'total',
    title: statementTexts.totalDue,
    isFigure: true,
    narrow: 'right',
    render: ({ total }) => total,
  },
  {
    key: 'pdf',
    title: commonTexts.download,
    isFigure: true,
    narrow: 'right',
    render: pdfButton,
  },
]
