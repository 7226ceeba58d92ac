/** Defines what became of the deliveries of the billing system, for the Data Exchange screen. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { pageQuery } from '../../http/paging'
import { deliverySources, shownDeliveryStates } from '../../imports/deliveryStates'
import { subjectNames } from '../../imports/subjectNames'

/** What an import did with the rows of a subject. */
export const SubjectCounts = z.object({
  subject: z.enum(subjectNames),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Accounts that a complete file no longer has. */
  closed: z.int(),
  rejected: z.int(),
  /** The control sums. `declared` is null if the delivery has none. */
  sums: z.array(z.object({ field: z.string(), declared: z.nullable(Dollars), found: Dollars })),
})
export type SubjectCounts = z.output<typeof SubjectCounts>

export const Delivery = z.object({
  delivery_id: z.uuid(),
  /** The billing system's name for it, such as a day. */
  name: z.string(),
  source: z.enum(deliverySources),
  /** The login on the machine where the command ran, or the name of the API key. */
  started_by: z.string(),
  is_dry_run: z.boolean(),
  state: z.enum(shownDeliveryStates),
  /** Failed, but it continues where it stopped if the same is imported again. */
  can_continue: z.boolean(),
  /** Why it was rejected as a whole; empty otherwise. */
  problems: z.array(z.string()),
  /** The share that is done, in percent, while it is checked or imported; null otherwise. */
  progress: z.nullable(z.int()),
  written_at: Moment,
  started_at: Moment,
  finished_at: z.nullable(Moment),
  subjects: z.array(SubjectCounts),
})
export type Delivery = z.output<typeof Delivery>

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/v1/deliveries',
  summary: 'Lists the deliveries of the billing system, newest first, with their counts, control sums and progress.',
  access: 'staff:IMPORTS.read',
  reads: ['Deliveries'],
  query: z.object(pageQuery),
  response: z.object({ deliveries: z.array(Delivery), total_count: z.int() }),
})

export const getDeliveryRejects = endpoint({
  method: 'GET',
  path: '/api/v1/deliveries/:delivery_id/rejects',
  summary: 'Returns why rows of a delivery were rejected as a spreadsheet, with the line of each row.',
  access: 'staff:IMPORTS.read',
  params: z.object({ delivery_id: z.uuid() }),
  file: 'text/csv',
})

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/import/:subject/template',
  summary: 'Returns a spreadsheet with the columns of a subject, and with comments that explain them.',
  access: 'staff:IMPORTS.read',
  params: z.object({ subject: z.enum(subjectNames) }),
  file: 'text/csv',
})

/** By when a delivery arrives each day, so that administrators are told if it does not. */
export const DeliveryExpectation = z.object({
  /** The hour of the day in the provider's time zone, or null if no delivery is expected. */
  expected_hour: z.nullable(z.int().check(z.gte(0), z.lte(23))),
  /** Only a delivery from there counts. */
  source: z.enum(deliverySources),
  version: z.int(),
})
export type DeliveryExpectation = z.output<typeof DeliveryExpectation>

export const getDeliveryExpectation = endpoint({
  method: 'GET',
  path: '/api/v1/deliveries/expectation',
  summary: 'Returns by when a delivery is expected each day.',
  access: 'staff:IMPORTS.read',
  reads: ['Deliveries'],
  response: DeliveryExpectation,
})

export const updateDeliveryExpectation = endpoint({
  method: 'PUT',
  path: '/api/v1/deliveries/expectation',
  summary:
    'Sets by when a delivery is expected each day. Administrators get an email if none has been imported by then. 409 if it was changed in the meantime.',
  access: 'staff:IMPORTS.write',
  changes: ['Deliveries'],
  body: z.strictObject(DeliveryExpectation.shape),
  response: DeliveryExpectation,
})
