/** The status of a service request as a tag. */

import type { AccountOwner } from '#shared/access/accountOwner'
import type { CaseStatus } from '#shared/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import { Tag, type TagColor } from '../../ui/Tag'

const colors: Record<CaseStatus, TagColor> = {
  received: 'default',
  assigned: 'processing',
  scheduled: 'processing',
  on_the_way: 'processing',
  in_progress: 'processing',
  waiting: 'warning',
  resolved: 'success',
  closed: 'default',
  cancelled: 'default',
}

export const CaseStatusTag = ({ status, owner }: { status: CaseStatus; owner: AccountOwner }) => (
  <Tag color={colors[status]}>{caseTexts.statusLabels(owner)[status]}</Tag>
)
