/** What a row of the billing history says. The list and the document's script both use it, so it must not need React. */
import type { Statement, StatementStatus } from '#shared/contract/billing/statements'
import { rangeText } from '#shared/format/rangeText'
import * as statementTexts from '#shared/texts/billing/statements'
import type { RowFormats } from '../../ui/format/rowFormats'
import type { TagColor } from '../../ui/Tag'

export const statementStatusColors: Record<StatementStatus, TagColor> = {
  open: 'processing',
  past_due: 'error',
  partly_paid: 'warning',
  paid: 'success',
  carried: 'default',
}

export interface StatementRow {
  id: string
  billed: string
  status: string
  color: TagColor
  period: string
  due: string
  total: string
}

export type ListedStatement = Pick<
  Statement,
  'statement_id' | 'bill_date' | 'status' | 'period_start' | 'period_end' | 'due_date' | 'total_due'
>

export const statementRow = (statement: ListedStatement, { amount, day }: RowFormats): StatementRow => ({
  id: statement.statement_id,
  billed: day(statement.bill_date),
  status: statementTexts.statusLabels[statement.status],
  color: statementStatusColors[statement.status],
  period: rangeText(day(statement.period_start), day(statement.period_end)),
  due: day(statement.due_date),
  total: amount(statement.total_due),
})
