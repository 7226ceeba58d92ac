import type { CaseStatus } from '#shared/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as queueTexts from '#shared/texts/cases/queue'

/** Uses a short form, because a badge has little room. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? queueTexts.waitingForCustomer : caseTexts.statusLabels('theirs')[status]
