/**
 * Defines what can happen to a service request, for customers and staff, in one table. The server refuses everything
 * else, and the screens offer exactly this.
 */
import type { Right } from '../access/access'
import { type CaseStatus, statusesByTab } from './cases'

/** Who causes a change. The portal does what no one has to decide. */
export type RequestParty = 'customer' | 'staff' | 'portal'

/** The actions with which staff work on a request, in the order of their buttons. */
export const workActions = ['start', 'schedule', 'depart', 'ask', 'finish', 'cancel'] as const
export type WorkAction = (typeof workActions)[number]

export const requestActions = [
  ...workActions,
  'take',
  'answer',
  'reschedule',
  'confirm',
  'withdraw',
  'requestCancellation',
  'acceptCancellation',
  'refuseCancellation',
  'reopen',
  'close',
] as const
export type RequestAction = (typeof requestActions)[number]

/**
 * The changes that customers are notified of. Their texts have the same names. An appointment that replaces another was
 * `rescheduled`.
 */
export const requestChanges = [
  'started',
  'scheduled',
  'rescheduled',
  'departed',
  'asked',
  'finished',
  'canceled',
  'cancellationRefused',
  'reopened',
] as const
export type RequestChange = (typeof requestChanges)[number]

/** `work` is a note about the work performed, `cancellation` an open request of the customer to cancel. */
type TransitionNeed = 'appointment' | 'question' | 'work' | 'reason' | 'cancellation' | 'reopenPeriod'

interface RequestTransition {
  action: RequestAction
  by: readonly RequestParty[]
  from: readonly CaseStatus[]
  /** The new status, or null if the status stays. */
  to: CaseStatus | null
  /** The portal needs no right. */
  right: Right | null
  needs: readonly TransitionNeed[]
  /** The customer gets this notification if staff caused the change. `none` says why there is no notification. */
  notification: RequestChange | { none: string }
}

const right: Right = 'SERVICETICKET.write'
const anyone: readonly RequestParty[] = ['customer', 'staff']
const staff: readonly RequestParty[] = ['staff']
const { open } = statusesByTab

const openExcept = (...excluded: CaseStatus[]): CaseStatus[] => open.filter((status) => !excluded.includes(status))

export const requestTransitions: readonly RequestTransition[] = [
  {
    action: 'take',
    by: staff,
    from: ['received'],
    to: 'assigned',
    right,
    needs: [],
    notification: { none: 'Work has not started. The customer sees the step in the portal.' },
  },
  {
    action: 'start',
    by: staff,
    from: openExcept('in_progress'),
    to: 'in_progress',
    right,
    needs: [],
    notification: 'started',
  },
  {
    action: 'schedule',
    by: staff,
    from: open,
    to: 'scheduled',
    right,
    needs: ['appointment'],
    notification: 'scheduled',
  },
  { action: 'depart', by: staff, from: ['scheduled'], to: 'on_the_way', right, needs: [], notification: 'departed' },
  {
    action: 'ask',
    by: staff,
    from: openExcept('waiting'),
    to: 'waiting',
    right,
    needs: ['question'],
    notification: 'asked',
  },
  { action: 'finish', by: staff, from: open, to: 'resolved', right, needs: ['work'], notification: 'finished' },
  { action: 'cancel', by: staff, from: open, to: 'cancelled', right, needs: ['reason'], notification: 'canceled' },
  {
    action: 'answer',
    by: ['customer'],
    from: ['waiting'],
    to: 'in_progress',
    right,
    needs: [],
    notification: { none: 'The customer wrote the answer.' },
  },
  {
    action: 'reschedule',
    by: anyone,
    from: ['scheduled'],
    to: null,
    right,
    needs: ['appointment'],
    notification: 'scheduled',
  },
  {
    action: 'confirm',
    by: ['customer'],
    from: ['scheduled'],
    to: null,
    right,
    needs: ['appointment'],
    notification: { none: 'The customer confirmed the appointment.' },
  },
  {
    action: 'withdraw',
    by: anyone,
    from: ['received', 'assigned'],
    to: 'cancelled',
    right,
    needs: ['reason'],
    notification: { none: 'The customer asked for it, and it takes effect immediately.' },
  },
  {
    action: 'requestCancellation',
    by: anyone,
    from: open,
    to: null,
    right,
    needs: ['reason'],
    notification: { none: 'The customer is notified of the decision.' },
  },
  {
    action: 'acceptCancellation',
    by: staff,
    from: open,
    to: 'cancelled',
    right,
    needs: ['cancellation'],
    notification: 'canceled',
  },
  {
    action: 'refuseCancellation',
    by: staff,
    from: open,
    to: null,
    right,
    needs: ['cancellation', 'reason'],
    notification: 'cancellationRefused',
  },
  {
    action: 'reopen',
    by: anyone,
    from: ['resolved', 'closed'],
    to: 'received',
    right,
    needs: ['reason', 'reopenPeriod'],
    notification: 'reopened',
  },
  {
    action: 'close',
    by: ['portal'],
    from: ['resolved'],
    to: 'closed',
    right: null,
    needs: [],
    notification: { none: 'The customer was notified when the work was done.' },
  },
]

/** Returns the transition, or null if the party can't cause it in this status. */
export const findTransition = (
  action: RequestAction,
  { by, status }: { by: RequestParty; status: CaseStatus },
): RequestTransition | null =>
  requestTransitions.find(
    (transition) => transition.action === action && transition.by.includes(by) && transition.from.includes(status),
  ) ?? null

/** Returns the actions that staff can choose in this status, in the order of their buttons. */
export const workActionsIn = (status: CaseStatus): WorkAction[] =>
  workActions.filter((action) => findTransition(action, { by: 'staff', status }) !== null)
