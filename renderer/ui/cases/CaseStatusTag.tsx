/** Where a service request stands, in a word. */
import { Tag } from 'antd'
import type { CaseStatus } from '#shared/cases'
import { caseStatusLabels } from './caseLabels'

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

export const CaseStatusTag = ({ status }: { status: CaseStatus }) => (
  <Tag color={colors[status]}>{caseStatusLabels[status]}</Tag>
)
