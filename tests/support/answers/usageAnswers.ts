/** Gas usage as the mock server returns it; a test overrides the fields that it checks. */
import type { BillEstimate } from '#shared/contract/billing/statements'
import type { UsageReading } from '#shared/contract/services/usage'

export const aReading = (changes: Partial<UsageReading> = {}): UsageReading => ({
  period_start: '2026-02-01',
  period_end: '2026-02-28',
  days: 28,
  meter_number: 'GM-1',
  previous_read: 10,
  current_read: 121,
  read_type: 'actual',
  ccf: 111,
  heat_factor: 1.043,
  therms: 116,
  degree_days: 850,
  amount: 14_407,
  note: '',
  ...changes,
})

export const anEstimate = (changes: Partial<BillEstimate> = {}): BillEstimate => ({
  period_start: '2026-03-01',
  period_end: '2026-03-28',
  expected: 6200,
  low: 5800,
  high: 6600,
  changes: 0,
  counted_until: '2026-03-12',
  therms_so_far: 18.2,
  expected_therms: 41,
  checked_periods: 11,
  ...changes,
})
