import type { StatementStatus } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { Tag, type TagColor } from '../../ui/Tag'

const colors: Record<StatementStatus, TagColor> = {
  open: 'processing',
  past_due: 'error',
  partly_paid: 'warning',
  paid: 'success',
  carried: 'default',
}

export const StatementStatusTag = ({ status }: { status: StatementStatus }) => (
  <Tag color={colors[status]}>{statementTexts.statusLabels[status]}</Tag>
)
