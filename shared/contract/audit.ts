/** The audit log: who did or looked at what, for whom, when and from where. */
import { z } from 'zod/mini'
import { Day, Moment } from '../dates'
import { endpoint } from '../endpoint'
import { oneLine } from '../typed'

export const AuditRecord = z.object({
  record_id: z.uuid(),
  at: Moment,
  /** Who did it; empty when nobody was signed in. */
  user_name: z.string(),
  user_email: z.string(),
  /** "role.changed", "customer.opened" and the like: the part before the dot says of what. */
  action: z.string(),
  /** For whom; null where no customer was concerned. */
  crm_customer_number: z.nullable(z.string()),
  /** From where: the caller's network address. */
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** What ids in the details stand for, as far as it is known now: the names of people. */
  known: z.record(z.string(), z.string()),
})
export type AuditRecord = z.infer<typeof AuditRecord>

const words = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max), z.regex(oneLine)))

const filter = {
  /** An action, or the part before its dot. */
  action: words(60),
  /** `no`: only what was done, without who looked into which account. */
  looks: z.optional(z.literal('no')),
  /** Email address of who did it, or how it begins. */
  email: words(254),
  crm_customer_number: words(20),
  from_date: z.optional(Day),
  to_date: z.optional(Day),
}

export const listAuditRecords = endpoint({
  method: 'GET',
  path: '/api/v1/audit/records',
  summary: 'The audit log, newest first: a page, and the mark at which the next one begins.',
  access: 'AUDIT.read',
  query: z.object({
    ...filter,
    /** The mark that the page before answered. */
    after: z.optional(z.string().check(z.regex(/^\d{4}-[\d:.TZ-]{15,30}_[0-9a-f-]{36}$/))),
    page_size: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(500)), 20),
  }),
  response: z.object({
    records: z.array(AuditRecord),
    /** Null on the last page. */
    next: z.nullable(z.string()),
  }),
})

export const exportAuditRecords = endpoint({
  method: 'GET',
  path: '/api/v1/audit/export',
  summary: 'The newest 5,000 records of the audit log that match, as a spreadsheet.',
  access: 'AUDIT.read',
  query: z.object(filter),
  file: 'text/csv',
  isExport: true,
})

/** Every call of this noun, as the contract lists them. */
export const audit = { listAuditRecords, exportAuditRecords }
