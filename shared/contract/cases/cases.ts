/** Defines service requests: their types, questions, history, files and end. */
import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import {
  answerLimit,
  attachmentsPerCase,
  cancelReasons,
  caseEventKinds,
  caseKinds,
  caseStatuses,
  caseTabs,
  contactWindows,
  descriptionLimit,
  visitWindows,
} from '../../cases/cases'
import { PhoneNumber } from '../../fields/contactFields'
import { storable, Text } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'
import * as fieldTexts from '../../texts/fields'
import { CaseAttachment, deleteAttachment, getAttachment, uploadAttachment } from './caseAttachments'
import { CaseCategory, listServiceSubtypes, listServiceTypes } from './caseCatalog'

const LongText = z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable))
const Window = z.enum(visitWindows)
const ShortText = z.string().check(z.trim(), z.maxLength(answerLimit), z.regex(storable))

export const Appointment = z.object({ date: Day, window: Window })
export type Appointment = z.infer<typeof Appointment>

export const Case = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  kind: z.enum(caseKinds),
  contact_id: z.string(),
  category: z.nullable(CaseCategory),
  service_type: z.string(),
  service_subtype: z.string(),
  title: z.string(),
  status: z.enum(caseStatuses),
  street_address: z.string(),
  crm_premise_id: z.nullable(z.string()),
  crm_service_account_id: z.nullable(z.string()),
  created_date: Moment,
  updated_date: Moment,
  appointment: z.nullable(Appointment),
  comment_count: z.int(),
  is_unread: z.boolean(),
  /** The customer requested a cancellation, which no one has decided yet. */
  cancel_requested: z.boolean(),
  /** This case follows, belongs to or cancels the parent case. */
  parent_case_id: z.nullable(z.uuid()),
})
export type Case = z.infer<typeof Case>

export const CaseEvent = z.object({
  event_id: z.uuid(),
  kind: z.enum(caseEventKinds),
  status: z.nullable(z.enum(caseStatuses)),
  note: z.string(),
  created_date: Moment,
  user_name: z.string(),
  user_type: z.enum(userTypes),
})
export type CaseEvent = z.infer<typeof CaseEvent>

/** Describes one lot of a bulk request. */
export const CasePart = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  street_address: z.string(),
  status: z.enum(caseStatuses),
})
export type CasePart = z.infer<typeof CasePart>

export const CaseDetails = z.object({
  ...Case.shape,
  /** The case belongs to one lot of a bulk request, which is its parent. */
  is_part: z.boolean(),
  /** Contains the lots of a bulk request. */
  parts: z.array(CasePart),
  description: z.string(),
  contact_name: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  preferred: z.nullable(Appointment),
  /** The customer confirmed the appointment. */
  is_appointment_confirmed: z.boolean(),
  /** The customer prefers a call in this window. */
  contact_window: z.nullable(z.enum(contactWindows)),
  /** The first answer is promised by this moment. */
  expected_by: z.nullable(Moment),
  closed_date: z.nullable(Moment),
  /** The case can be reopened until then. It is null if the case isn't closed or was closed too long ago. */
  reopen_until: z.nullable(Moment),
  rating: z.nullable(z.int()),
  rating_comment: z.string(),
  events: z.array(CaseEvent),
  attachments: z.array(CaseAttachment),
})
export type CaseDetails = z.infer<typeof CaseDetails>

const serviceAccounts = z.optional(z.array(Id).check(z.maxLength(500)))

