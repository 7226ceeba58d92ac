/**
 * Defines the lists behind the tiles of the operations summary. They include all customers, newest first, as pages and
 * as an export.
 */
import { z } from 'zod/mini'
import type { StaffRight } from '../../access/access'
import { Dollars } from '../../billing/dollars'
import { caseCategories, caseStatuses } from '../../cases/cases'
import { SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Cursor, cursorOfKey, pageSizeQuery } from '../../http/paging'
import {
  listDays,
  paymentListStatuses,
  requestListStatuses,
  scheduledListStatuses,
} from '../../operations/operationLists'
import { defaultSummaryDays } from '../../operations/summary'
import { PaymentChannel, PaymentStatus, paymentChannels } from '../payments/payments'
import { ScheduledPaymentStatus } from '../payments/scheduledPayments'

const filter = {
  /** Counts days back, including today; 0 selects all. Scheduled payments and open requests are in every range. */
  days: z._default(
    z.coerce.number<number>().check(z.refine((days) => listDays.some((option) => option === days))),
    defaultSummaryDays,
  ),
  /** This is the name of a community. Without it, all communities are included. */
  community: z._default(SearchWords(100), ''),
}

const legacyAccountCursor = cursorOfKey('[A-Z]{2}-[0-9A-Z-]{1,20}')
const callCursor = cursorOfKey('[A-Z]{3,7} [!-~]{1,200}')

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    as_of: Moment,
    rows: z.array(row),
    /** The next page starts at this cursor. It is null on the last page. */
    next: z.nullable(z.string()),
    /** Counts the matching rows of all pages. */
    total_count: z.int(),
    /** It is false if more rows match than were counted. */
    is_exact: z.boolean(),
    /** This is the number that the tile shows: the number of rows, or the sum of what they count. */
    figure: z.int(),
  })

interface ListDefinition<Path extends string, Access extends StaffRight> {
  path: Path
  access: Access
  summary: string
}

const listEndpoint = <
  const Path extends string,
  const Access extends StaffRight,
  Filter extends z.core.$ZodShape,
  Row extends z.ZodMiniType,
>(
  { path, access, summary }: ListDefinition<Path, Access>,
  filterFields: Filter,
  { row, cursor }: { row: Row; cursor: typeof Cursor },
) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    reads: [],
    query: z.object({ ...filter, ...filterFields, after: z.optional(cursor), page_size: pageSizeQuery() }),
    response: pageOf(row),
  })

const exportEndpoint = <const Path extends string, const Access extends StaffRight, Filter extends z.core.$ZodShape>(
  { path, access, summary }: ListDefinition<Path, Access>,
  filterFields: Filter,
) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    query: z.object({ ...filter, ...filterFields }),
    file: 'text/csv',
    isExport: true,
  })

/** The number links to the customer. */
const customerFields = { crm_customer_number: z.string(), name: z.string(), community: z.string() }

export const ListedPayment = z.object({
  payment_id: z.uuid(),
  created_at: Moment,
  confirmation_number: z.string(),
  account_no: z.string(),
  ...customerFields,
  amount: Dollars,
  status: PaymentStatus,
  /** The bank gave this reason, if any. */
  reason: z.string(),
  channel: PaymentChannel,
})
export type ListedPayment = z.output<typeof ListedPayment>

/** An empty value selects all. */
const paymentFilter = {
  status: z._default(z.enum([...paymentListStatuses, '']), ''),
  channel: z._default(z.enum([...paymentChannels, '']), ''),
}
const payments = {
  path: '/api/v1/operations/payments/list',
  access: 'staff:PAYMENTHISTORY.read',
  summary: 'Lists the payments of all customers, newest first, by status and origin.',
} as const
export const listAllPayments = listEndpoint(payments, paymentFilter, { row: ListedPayment, cursor: Cursor })
export const exportAllPayments = exportEndpoint(
  { ...payments, path: '/api/v1/operations/payments/export', summary: 'Exports these payments as a spreadsheet.' },
  paymentFilter,
)

