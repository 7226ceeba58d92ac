import type { StatementStatus } from '#shared/contract/billing/statements'
import type { TagColor } from '../../ui/Tag'

export const statementColors: Record<StatementStatus, TagColor> = {
  open: 'processing',
  past_due: 'error',
  partly_paid: 'warning',
  paid: 'success',
  carried: 'default',
}
