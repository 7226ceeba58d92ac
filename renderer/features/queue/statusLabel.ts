import type { CaseStatus } from '#shared/cases/cases'
import * as queueTexts from '#shared/texts/cases/queue'
import * as requestTexts from '#shared/texts/cases/requests'

/** Uses a short form, because a badge has little room. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? queueTexts.waitingForCustomer : requestTexts.statusLabels('theirs')[status]
