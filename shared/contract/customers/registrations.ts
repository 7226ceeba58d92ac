/** Defines the registrations of customers of the old system for staff, for the Payment Registration Admin screen. */
import { z } from 'zod/mini'
import { SearchWords } from '../../fields/textFields'
import { Moment } from '../../format/dates'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { registrationSteps } from './legacy'

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

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/generate-report-data',
  summary: 'Lists legacy accounts by name with their registration status. Registered ones are included on request.',
  access: 'staff:PAYMENTREGADMIN.read',
  reads: ['Registrations'],
  query: z.object({ includeRegistered, search: z._default(SearchWords(), ''), ...pageQuery }),
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

export const registrations = { listRegistrations, exportRegistrations, inviteToRegister }
