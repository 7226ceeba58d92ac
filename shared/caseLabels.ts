/** Words for the categories, states and hours of service requests, on the screen and in a file. */
import type { CaseCategory, CaseStatus, VisitWindow } from './cases'
import type { Whose } from './whose'

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
  cancelled: 'Canceled',
})

/** The hours of a visit. */
export const windowLabels: Record<VisitWindow, string> = {
  '8-10': '8–10 AM',
  '10-12': '10 AM–12 PM',
  '1-3': '1–3 PM',
  '3-5': '3–5 PM',
}
