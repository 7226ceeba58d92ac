/** Defines gas usage and fiber data usage, by month and by day. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'

export const readTypes = ['actual', 'estimated'] as const

export const UsageReading = z.object({
  period_start: Day,
  period_end: Day,
  days: z.int(),
  meter_number: z.string(),
  previous_read: z.int(),
  current_read: z.int(),
  read_type: z.enum(readTypes),
  ccf: z.int(),
  /** A hundred cubic feet of this month's gas contain this many therms. */
  heat_factor: z.number(),
  therms: z.int(),
  degree_days: z.int(),
  amount: Dollars,
  /** Describes an event of the meter in this month. It is empty otherwise. */
  note: z.string(),
})
export type UsageReading = z.output<typeof UsageReading>

const usageMonths = [13, 24, 36] as const

export const listUsage = endpoint({
  method: 'POST',
  path: '/api/v1/consumption/usage-history',
  summary:
    'Lists the meter readings of a gas service for the given number of months, oldest first. Months without a reading are left out.',
  access: 'ACCOUNTS.read',
  reads: [],
  body: z.strictObject({
    service_account_id: Id,
    months: z._default(z.union(usageMonths.map((months) => z.literal(months))), 13),
  }),
  response: z.object({
    street_address: z.string(),
    readings: z.array(UsageReading),
  }),
})

export const DataMonth = z.object({
  /** The format is `YYYY-MM`. */
  month: z.string(),
  download_gb: z.number(),
  upload_gb: z.number(),
  /** The data is counted up to this day, which is before the last day for the current month. */
  counted_until: Day,
  is_current: z.boolean(),
})
export type DataMonth = z.output<typeof DataMonth>

export const dataMonths = 13

export const listDataUsage = endpoint({
  method: 'GET',
  path: '/api/v1/consumption/data-usage',
  summary:
    'Lists the data usage of a fiber service by month, oldest first. The current month is incomplete, and months without data are left out.',
  access: 'ACCOUNTS.read',
  reads: [],
  query: z.object({ crm_service_account_id: Id }),
  response: z.object({ street_address: z.string(), months: z.array(DataMonth) }),
})

export const UsageDay = z.object({
  day: Day,
  /** The amount is in therms for gas, and in GB in both directions for data. */
  amount: z.number(),
  /** The same day a year earlier. It is null if nothing was reported. */
  year_before: z.nullable(z.number()),
  /** It is null for data. */
  degree_days: z.nullable(z.int()),
})
export type UsageDay = z.output<typeof UsageDay>

/** Longer than any billing period. */
export const maxUsageDays = 62

export const listDailyUsage = endpoint({
  method: 'GET',
  path: '/api/v1/consumption/daily-usage',
  summary: `Lists the usage of a gas or fiber service by day, oldest first, for at most ${maxUsageDays} days. Days without a report are left out, and a meter that does not report daily has none.`,
  access: 'ACCOUNTS.read',
  reads: [],
  query: z.object({ crm_service_account_id: Id, from: Day, until: Day }),
  response: z.object({ street_address: z.string(), days: z.array(UsageDay) }),
})

export const usage = { listUsage, listDataUsage, listDailyUsage }
