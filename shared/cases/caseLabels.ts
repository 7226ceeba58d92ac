/** Defines labels for the categories, statuses and visit windows of service requests, for screens and exports. */

import type { AccountOwner } from '../access/accountOwner'
import type { CaseCategory, CaseStatus, VisitWindow } from './cases'

export const categoryLabels: Record<CaseCategory, string> = {
  fiberLine: 'Fiber, TV and phone',
  gasMeter: 'Gas meter',
  gasLine: 'Gas line',
  general: 'Account and billing',
  serviceLine: 'New construction',
}

/** A request only ever waits for the customer. */
export const waitingLabels: Record<AccountOwner, string> = {
  own: 'Waiting for you',
  theirs: 'Waiting for the customer',
}

export const caseStatusLabels = (owner: AccountOwner): Record<CaseStatus, string> => ({
  received: 'Received',
  assigned: 'Assigned',
  scheduled: 'Scheduled',
  on_the_way: 'On the way',
  in_progress: 'In progress',
  waiting: waitingLabels[owner],
  resolved: 'Done',
  closed: 'Closed',
  cancelled: 'Canceled',
})

export const windowLabels: Record<VisitWindow, string> = {
  '8-10': '8–10 AM',
  '10-12': '10 AM–12 PM',
  '1-3': '1–3 PM',
  '3-5': '3–5 PM',
}