export const ListedScheduled = z.object({
  scheduled_payment_id: z.uuid(),
  pay_on: Day,
  account_no: z.string(),
  ...customerFields,
  amount: Dollars,
  status: ScheduledPaymentStatus,
  reason: z.string(),
})
export type ListedScheduled = z.output<typeof ListedScheduled>

const scheduledFilter = { status: z._default(z.enum([...scheduledListStatuses, '']), '') }
const scheduled = {
  path: '/api/v1/operations/scheduled-payments/list',
  access: 'staff:PAYMENTHISTORY.read',
  summary: 'Lists the scheduled payments of all customers, latest date first.',
} as const
export const listAllScheduled = listEndpoint(scheduled, scheduledFilter, { row: ListedScheduled, cursor: Cursor })
export const exportAllScheduled = exportEndpoint(
  {
    ...scheduled,
    path: '/api/v1/operations/scheduled-payments/export',
    summary: 'Exports these scheduled payments as a spreadsheet.',
  },
  scheduledFilter,
)

export const ListedRequest = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  created_at: Moment,
  category: z.nullable(z.enum(caseCategories)),
  title: z.string(),
  status: z.enum(caseStatuses),
  ...customerFields,
  /** The first answer was promised by then. It is null after the answer. */
  promised_by: z.nullable(Moment),
  is_overdue: z.boolean(),
})
export type ListedRequest = z.output<typeof ListedRequest>

const requestFilter = {
  status: z._default(z.enum([...requestListStatuses, '']), ''),
  category: z._default(z.enum([...caseCategories, '']), ''),
}
const requests = {
  path: '/api/v1/operations/cases/list',
  access: 'staff:SERVICETICKET.read',
  summary: 'Lists the service requests of all customers, newest first, optionally only open or overdue ones.',
} as const
export const listAllRequests = listEndpoint(requests, requestFilter, { row: ListedRequest, cursor: Cursor })
export const exportAllRequests = exportEndpoint(
  { ...requests, path: '/api/v1/operations/cases/export', summary: 'Exports these service requests as a spreadsheet.' },
  requestFilter,
)

export const ListedRegistration = z.object({
  migration_account_parent_id: z.string(),
  registered_at: Moment,
  ...customerFields,
})
export type ListedRegistration = z.output<typeof ListedRegistration>

const registrations = {
  path: '/api/v1/operations/registrations/list',
  access: 'staff:PAYMENTREGADMIN.read',
  summary: 'Lists customers of the old system who have registered, newest first.',
} as const
export const listRegistered = listEndpoint(registrations, {}, { row: ListedRegistration, cursor: legacyAccountCursor })
export const exportRegistered = exportEndpoint(
  {
    ...registrations,
    path: '/api/v1/operations/registrations/export',
    summary: 'Exports these customers as a spreadsheet.',
  },
  {},
)

export const ListedError = z.object({
  /** The hour starts at this moment. */
  hour: Moment,
  /** Contains the method and the path pattern. */
  call: z.string(),
  count: z.int(),
  /** This is the newest request. The log has the others. */
  request_id: z.string(),
})
export type ListedError = z.output<typeof ListedError>

const errors = {
  path: '/api/v1/operations/errors/list',
  access: 'staff:REPORTS.read',
  summary: 'Counts failed requests by hour and call, for all communities.',
} as const
export const listErrors = listEndpoint(errors, {}, { row: ListedError, cursor: callCursor })
export const exportErrors = exportEndpoint(
  { ...errors, path: '/api/v1/operations/errors/export', summary: 'Exports these counts as a spreadsheet.' },
  {},
)

export const operationLists = {
  listAllPayments,
  exportAllPayments,
  listAllScheduled,
  exportAllScheduled,
  listAllRequests,
  exportAllRequests,
  listRegistered,
  exportRegistered,
  listErrors,
  exportErrors,
}
