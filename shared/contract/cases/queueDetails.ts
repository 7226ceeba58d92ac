/**
 * Defines what staff see next to a message while they answer it: internal notes and the state of the customer's
 * account.
 */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { caseStatuses } from '../../cases/cases'
import { noteLimit } from '../../customers/customers'
import { Text } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Cursor } from '../../http/paging'
import * as fieldTexts from '../../texts/fields'

export const InternalNote = z.object({
  note_id: z.uuid(),
  note: z.string(),
  user_name: z.string(),
  /** The signed-in agent wrote the note. */
  is_own: z.boolean(),
  created_date: Moment,
})
export type InternalNote = z.infer<typeof InternalNote>

export const listInternalNotes = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/internal-notes',
  summary: 'Lists internal notes of a message, newest first, 50 per page. Customers never receive them.',
  access: 'staff:QUEUE.read',
  query: z.object({
    case_id: z.uuid(),
    /** Selects the page after this cursor. */
    after: z.optional(Cursor),
  }),
  response: z.object({
    notes: z.array(InternalNote),
    /** This is the cursor for `after`, or null at the end. */
    next: z.nullable(z.string()),
  }),
})

export const writeInternalNote = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/write-internal-note',
  summary: 'Adds an internal note to a message.',
  access: 'staff:QUEUE.write',
  changes: ['QueuedMessage'],
  idempotent: true,
  body: z.strictObject({ case_id: z.uuid(), note: Text({ name: fieldTexts.note, max: noteLimit }) }),
  response: z.object({ note_id: z.uuid() }),
})

export const OtherCase = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  title: z.string(),
  status: z.enum(caseStatuses),
  created_date: Moment,
})

export const getMessageCustomer = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/message-customer',
  summary:
    'Returns the balance, open requests and other messages of a message’s customer, newest first. Parts that the caller may not read are null.',
  access: 'staff:QUEUE.read',
  // Nothing refreshes the answer, because every fetch records an account access.
  reads: [],
  query: z.object({ case_id: z.uuid() }),
  response: z.object({
    balance: z.nullable(z.object({ owed: Dollars, past_due: Dollars })),
    requests: z.nullable(z.object({ total_count: z.int(), newest: z.array(OtherCase) })),
    messages: z.object({ total_count: z.int(), newest: z.array(OtherCase) }),
  }),
})

export const queueDetails = { listInternalNotes, writeInternalNote, getMessageCustomer }
