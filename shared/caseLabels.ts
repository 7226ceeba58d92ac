/** Words for the categories and states of service requests, on the screen and in a file. */
import type { CaseCategory, CaseStatus } from './cases'

/** Whose account a screen is read on: one's own, or that of the customer whom staff have opened. Texts say "you" to the first alone. */
export type Whose = 'own' | 'theirs'

export const categoryLabels: Record<CaseCategory, string> = {
  fiberLine: 'Fiber, TV and phone',
  gasMeter: 'Gas meter',
  gasLine: 'Gas line',
  general: 'Account and billing',
  serviceLine: 'New construction',
}

/** A request can wait for the customer alone. */
export const waitingLabels: Record<Whose, string> = { own: 'Waiting for you', theirs: 'Waiting for the customer' }

export const caseStatusLabels = (whose: Whose): Record<CaseStatus, string> => ({
  received: 'Received',
  assigned: 'Assigned',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  waiting: waitingLabels[whose],
  resolved: 'Resolved',
  closed: 'Closed',
  cancelled: 'Cancelled',
})