export const listOpenCases = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/get-all-open-case',
  summary:
    'Lists the caller’s service requests, or those of the given service accounts: by default first those waiting for the customer, then by last change; closed ones by tab. A bulk request is listed once, unless an address or a case number is given.',
  access: 'SERVICETICKET.read',
  reads: ['Cases'],
  body: z.strictObject({
    crm_service_account_id: serviceAccounts,
    /** The list contains all cases of this customer. Staff have to name a customer, a service or an address. */
    crm_customer_id: z.optional(Id),
    tab: z._default(z.enum(caseTabs), 'open'),
    category: z.optional(z.array(CaseCategory)),
    crm_premise_id: z.optional(Id),
    /** Matches a part of the number, the subject or the description, regardless of case. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(storable))),
    from: z.optional(Day),
    to: z.optional(Day),
    /** `waiting` lists those that wait for the customer first, then the latest changed. */
    sort: z._default(z.enum(['waiting', 'updated', 'created', 'appointment']), 'waiting'),
    ...pageFields,
  }),
  response: z.object({
    cases: z.array(Case),
    total_count: z.int(),
    /** Counts each tab with the same filters. */
    counts: z.object({ open: z.int(), waiting: z.int(), closed: z.int(), cancelled: z.int() }),
  }),
})

export const getCase = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/get-case',
  summary: 'Returns a service request with its history and files. Its comments are listed by `get-all-comments`.',
  access: 'SERVICETICKET.read',
  reads: ['Cases'],
  query: z.object({ case_id: z.uuid() }),
  response: CaseDetails,
})

export const createServiceRequest = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/service-request',
  summary: 'Opens a service request, and returns its number and when it will be answered.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  idempotent: true,
  body: z.strictObject({
    crm_contact_id: z.optional(Id),
    crm_premise_id: z.optional(Id),
    crm_service_account_id: z.optional(Id),
    service_type: Id,
    service_subtype: Id,
    /** It may be empty if the subtype has required questions. */
    description: LongText,
    /** Answers refer to the code of a question. */
    answers: z._default(z.array(z.strictObject({ code: Id, answer: ShortText })).check(z.maxLength(30)), []),
    /** Contains what the customer tried before, as questions and answers. */
    checks: z._default(z.array(z.strictObject({ question: ShortText, answer: ShortText })).check(z.maxLength(20)), []),
    attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase)), []),
    /** A technician should visit on this day, in the window below. */
    preferred_date: z.optional(Day),
    preferred_window: z.optional(Window),
    contact_phone: z.optional(PhoneNumber),
    contact_window: z.optional(z.enum(contactWindows)),
    /** This request follows a closed one. */
    parent_case_id: z.optional(z.uuid()),
  }),
  response: z.object({ case_id: z.uuid(), case_no: z.string(), expected_by: Moment }),
})

export const createCancelRequest = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/create-cancel-request',
  summary:
    'Requests cancellation of a service request, or of all open requests of a bulk request. One without a scheduled visit is canceled immediately.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({
    case_id: z.uuid(),
    reason: z.enum(cancelReasons),
    comment: z._default(LongText, ''),
  }),
  response: z.object({ case_id: z.uuid(), case_no: z.string(), status: z.enum(caseStatuses) }),
})

export const listCancelCases = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/get-all-cancel-case',
  summary: 'Lists cancellation requests, newest first, each with its case.',
  access: 'SERVICETICKET.read',
  reads: ['Cases'],
  body: z.strictObject({ crm_service_account_id: serviceAccounts, ...pageFields }),
  response: z.object({ cases: z.array(Case), total_count: z.int() }),
})

export const reopenCase = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/reopen-case',
  summary: 'Reopens a service request that was completed within the last 14 days.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({ case_id: z.uuid(), reason: Text({ name: fieldTexts.reason, max: descriptionLimit }) }),
  response: z.null(),
})

export const rateCase = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/rate-case',
  summary: 'Rates a completed service request from 1 to 5.',
  access: 'SERVICETICKET.write',
  changes: ['Cases'],
  body: z.strictObject({
    case_id: z.uuid(),
    rating: z.int().check(z.gte(1), z.lte(5)),
    comment: z._default(LongText, ''),
  }),
  response: z.null(),
})

export const cases = {
  listServiceTypes,
  listServiceSubtypes,
  listOpenCases,
  getCase,
  createServiceRequest,
  createCancelRequest,
  listCancelCases,
  reopenCase,
  rateCase,
  uploadAttachment,
  getAttachment,
  deleteAttachment,
}
