import type { StatementStatus } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import type { TagColor } from '../../ui/Tag'

export const statementLabels: Record<StatementStatus, string> = {
  open: 'Open',
  past_due: statementTexts.pastDue,
  partly_paid: statementTexts.partlyPaid,
  paid: 'Paid',
  carried: statementTexts.carriedOver,
}

export const statementColors: Record<StatementStatus, TagColor> = {
  open: 'processing',
  past_due: 'error',
  partly_paid: 'warning',
  paid: 'success',
  carried: 'default',
}
