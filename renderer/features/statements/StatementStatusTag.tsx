import { Tag } from 'antd'
import type { StatementStatus } from '#shared/contract/billing/statements'
import { statementColors, statementLabels } from './statementLabels'

export const StatementStatusTag = ({ status }: { status: StatementStatus }) => (
  <Tag color={statementColors[status]}>{statementLabels[status]}</Tag>
)
