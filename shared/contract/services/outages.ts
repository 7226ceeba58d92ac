/** Defines outages: staff record and end them, and propose credits for the accounts that were affected. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { caseStatuses } from '../../cases/cases'
import { selectionOf } from '../../fields/selectionOf'
import { Line, Text } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxOutageAddresses, maxOutageStreets } from '../../http/limits'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import { outageAreas, outageMessageLimit, outageStates, outageUpdateKinds } from '../../services/outages'
import { ServiceType, serviceTypes } from '../../services/services'
import * as communityTexts from '../../texts/customers/communities'
import * as fieldTexts from '../../texts/fields'
import * as outageTexts from '../../texts/services/outages'

export const Outage = z.object({
  outage_id: z.uuid(),
  service_types: z.array(ServiceType),
  community: z.string(),
  /** Names the affected part of the community. It is empty if all of it is affected. */
  area_name: z.string(),
  state: z.enum(outageStates),
  started_at: Moment,
  /** It is null while no one knows when service will be back. */
  expected_end_at: z.nullable(Moment),
  ended_at: z.nullable(Moment),
  /** The newest text for customers. */
  message: z.string(),
  /** Customers with one of the services at an affected address. */
  customer_count: z.int(),
  /** Requests of customers who reported the outage. */
  report_count: z.int(),
})
export type Outage = z.infer<typeof Outage>

export const OutageUpdate = z.object({
  kind: z.enum(outageUpdateKinds),
  message: z.string(),
  expected_end_at: z.nullable(Moment),
  created_at: Moment,
  /** The name is empty if the outage came with other data. */
  created_by: z.string(),
})
export type OutageUpdate = z.infer<typeof OutageUpdate>

export const OutageReport = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  title: z.string(),
  status: z.enum(caseStatuses),
  street_address: z.string(),
  created_date: Moment,
})
export type OutageReport = z.infer<typeof OutageReport>

export const outageSortColumns = ['area', 'state', 'customers', 'reports', 'started', 'ended'] as const

export const listOutages = endpoint({
  method: 'GET',
  path: '/api/v1/outages',
  summary: 'Lists outages, open ones first and then the newest, or sorted by a column.',
  access: 'ANNOUNCEMENTS.read',
  reads: ['Outages'],
  query: z.object({ sort: sortField(outageSortColumns), ...pageQuery }),
  response: z.object({ outages: z.array(Outage), total_count: z.int(), open_count: z.int() }),
})

const outageParams = z.object({ outage_id: z.uuid() })

export const getOutage = endpoint({
  method: 'GET',
  path: '/api/v1/outages/:outage_id',
  summary: 'Returns an outage with its updates and the newest reports of customers.',
  access: 'ANNOUNCEMENTS.read',
  reads: ['Outages'],
  params: outageParams,
  response: z.object({ outage: Outage, updates: z.array(OutageUpdate), reports: z.array(OutageReport) }),
})

export const listOutageStreets = endpoint({
  method: 'GET',
  path: '/api/v1/outages/streets',
  summary: 'Lists the streets of a community by name, with the number of their addresses.',
  access: 'ANNOUNCEMENTS.read',
  reads: [],
  query: z.object({ community_id: Id }),
  response: z.array(z.object({ name: z.string(), address_count: z.int() })),
})

const affected = {
  service_types: selectionOf(ServiceType, outageTexts.serviceMissing, serviceTypes.length),
  community_id: Id.check(z.minLength(1, { error: communityTexts.communityMissing })),
  area: z.enum(outageAreas),
  /** The names of the streets, if `area` is `street`. */
  streets: z._default(z.array(Line({ name: fieldTexts.address, max: 200 })).check(z.maxLength(maxOutageStreets)), []),
  /** The affected addresses, if `area` is `premises`. */
  premise_ids: z._default(z.array(Id).check(z.maxLength(maxOutageAddresses)), []),
}

export const countOutageCustomers = endpoint({
  method: 'POST',
  path: '/api/v1/outages/customer-count',
  summary: 'Counts the addresses in an area, and the customers with one of the services there. Stores nothing.',
  access: 'ANNOUNCEMENTS.read',
  // A query, although it is a POST: nothing is written.
  reads: [],
  body: z.strictObject(affected),
  response: z.object({ address_count: z.int(), customer_count: z.int() }),
})

const message = Text({ name: outageTexts.messageLabel, max: outageMessageLimit })

export const startOutage = endpoint({
  method: 'POST',
  path: '/api/v1/outages',
  summary:
    'Records an outage. Affected customers see it and are notified, and open reports of the last 24 hours are attached to it.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Outages', 'Announcements'],
  idempotent: true,
  body: z.strictObject({ ...affected, started_at: Moment, expected_end_at: z.nullable(Moment), message }),
  response: z.object({ outage_id: z.uuid() }),
})

export const updateOutage = endpoint({
  method: 'POST',
  path: '/api/v1/outages/:outage_id/updates',
  summary: 'Tells affected customers what is new about an open outage, and when service is expected back.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Outages', 'Announcements'],
  idempotent: true,
  params: outageParams,
  body: z.strictObject({ message, expected_end_at: z.nullable(Moment) }),
  response: z.object({ outage_id: z.uuid() }),
})

export const endOutage = endpoint({
  method: 'POST',
  path: '/api/v1/outages/:outage_id/end',
  summary:
    'Ends an outage and notifies affected customers. Its open reports can be marked as done. Does nothing if it has ended.',
  access: 'ANNOUNCEMENTS.write',
  changes: ['Outages', 'Announcements', 'Cases'],
  params: outageParams,
  body: z.strictObject({ message, finishes_reports: z.boolean() }),
  response: z.object({ outage_id: z.uuid() }),
})

export const OutageCredit = z.object({
  account_no: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  credit_amount: Dollars,
})
export type OutageCredit = z.output<typeof OutageCredit>

export const proposeOutageCredits = endpoint({
  method: 'GET',
  path: '/api/v1/outages/:outage_id/credits',
  summary:
    'Proposes a credit for each account that an ended outage affected: one thirtieth of the monthly price a day.',
  access: 'CREDITS.read',
  reads: ['Outages', 'Credits'],
  params: outageParams,
  response: z.object({
    outage: Outage,
    /** Each period of 24 hours counts, and so does the last one that was not full. */
    days: z.int(),
    credits: z.array(OutageCredit),
    /** Accounts that already have a credit for this reason since the outage started. They get none. */
    credited_count: z.int(),
    total_amount: Dollars,
  }),
})

export const outages = {
  listOutages,
  listOutageStreets,
  getOutage,
  countOutageCustomers,
  startOutage,
  updateOutage,
  endOutage,
  proposeOutageCredits,
}
