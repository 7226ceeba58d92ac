/** The lists behind the tiles of the operations summary, over all customers: a page each, the newest first, and the whole as a file. */
import { z } from 'zod/mini'
import type { StaffRight } from '../access'
import { caseCategories, caseStatuses } from '../cases'
import { Day, Moment } from '../dates'
import { Dollars } from '../dollars'
import { endpoint } from '../endpoint'
import { listDays, listedPayments, listedRequests, listedScheduled } from '../operationLists'
import { usualSummaryDays } from '../operations'
import { SearchWords } from '../typed'
import { PaymentChannel, paymentChannels, PaymentStatus } from './payments'
import { ScheduledPaymentStatus } from './scheduledPayments'

const filter = {
  /** How many days back, today included; 0 for all. What is still to come, or open, lies in all of them. */
  days: z._default(
    z.coerce.number<number>().check(z.refine((days) => listDays.some((one) => one === days))),
    usualSummaryDays,
  ),
  /** The name of a community; all of them without. */
  community: z._default(SearchWords(100), ''),
}

/** Where the page before ended: a moment in microseconds, and what tells those of one moment apart. */
const mark = (key: RegExp) => z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,16}_(?:${key.source})$`))))
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/
const number = /[A-Z]{2}-[0-9A-Z-]{1,20}/
const call = /[A-Z]{3,7} [!-~]{1,200}/

const page_size = z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(500)), 20)

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    as_of: Moment,
    rows: z.array(row),
    /** The mark at which the next page begins; null on the last. */
    next: z.nullable(z.string()),
    /** How many rows fit, on whichever page. */
    total_count: z.int(),
    /** False when more fit than were counted. */
    is_exact: z.boolean(),
    /** What the tile in front of the list counts: rows, or what the rows count. */
    figure: z.int(),
  })

interface Listed<Path extends string, Access extends StaffRight> {
  path: Path
  access: Access
  summary: string
}

const list = <
  const Path extends string,
  const Access extends StaffRight,
  Filter extends z.core.$ZodShape,
  Row extends z.ZodMiniType,
>(
  { path, access, summary }: Listed<Path, Access>,
  narrowed: Filter,
  { row, key }: { row: Row; key: RegExp },
) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    query: z.object({ ...filter, ...narrowed, after: mark(key), page_size }),
    response: pageOf(row),
  })

const file = <const Path extends string, const Access extends StaffRight, Filter extends z.core.$ZodShape>(
  { path, access, summary }: Listed<Path, Access>,
  narrowed: Filter,
) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    query: z.object({ ...filter, ...narrowed }),
    file: 'text/csv',
    isExport: true,
  })

/** Whose it is: the number leads to the customer. */
const whose = { crm_customer_number: z.string(), name: z.string(), community: z.string() }

export const ListedPayment = z.object({
  payment_id: z.uuid(),
  created_at: Moment,
  confirmation_number: z.string(),
  account_no: z.string(),
  ...whose,
  amount: Dollars,
  status: PaymentStatus,
  /** The bank's, where there is one. */
  reason: z.string(),
  channel: PaymentChannel,
})
export type ListedPayment = z.output<typeof ListedPayment>

/** Empty for all. */
const paymentFilter = {
  status: z._default(z.enum([...listedPayments, '']), ''),
  channel: z._default(z.enum([...paymentChannels, '']), ''),
}
const payments = {
  path: '/api/v1/operations/payments/list',
  access: 'staff:PAYMENTHISTORY.read',
  summary: 'Payments of all customers, the newest first; by what became of them, and how they came.',
} as const
export const listAllPayments = list(payments, paymentFilter, { row: ListedPayment, key: uuid })
export const exportAllPayments = file(
  { ...payments, path: '/api/v1/operations/payments/export', summary: 'The same payments as a spreadsheet.' },
  paymentFilter,
)

export const ListedScheduled = z.object({
  scheduled_payment_id: z.uuid(),
  pay_on: Day,
  account_no: z.string(),
  ...whose,
  amount: Dollars,
  status: ScheduledPaymentStatus,
  reason: z.string(),
})
export type ListedScheduled = z.output<typeof ListedScheduled>

const scheduledFilter = { status: z._default(z.enum([...listedScheduled, '']), '') }
const scheduled = {
  path: '/api/v1/operations/scheduled-payments/list',
  access: 'staff:PAYMENTHISTORY.read',
  summary: 'Payments for a later day of all customers, the latest day first.',
} as const
export const listAllScheduled = list(scheduled, scheduledFilter, { row: ListedScheduled, key: uuid })
export const exportAllScheduled = file(
  {
    ...scheduled,
    path: '/api/v1/operations/scheduled-payments/export',
    summary: 'The same scheduled payments as a spreadsheet.',
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
  ...whose,
  /** By when the first answer was promised; null where it is given. */
  promised_by: z.nullable(Moment),
  is_late: z.boolean(),
})
export type ListedRequest = z.output<typeof ListedRequest>

const requestFilter = {
  status: z._default(z.enum([...listedRequests, '']), ''),
  category: z._default(z.enum([...caseCategories, '']), ''),
}
const requests = {
  path: '/api/v1/operations/cases/list',
  access: 'staff:SERVICETICKET.read',
  summary: 'Service requests of all customers, the newest first; open ones, and those answered later than promised.',
} as const
export const listAllRequests = list(requests, requestFilter, { row: ListedRequest, key: uuid })
export const exportAllRequests = file(
  { ...requests, path: '/api/v1/operations/cases/export', summary: 'The same requests as a spreadsheet.' },
  requestFilter,
)

export const ListedRegistration = z.object({
  migration_account_parent_id: z.string(),
  registered_at: Moment,
  ...whose,
})
export type ListedRegistration = z.output<typeof ListedRegistration>

const registrations = {
  path: '/api/v1/operations/registrations/list',
  access: 'staff:PAYMENTREGADMIN.read',
  summary: 'Customers of the old system who have become users, the newest first.',
} as const
export const listRegistered = list(registrations, {}, { row: ListedRegistration, key: number })
export const exportRegistered = file(
  {
    ...registrations,
    path: '/api/v1/operations/registrations/export',
    summary: 'The same customers as a spreadsheet.',
  },
  {},
)

export const ListedError = z.object({
  /** The beginning of the hour. */
  hour: Moment,
  /** Method and pattern of the address. */
  call: z.string(),
  count: z.int(),
  /** Of the newest: the log has the rest. */
  request_id: z.string(),
})
export type ListedError = z.output<typeof ListedError>

const errors = {
  path: '/api/v1/operations/errors/list',
  access: 'staff:REPORTS.read',
  summary: 'How often the server failed to answer, by hour and call. Of all communities.',
} as const
export const listErrors = list(errors, {}, { row: ListedError, key: call })
export const exportErrors = file(
  { ...errors, path: '/api/v1/operations/errors/export', summary: 'The same counts as a spreadsheet.' },
  {},
)

/** Every call of this noun, as the contract lists them. */
export const operationListCalls = {
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
