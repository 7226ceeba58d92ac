/** Credits as the server returns them, for screen tests. */
import type { CreditCustomer, CreditRun, CreditRunRow, RecentCredits } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'

export const anAccount = (index: number, changes: Partial<CreditCustomer> = {}): CreditCustomer => ({
  name: `Customer ${index}`,
  email: `customer-${index}@demo.example`,
  phone: '5125550142',
  account_no: `BA-${index}`,
  address: `${index} Larkspur Lane`,
  zip_code: '78610',
  service_type_code: 'FIBER',
  community: 'Fennick Oaks',
  credit_amount: 0,
  credit_status: 'not_initiated',
  balance: 4500,
  last_credit_at: null,
  ...changes,
})

export const aRun = (changes: Partial<CreditRun> = {}): CreditRun => ({
  run_id: '44444444-4444-4444-8444-444444444444',
  status: 'running',
  credit_reason_cd: '101',
  comments: 'Credit Adjustment',
  started_by: 'Imani Brooks',
  started_at: '2026-03-13T15:00:00.000Z',
  is_own: true,
  needs_approval: false,
  decided_by: null,
  decided_at: null,
  finished_at: null,
  row_count: 4,
  credited_count: 1,
  failed_count: 0,
  total_amount: 2000,
  credited_amount: 500,
  ...changes,
})

/** How far a run of four rows is. */
export const progressFacts = (creditedCount: number, failedCount = 0) => ({
  done: creditedCount + failedCount,
  rowCount: 4,
  creditedCount,
  amount: '$5.00',
  failedCount,
})

/** How a run of four rows tells how far it is. */
export const progressOf = (creditedCount: number, failedCount = 0): string =>
  creditTexts.runProgress(progressFacts(creditedCount, failedCount))

export const aRow = (position: number, changes: Partial<CreditRunRow> = {}): CreditRunRow => ({
  position,
  account_no: `BA-${position}`,
  crm_customer_number: `CU-${position}`,
  name: `Customer ${position}`,
  balance: 4500,
  credit_amount: 500,
  status: 'not_initiated',
  credit_status: 'not_initiated',
  ended_at: null,
  ...changes,
})

export const noRecentCredits: RecentCredits = { credits: [], credit_count: 0, account_count: 0 }

export const aRecentCredit = (changes: Partial<RecentCredits['credits'][number]> = {}): RecentCredits => ({
  credits: [
    {
      account_no: 'BA-1',
      name: 'Customer 1',
      credit_amount: 700,
      issued_by: 'Noor Haddad',
      issued_at: '2026-03-13T09:00:00.000Z',
      ...changes,
    },
  ],
  credit_count: 1,
  account_count: 1,
})

/** How `aRecentCredit` is listed. */
export const recentCreditText = creditTexts
  .recentCredit('BA-1', '$7.00')
  .replace('<name/>', 'Customer 1')
  .replace('<issuer/>', 'Noor Haddad')
  .replace('<date/>', '03/13/2026 4:00 AM CDT')
