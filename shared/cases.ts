/** What a case is: a service request, the wish to cancel one, or a message. The words that server, portal and database share. */

export const caseKinds = ['request', 'cancel', 'message'] as const
export type CaseKind = (typeof caseKinds)[number]

/** Ticket categories of the specification, section 3. */
export const caseCategories = ['fiberLine', 'gasMeter', 'gasLine', 'general', 'serviceLine'] as const
export type CaseCategory = (typeof caseCategories)[number]

/** In the order in which a case runs through them; `cancelled` ends it at any step. */
export const caseStatuses = [
  'received',
  'assigned',
  'scheduled',
  'in_progress',
  'waiting',
  'resolved',
  'closed',
  'cancelled',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

export const casePriorities = ['low', 'normal', 'high'] as const

export const caseTabs = ['open', 'waiting', 'closed', 'cancelled'] as const
export type CaseTab = (typeof caseTabs)[number]

/** Which statuses stand under a tab of the list. What waits for the customer is open, and has a tab of its own besides. */
export const statusesOf: Record<CaseTab, readonly CaseStatus[]> = {
  open: ['received', 'assigned', 'scheduled', 'in_progress', 'waiting'],
  waiting: ['waiting'],
  closed: ['resolved', 'closed'],
  cancelled: ['cancelled'],
}

export const isOver = (status: CaseStatus): boolean =>
  statusesOf.closed.includes(status) || statusesOf.cancelled.includes(status)

/** What a line of a case's history tells. */
export const caseEventKinds = [
  'status',
  'appointment',
  'cancel_requested',
  'cancel_refused',
  'reopened',
  'rated',
  'attached',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

/** When somebody comes: hours of a working day. */
export const visitWindows = ['8-10', '10-12', '1-3', '3-5'] as const
export type VisitWindow = (typeof visitWindows)[number]

/** When a person would like to be called about a request. */
export const contactWindows = ['morning', 'afternoon', 'evening', 'any'] as const
export type ContactWindow = (typeof contactWindows)[number]

export const cancelReasons = ['solved', 'mistake', 'no_longer_needed', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]
export const cancelReasonLabels: Record<CancelReason, string> = {
  solved: 'It’s solved',
  mistake: 'I opened it by mistake',
  no_longer_needed: 'I no longer need it',
  other: 'Another reason',
}

/** Of an answer typed into a case form. */
export const answerLimit = 500
/** Of a subject and of a description (specification, section 5). */
export const subjectLimit = 500
export const descriptionLimit = 3000
/** The specification checks no comment; this keeps one from being a book. */
export const commentLimit = 10_000
/** For how long after its end a case can be taken up again. */
export const reopenDays = 14
export const attachmentsPerCase = 5
/** Files that a person has sent for cases not yet opened. */
export const pendingAttachments = 15
/** What a case may carry, by content (not by name). */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'text/plain'] as const
export type AttachmentType = (typeof attachmentTypes)[number]
