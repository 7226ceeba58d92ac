/** Texts about deposits. */

import type { DepositKind, DepositStatus, DepositTxnType } from '../../billing/deposits'
import { quantity } from '../../format/plural'

export const depositsAndRefunds = 'Deposits and refunds'
export const deposits = 'Deposits'
export const refunds = 'Refunds'
export const depositsNotLoaded = 'We couldn’t load the deposits.'
export const noDepositTitle = 'This customer has no deposit.'
export const custom = 'Custom'
export const anyTime = 'Any time'
export const daysRange = (mostDays: number) => `From 1 to ${mostDays}`
export const filterDeposits = 'Filter deposits'
export const anyStatus = 'Any status'
export const clearCommunity = (community: string) => `Show all communities instead of ${community}`
export const noActivityTitle = 'No deposit activity in this period.'
export const noActivityHint = 'Choose a longer period to look further back.'
export const noMatchTitle = 'No deposits have this status.'
export const totals = 'Totals'
export const recentDepositsCsv = (days: number) => `Deposits ${days} days.csv`
export const depositsCsv = (depositStatus: string) => `Deposits ${depositStatus}.csv`
export const deposited = (amount: string) => `${amount} deposited`
export const interest = (amount: string) => `${amount} interest`
export const deposit = 'Deposit'
export const interestLabel = 'Interest'
export const heldSince = 'Held since'
export const reviewDate = 'Review date'
export const refundCandidate = 'Refund candidate'
export const monthsOnTime = (count: number) => quantity(count, 'month on time', 'months on time')
export const transactions = 'Transactions'
export const depositTransactionsFor = (name: string, accountNo: string) =>
  `Deposit transactions for ${name}, ${accountNo}`
export const depositsCaption = 'Deposits, latest activity first'
export const depositFor = (name: string, accountNo: string) => `Deposit for ${name}, ${accountNo}`
export const filterTransactions = 'Filter transactions'
export const transactionsNotLoaded = 'We couldn’t load the transactions.'
export const transactionsCaption = 'Deposit transactions, newest first'
export const noTransactionsYet = 'No transactions yet.'
export const noMatchingTransactions = 'This deposit has no transactions of this type.'
export const depositCount = (count: number) => quantity(count, 'deposit', 'deposits')
export const kindLabels: Record<DepositKind, string> = {
  new_customer: 'New customer',
  credit: 'Credit',
  after_disconnect: 'After disconnect',
  builder_lot: 'Builder lot',
}

export const statusLabels: Record<DepositStatus, string> = {
  billed: 'Billed',
  part_paid: 'Partly paid',
  held: 'Held',
  review_due: 'Review due',
  refunded: 'Refunded',
  applied: 'Applied',
  forfeited: 'Forfeited',
  waived: 'Waived',
}

export const transactionLabels: Record<DepositTxnType, string> = {
  DEPB: 'Billed',
  DEPP: 'Payment',
  DEPI: 'Interest accrued',
  DEPX: 'Interest paid',
  DEPA: 'Applied to arrears',
  DEPF: 'Applied to final bill',
  DEPC: 'Refunded as credit',
  DEPK: 'Refunded by check',
  DEPT: 'Transferred to another account',
  DEPW: 'Waived',
  DEPR: 'Reversed',
  DEPE: 'Unclaimed property',
}

/** The headings of exported deposits. */
export const exportHead = [
  'Billing account',
  'Name',
  'Community',
  'Kind',
  'Deposit',
  'Interest',
  'Held since',
  'Review date',
  'Status',
  'Months on time',
  'Refund candidate',
]

export const statusExportName = (status: DepositStatus) => `Deposits ${statusLabels[status]}.csv`
export const daysExportName = (days: number | undefined) => `Deposits ${days} days.csv`
