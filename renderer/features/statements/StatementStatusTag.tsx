import type { StatementStatus } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { statementStatusColors } from '../../domain/statements/statementRow'
import { Tag } from '../../ui/Tag'

export const StatementStatusTag = ({ status }: { status: StatementStatus }) => (
  <Tag color={statementStatusColors[status]}>{statementTexts.statusLabels[status]}</Tag>
)
