/** Where a service request stands, in a word. */
import { Tag } from 'antd'
import type { CaseStatus } from '#shared/cases'
import type { Whose } from '#shared/caseLabels'
import { caseStatusLabels } from '#shared/caseLabels'

const colors: Record<CaseStatus, string> = {
  received: 'default',
  assigned: 'processing',
  scheduled: 'processing',
  in_progress: 'processing',
  waiting: 'warning',
  resolved: 'success',
  closed: 'default',
  cancelled: 'default',
}

export const CaseStatusTag = ({ status, whose }: { status: CaseStatus; whose: Whose }) => (
  <Tag color={colors[status]}>{caseStatusLabels(whose)[status]}</Tag>
)
