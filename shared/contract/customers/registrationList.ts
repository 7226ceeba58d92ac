/** Defines the calls by which staff see registrations and invite customers to register. */
import { z } from 'zod/mini'
import { registrationSteps } from '../../customers/registrations'
import { SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'

export const getRegistrationCount = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/get-registration-count',
  summary: 'Counts legacy accounts by location and registration status.',
  access: 'staff:PAYMENTREGADMIN.read',
  reads: ['Registrations'],
  response: z.object({
    total: z.int(),
    registered: z.int(),
    /** The registration was started but not finished. */
    started: z.int(),
    not_started: z.int(),
    invited: z.int(),
    /** These customers were invited but aren't registered yet. */
    invited_waiting: z.int(),
    /** These customers opened the link of an invitation. */
    opened: z.int(),
    /** The payment provider rejected the last attempt of these customers. */
    failed: z.int(),
    /** Counts customers who aren't registered, in the order of the steps. */
    by_step: z.array(z.object({ step: z.enum(registrationSteps), accounts: z.int() })),
    /** Counts registrations on each of the last 30 days. Today is last. */
    by_day: z.array(z.object({ day: Day, count: z.int() })),
    by_community: z.array(z.object({ community: z.string(), total: z.int(), registered: z.int() })),
  }),
})

export const Registration = z.object({
  migration_account_parent_id: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  /** It is empty if none is on file, as are the mobile number and the account numbers. */
  email: z.string(),
  mobile: z.string(),
  service_address: z.string(),
  community: z.string(),
  fiber_account_number: z.string(),
  gas_account_number: z.string(),
  last_step: z.enum(registrationSteps),
  last_step_at: z.nullable(Moment),
  /** The payment provider rejected the last attempt for this reason. It is empty if there was none. */
  last_failure: z.string(),
  invited_at: z.nullable(Moment),
  /** The customer first opened the link of an invitation then. */
  opened_at: z.nullable(Moment),
  registered_at: z.nullable(Moment),
})
export type Registration = z.infer<typeof Registration>

const includeRegistered = z._default(z.enum(['true', 'false']), 'false')

export const registrationSortColumns = ['name', 'step', 'invited'] as const

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/generate-report-data',
  summary:
    'Lists legacy accounts by name or sorted by a column, with their registration status. Registered ones are included on request.',
  access: 'staff:PAYMENTREGADMIN.read',
  reads: ['Registrations'],
  query: z.object({
    includeRegistered,
    search: z._default(SearchWords(), ''),
    sort: sortField(registrationSortColumns),
    ...pageQuery,
  }),
  response: z.object({
    accounts: z.array(Registration),
    total_count: z.int(),
    /** It is false if more accounts match than are listed. */ is_exact: z.boolean(),
  }),
})

export const exportRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/generate-report',
  summary: 'Exports all legacy accounts as a spreadsheet, as a stream.',
  access: 'staff:PAYMENTREGADMIN.read',
  query: z.object({ includeRegistered }),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isExport: true,
})

export const inviteToRegister = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/send-invitation',
  summary: 'Invites the customer of a legacy account to register, at the address on file.',
  access: 'staff:PAYMENTREGADMIN.write',
  changes: ['Registrations'],
  body: z.strictObject({ migration_account_parent_id: Id }),
  response: Registration,
})
