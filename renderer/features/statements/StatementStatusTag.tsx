import type { StatementStatus } from '#shared/contract/billing/statements'
import { Tag } from '../../ui/Tag'
import { statementColors, statementLabels } from './statementLabels'

export const StatementStatusTag = ({ status }: { status: StatementStatus }) => (
  <Tag color={statementColors[status]}>{statementLabels[status]}</Tag>
)
