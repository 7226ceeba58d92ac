/** Defines the audit log, which records who did or viewed what, for which customer, when and from where. */
import { z } from 'zod/mini'
import { oneLine } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Cursor, pageSizeQuery } from '../../http/paging'

export const AuditRecord = z.object({
  record_id: z.uuid(),
  at: Moment,
  /** This user performed the action. The name is empty if no one was signed in. */
  user_name: z.string(),
  user_email: z.string(),
  /** Actions are such as "role.changed" or "customer.opened". The part before the dot is the subject. */
  action: z.string(),
  /** The number is null if no customer was involved. */
  crm_customer_number: z.nullable(z.string()),
  /** This is the caller's IP address, or the name of the job that performed the action. */
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Maps ids in the details to the names of people, as far as they are known now. */
  names_by_id: z.record(z.string(), z.string()),
})
export type AuditRecord = z.infer<typeof AuditRecord>

const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine)))

const filter = {
  /** The filter matches an action or the part before its dot. */
  action: optionalText(60),
  /** `no` leaves out records of viewed accounts. */
  views: z.optional(z.literal('no')),
  /** The filter matches the email address of the user or its beginning. */
  email: optionalText(254),
  crm_customer_number: optionalText(20),
  from_date: z.optional(Day),
  to_date: z.optional(Day),
}

export const listAuditRecords = endpoint({
  method: 'GET',
  path: '/api/v1/audit/records',
  summary: 'Lists audit records, newest first, as a page with the cursor of the next one.',
  access: 'AUDIT.read',
  reads: [],
  query: z.object({
    ...filter,
    /** This is the cursor that the previous page returned. */
    after: z.optional(Cursor),
    page_size: pageSizeQuery(),
  }),
  response: z.object({
    records: z.array(AuditRecord),
    /** The cursor is null on the last page. */
    next: z.nullable(z.string()),
  }),
})

export const exportAuditRecords = endpoint({
  method: 'GET',
  path: '/api/v1/audit/export',
  summary: 'Exports all matching audit records as a spreadsheet.',
  access: 'AUDIT.read',
  query: z.object(filter),
  file: 'text/csv',
  isExport: true,
})

export const audit = { listAuditRecords, exportAuditRecords }
