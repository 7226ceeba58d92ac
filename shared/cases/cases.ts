/** Defines cases, which server, portal and database share: service requests, cancellation requests and messages. */

export const caseKinds = ['request', 'cancel', 'message'] as const
export type CaseKind = (typeof caseKinds)[number]

/** The specification defines these ticket categories in section 3. */
export const caseCategories = ['fiberLine', 'gasMeter', 'gasLine', 'general', 'serviceLine'] as const
export type CaseCategory = (typeof caseCategories)[number]

/**
 * A case goes through these statuses in this order. `cancelled` can end it at any point. A request is `assigned` when
 * someone at customer care has taken it and not started yet. `requestTransitions.ts` says what can follow.
 */
export const caseStatuses = [
  'received',
  'assigned',
  'scheduled',
  'on_the_way',
  'in_progress',
  'waiting',
  'resolved',
  'closed',
  'cancelled',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

export const casePriorities = ['low', 'normal', 'high'] as const
export type CasePriority = (typeof casePriorities)[number]

export const caseTabs = ['open', 'waiting', 'closed', 'cancelled'] as const
export type CaseTab = (typeof caseTabs)[number]

/** Each tab lists cases with these statuses. A case that waits for the customer is in `open` and `waiting`. */
export const statusesByTab: Record<CaseTab, readonly CaseStatus[]> = {
  open: ['received', 'assigned', 'scheduled', 'on_the_way', 'in_progress', 'waiting'],
  waiting: ['waiting'],
  closed: ['resolved', 'closed'],
  cancelled: ['cancelled'],
}

export const isFinishedCase = (status: CaseStatus): boolean =>
  statusesByTab.closed.includes(status) || statusesByTab.cancelled.includes(status)

/** An entry in the history of a case has one of these kinds. */
export const caseEventKinds = [
  'status',
  'appointment',
  'appointment_confirmed',
  'cancel_requested',
  'cancel_refused',
  'reopened',
  'rated',
  'attached',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

/** A technician visits during one of these hours of a working day. */
export const visitWindows = ['8-10', '10-12', '1-3', '3-5'] as const
export type VisitWindow = (typeof visitWindows)[number]
/** The hour of the day at which each window ends. */
export const windowEndHours: Record<VisitWindow, number> = { '8-10': 10, '10-12': 12, '1-3': 15, '3-5': 17 }

/** The customer can choose when to be called about a request. */
export const contactWindows = ['morning', 'afternoon', 'evening', 'any'] as const
export type ContactWindow = (typeof contactWindows)[number]

export const cancelReasons = ['solved', 'mistake', 'no_longer_needed', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]
/** An answer in a case form has at most this many characters. */
export const answerLimit = 500
/** The specification sets these limits for subjects and descriptions in section 5. */
export const subjectLimit = 500
export const descriptionLimit = 3000
/** The specification sets no limit for comments. This one prevents excessive lengths. */
export const commentLimit = 10_000
export const attachmentsPerCase = 5
/** A user can have this many uploaded files that don't belong to a case yet. */
export const maxPendingAttachments = 15
/** An attachment must have one of these types by its content, not only by its name. */
const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'text/plain'] as const
export type AttachmentType = (typeof attachmentTypes)[number]
