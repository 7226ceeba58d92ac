/** Defines the service requests of all customers and the work of staff on them. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { cancelReasons, caseStatuses, descriptionLimit, visitWindows } from '../../cases/cases'
import { requestAssignees, requestOrders, requestQueuePageSize, requestQueueTabs } from '../../cases/requestQueue'
import { workActions } from '../../cases/requestTransitions'
import { SearchWords, storable } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { Cursor } from '../../http/paging'
import { readingVerdicts } from '../../services/meterReadings'
import { CaseCategory } from './caseCatalog'
import { Appointment } from './cases'
import { Colleague } from './queue'

const Note = z._default(z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable)), '')

export const QueuedRequest = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  title: z.string(),
  category: z.nullable(CaseCategory),
  service_type: z.string(),
  status: z.enum(caseStatuses),
  crm_customer_id: z.string(),
  customer_name: z.string(),
  street_address: z.string(),
  created_date: Moment,
  closed_date: z.nullable(Moment),
  /** The customer was promised an answer or a visit by then. It is null if nothing is promised. */
  promised_by: z.nullable(Moment),
  appointment: z.nullable(Appointment),
  assigned_to: z.nullable(Colleague),
  /** The customer requested a cancellation, which no one has decided yet. */
  cancel_requested: z.boolean(),
})
export type QueuedRequest = z.infer<typeof QueuedRequest>

export const listRequestQueue = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/request-queue',
  summary:
    'Lists the service requests of all customers for the staff who work on them, by promise or newest first. Finished ones of the last 90 days are listed by their end. A bulk request is listed once.',
  access: 'staff:SERVICETICKET.read',
  reads: ['Cases'],
  body: z.strictObject({
    tab: z._default(z.enum(requestQueueTabs), 'open'),
    /** Selects the requests of one team. */
    category: z.optional(CaseCategory),
    service_type: z.optional(Id),
    assignee: z._default(z.enum(requestAssignees), 'anyone'),
    /** Matches a part of the number, title, customer or address, regardless of case. */
    search: z._default(SearchWords(100), ''),
    order: z._default(z.enum(requestOrders), 'promised'),
    page_size: z._default(z.int().check(z.gte(1), z.lte(200)), requestQueuePageSize),
    /** Selects the page after this cursor. */
    after: z.optional(Cursor),
  }),
  response: z.object({
    requests: z.array(QueuedRequest),
    /** This is the cursor for `after`, or null at the end. */
    next: z.nullable(z.string()),
    /** Counts each tab with the same filters, at most 1,001. */
    counts: z.object({
      open: z.int(),
      waiting: z.int(),
      scheduled: z.int(),
      overdue: z.int(),
      done: z.int(),
    }),
  }),
})

/** A reading of a gas meter that came with a request, as staff check it. Usage is in CCF. */
export const SubmittedReading = z.object({
  account_no: z.string(),
  value: z.int(),
  read_on: Day,
  /** It is null until staff accept the reading. */
  applied_at: z.nullable(Moment),
  /** The last reading that was not estimated. It is null if there is none. */
  last_reading: z.nullable(z.object({ value: z.int(), read_on: Day })),
  /** The usage since the last reading. The range is that of a home that uses what it usually does. */
  used_ccf: z.nullable(z.int()),
  expected_low: z.nullable(z.int()),
  expected_high: z.nullable(z.int()),
  verdict: z.enum(readingVerdicts),
  /** What the reading says about the last bill, if its reading was estimated. */
  correction: z.nullable(
    z.object({
      period_end: Day,
      billed_value: z.int(),
      corrected_value: z.int(),
      /** Above zero if too little was billed. */
      ccf: z.int(),
      /** The amount for this usage at the rates of that bill. It is below zero if too much was billed. */
      amount: Dollars,
    }),
  ),
})
export type SubmittedReading = z.output<typeof SubmittedReading>

export const RequestWork = z.object({
  case_id: z.uuid(),
  assigned_to: z.nullable(Colleague),
  promised_by: z.nullable(Moment),
  /** This crew is booked for the appointment. It is empty without one. */
  crew_name: z.string(),
  customer: z.object({ crm_customer_id: z.string(), name: z.string() }),
  /** The request is from this contact. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The contact gave this phone number for questions. It is empty without one. */
  contact_phone: z.string(),
  /** The customer requested this cancellation, which no one has decided yet. */
  cancellation: z.nullable(
    z.object({ reason: z.nullable(z.enum(cancelReasons)), comment: z.string(), created_date: Moment }),
  ),
  /** It is null for requests without a reading of a gas meter. */
  submitted_reading: z.nullable(SubmittedReading),
})
export type RequestWork = z.output<typeof RequestWork>

export const getRequestWork = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/request-work',
  summary: 'Returns what staff need to work on a service request: its assignee, customer and requested cancellation.',
  access: 'staff:SERVICETICKET.read',
  reads: ['Cases'],
  query: z.object({ case_id: z.uuid() }),
  response: RequestWork,
})

export const listRequestStaff = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/request-staff',
  summary: 'Lists the staff to whom service requests can be assigned.',
  access: 'staff:SERVICETICKET.read',
  reads: ['QueueTeam'],
  response: z.array(Colleague),
})

export const assignRequest = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/assign-request',
  summary: 'Assigns or unassigns a service request. 409 if the assignee changed in the meantime.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({ case_id: z.uuid(), user_id: z.nullable(z.uuid()), seen_user_id: z.nullable(z.uuid()) }),
  response: z.null(),
})

export const moveRequest = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/move-request',
  summary:
    'Moves a service request to the status that follows from an action of staff, and notifies the customer. 409 if the status or the appointment changed in the meantime, if the status does not allow the action, or if no crew is free.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Cases', 'Comments'],
  body: z.strictObject({
    case_id: z.uuid(),
    action: z.enum(workActions),
    seen_status: z.enum(caseStatuses),
    /** The question to the customer (`ask`), the work performed (`finish`) or the reason (`cancel`). */
    note: Note,
    /** The appointment of `schedule`. */
    date: z.optional(Day),
    window: z.optional(z.enum(visitWindows)),
    /** The appointment that `schedule` replaces. They are null without one. */
    seen_date: z._default(z.nullable(Day), null),
    seen_window: z._default(z.nullable(z.enum(visitWindows)), null),
  }),
  response: z.null(),
})

export const decideCancellation = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/decide-cancel-request',
  summary:
    'Accepts or refuses the cancellation that a customer requested, and notifies the customer. 409 if it was decided in the meantime.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({
    case_id: z.uuid(),
    is_accepted: z.boolean(),
    /** Required for a refusal. */
    reason: Note,
  }),
  response: z.null(),
})

export const applyReading = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/apply-reading',
  summary:
    'Accepts the meter reading of a request, which is then done, and notifies the customer. No bill changes. 409 if the reading was applied or the status changed in the meantime.',
  access: 'staff:SERVICETICKET.write',
  changes: ['Cases', 'Comments'],
  body: z.strictObject({ case_id: z.uuid(), seen_status: z.enum(caseStatuses) }),
  response: z.null(),
})

export const requestQueue = {
  listRequestQueue,
  getRequestWork,
  listRequestStaff,
  assignRequest,
  moveRequest,
  decideCancellation,
  applyReading,
}
