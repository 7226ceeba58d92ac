/** A page of statements, newest first. */
import type { ReactNode } from 'react'
import type { Statement } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { type StatementRow, statementRow } from '../../domain/statements/statementRow'
import { useRowFormats } from '../../domain/useRowFormats'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { PdfButton } from './PdfButton'
import { statementColumns } from './statementColumns'
import styles from './statements.module.css'

interface ShownStatement extends StatementRow {
  statement: Statement
}

const accountColumn: Column<ShownStatement> = {
  key: 'account',
  title: commonTexts.billingAccount,
  render: ({ statement: { crm_billing_account_number, street_address } }) => (
    <>
      <span className={styles.number}>{crm_billing_account_number}</span>
      <span className={parts.below}>{street_address}</span>
    </>
  ),
}

interface StatementTableProps {
  statements: readonly Statement[]
  /** The filters and the page, which the link to a statement keeps. */
  search: URLSearchParams
  showsAllAccounts: boolean
  isStale: boolean
  empty: string
  emptyAction: ReactNode
}

export function StatementTable({ statements, search, showsAllAccounts, ...table }: StatementTableProps) {
  const formats = useRowFormats()
  return (
    <DataTable
      {...table}
      caption={statementTexts.statementsNewestFirst}
      columns={statementColumns(search, {
        others: showsAllAccounts ? [accountColumn] : [],
        pdfButton: ({ statement }: ShownStatement) => <PdfButton size="small" statement={statement} />,
      })}
      rows={statements.map((statement) => ({ ...statementRow(statement, formats), statement }))}
      rowKey={({ id }) => id}
      emptyPicture="bills"
    />
  )
}
