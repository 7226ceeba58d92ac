/** Maps gas readings and data usage to their tables. */
import * as importTexts from '#shared/texts/operations/imports'
import { joinServiceAccount, ofServiceAccount } from './customers.queries'
import type { TableImport } from './tableImport'

export const gasReadings: TableImport = {
  table: 'gas_readings',
  joins: joinServiceAccount,
  key: { service_account_id: 'a.id', period_end: 's.period_end' },
  columns: {
    period_start: 's.period_start',
    meter_number: 's.meter_number',
    previous_read: 's.previous_read',
    current_read: 's.current_read',
    read_type: 's.read_type',
    ccf: 's.ccf',
    heat_factor: 's.heat_factor',
    therms: 's.therms',
    degree_days: 's.degree_days',
    amount: 's.amount',
    note: 's.note',
  },
  references: [ofServiceAccount],
  checks: [
    { field: 'period_end', reason: importTexts.periodEndsEarly, condition: () => 's.period_end < s.period_start' },
  ],
}

export const dataUsage: TableImport = {
  table: 'data_usage',
  joins: joinServiceAccount,
  key: { service_account_id: 'a.id', month: 's.month' },
  columns: { download_mb: 's.download_mb', upload_mb: 's.upload_mb', counted_until: 's.counted_until' },
  references: [ofServiceAccount],
}
