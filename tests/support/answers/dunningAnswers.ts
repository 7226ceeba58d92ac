/** Deposits and disconnects as the server returns them, for screen tests. */

import type { Deposit } from '#shared/contract/billing/deposits'
import type { DunningAccount } from '#shared/contract/billing/dunning'
import type { NoticeRow, NoticeRun } from '#shared/contract/billing/gasNotices'
import type { Moratorium } from '#shared/contract/billing/moratoria'

export const aDeposit = (changes: Partial<Deposit> = {}): Deposit => ({
  deposit_id: '55555555-5555-4555-8555-555555555555',
  account_no: 'BA-1',
  crm_customer_number: 'CU-1',
  name: 'Maya Fields',
  community: 'Fennick Oaks',
  deposit_kind: 'new_customer',
  deposit_amount: 200_00,
  interest_amount: 4_00,
  billed_on: '2025-03-01',
  held_since: '2025-03-06',
  review_on: '2026-03-06',
  status: 'held',
  months_on_time: 12,
  is_refund_candidate: true,
  ...changes,
})

export const aDebtor = (index: number, changes: Partial<DunningAccount> = {}): DunningAccount => ({
  account_no: `BA-${index}`,
  crm_customer_number: `CU-${index}`,
  name: `Debtor ${index}`,
  email: `debtor-${index}@example.com`,
  address: `${index} Larkspur Lane`,
  community: 'Fennick Oaks',
  balance: 120_00,
  past_due: 80_00,
  past_due_days: 23,
  stage: 5,
  last_notice_on: null,
  hold_reason: null,
  hold_id: null,
  held_until: null,
  hold_note: '',
  next_action_on: '2026-03-13',
  ...changes,
})

export const aMoratorium = (changes: Partial<Moratorium> = {}): Moratorium => ({
  moratorium_id: '77777777-7777-4777-8777-777777777777',
  kind: 'cold_weather',
  community: 'Orrin Lake',
  starts_on: '2026-01-01',
  ends_on: '2026-01-03',
  note: 'Forecast of 32°F',
  state: 'active',
  created_by: 'Imani Brooks',
  ended_at: null,
  ...changes,
})

export const aNoticeRun = (changes: Partial<NoticeRun> = {}): NoticeRun => ({
  run_id: '66666666-6666-4666-8666-666666666666',
  status: 'finished',
  started_by: 'Imani Brooks',
  started_at: '2026-03-13T15:00:00.000Z',
  finished_at: '2026-03-13T15:01:00.000Z',
  row_count: 2,
  sent_count: 2,
  failed_count: 0,
  unknown_count: 0,
  skipped_count: 0,
  ...changes,
})

export const aNoticeRow = (position: number, changes: Partial<NoticeRow> = {}): NoticeRow => ({
  position,
  account_no: `BA-${position}`,
  name: `Debtor ${position}`,
  email: `debtor-${position}@example.com`,
  status: 'sent',
  message: '',
  ended_at: '2026-03-13T15:00:30.000Z',
  ...changes,
})
