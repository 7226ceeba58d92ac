/** Words for the states of a statement. */
import type { StatementStatus } from '#shared/contract/statements'

export const statementLabels: Record<StatementStatus, string> = {
  open: 'Open',
  past_due: 'Past due',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  carried: 'Carried over',
}

export const statementColors: Record<StatementStatus, string> = {
  open: 'processing',
  past_due: 'error',
  partly_paid: 'warning',
  paid: 'success',
  carried: 'default',
}
