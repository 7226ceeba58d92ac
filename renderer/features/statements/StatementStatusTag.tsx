import type { StatementStatus } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { Tag } from '../../ui/Tag'
import { statementColors } from './statementLabels'

export const StatementStatusTag = ({ status }: { status: StatementStatus }) => (
  <Tag color={statementColors[status]}>{statementTexts.statusLabels[status]}</Tag>
)
