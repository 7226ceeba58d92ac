/** Texts about the operations summary and its lists. */

import type {
  ListDays,
  OperationList,
  PaymentListStatus,
  RequestListStatus,
  ScheduledListStatus,
} from '../../operations/operationLists'
import type { FactName, SummaryTile } from '../../operations/operations'
import * as commonTexts from '../common'
import { quantity } from '../plural'
export const summaryNotInRole = 'Your role doesn’t include any of the summary figures.'
export const exportFileName = (days: string | number) => `Operations summary last ${days} days.csv`
export const downloadCsv = 'Download CSV'
export const filterTheSummary = 'Filter the summary'
export const showListOf = (title: string) => `Show the list “${title}”`
export const showList = 'Show list'
export const openedOfCategory = (category: string) => `Opened: ${category}`
export const openedByCategory = 'Opened by category'
export const before = (count: string, before: string) => `<link/>: ${count} (${before} before)`
export const announcedTo = 'Announced to'
export const asOf = 'As of'
export const noMatchHint = 'Choose other dates or clear the filters.'
export const newestFirst = (title: string | number) => `${title}, newest first`
export const rowRange = ({
  firstRow,
  lastRow,
  isExact,
  totalCount,
}: {
  firstRow: string
  lastRow: string
  isExact: boolean
  totalCount: string
}) => (isExact ? `${firstRow}–${lastRow} of ${totalCount}` : `${firstRow}–${lastRow} of more than ${totalCount}`)
export const saved = (title: string) => `${title} saved.`
export const filterTheListOf = (title: string) => `Filter the list “${title}”`
/** A figure or a list in the texts that say that it loads or failed to. */
export const titled = (title: string) => `“${title}”`
export const paymentChannel = 'Payment channel'
export const category = 'Category'
export const listNotInRole = 'Your role doesn’t include this list.'
export const lists = 'Lists'
export const confirmation = 'Confirmation'
export const channel = 'Channel'
export const opened = 'Opened'
export const promisedBy = 'Promised by'
export const registered = 'Registered'
export const hourStarting = 'Hour starting'
export const call = 'Call'
export const newestRequest = 'Newest request'
export const errors = 'Errors'
export const portalErrors = 'Portal errors'
export const noPortalErrorsInThisPeriod = 'No portal errors in this period.'
export const noScheduledPayments = 'No payments were scheduled for these days.'
export const nothingMatchesTheFilters = 'Nothing matches the filters.'
export const failedOrDeclined = 'Failed or declined'
export const upcoming = 'Upcoming'
export const overdue = 'Overdue'
export const asOfUtc = 'As of (UTC)'
export const customersTitle = (isExact: boolean, title: string) =>
  isExact ? `Customers: ${title}` : `More customers than: ${title}`
export const issuedToday = 'Issued today'
export const dueForReview = 'Due for review'
export const outageCustomers = (outage: string, count: number, isExact: boolean) =>
  isExact
    ? `${outage}: ${quantity(count, 'customer', 'customers')}`
    : `${outage}: more than ${quantity(count, 'customer', 'customers')}`
export const noChange = 'no change'
export const upFrom = (before: string) => `up from ${before}`
export const downFrom = (before: string) => `down from ${before}`
export const listCount = (count: string, isExact: boolean) => (isExact ? count : `More than ${count}`)
/** `status` is the filter's label. */
export const statusCount = (status: string, count: string, isExact: boolean) =>
  isExact ? `${status}: ${count}` : `${status}: more than ${count}`

export const listTitles: Record<OperationList, string> = {
  payments: 'Payments',
  scheduled: commonTexts.scheduledPayments,
  requests: commonTexts.serviceRequests,
  registrations: 'Registrations',
  errors: portalErrors,
}

export const dayFilterLabels: Record<ListDays, string> = {
  0: 'All days',
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
}

export const paymentFilterLabels: Record<PaymentListStatus | '', string> = {
  '': 'All',
  posted: 'Posted',
  failed: failedOrDeclined,
  returned: 'Returned',
  pending: 'Processing',
  refunded: 'Refunded',
}

export const scheduledFilterLabels: Record<ScheduledListStatus | '', string> = {
  '': 'All',
  to_come: upcoming,
  paid: 'Paid',
  failed: 'Failed',
}

export const requestFilterLabels: Record<RequestListStatus | '', string> = {
  '': 'All',
  open: 'Open',
  overdue,
  over: 'Closed or canceled',
}

export const tileTitles: Record<SummaryTile, string> = {
  messages: 'Messages',
  cases: commonTexts.serviceRequests,
  payments: 'Payments',
  scheduled: 'Scheduled payments and autopay',
  credits: 'Credits',
  disconnects: 'Disconnects',
  deposits: 'Deposits and refunds',
  registrations: 'Registrations',
  outages: 'Outages open',
  announcements: 'Announcements',
  mails: 'Emails that failed',
  errors: portalErrors,
}

/** These tiles have a chart by day, with this label. */
export const chartLabels: Partial<Record<SummaryTile, string>> = {
  messages: 'Messages received',
  cases: 'Requests opened',
  payments: 'Payments posted',
  credits: 'Credits issued',
  registrations: 'Customers registered',
  errors: 'Errors',
}

export const factLabels: Record<FactName, string> = {
  unanswered: 'Unanswered',
  oldest: 'Oldest since',
  overdue,
  received: 'Received',
  opened: 'Opened',
  open: 'Open now',
  posted_today: 'Posted today',
  amount_today: 'Amount today',
  failed_today: 'Failed or declined today',
  returned_today: 'Returned today',
  posted: 'Amount posted',
  failed: failedOrDeclined,
  returned: 'Returned',
  to_come: upcoming,
  amount_to_come: 'Upcoming amount',
  scheduled_paid: 'Scheduled, paid',
  scheduled_failed: 'Scheduled, failed',
  autopay_paid: 'Autopay, paid',
  autopay_failed: 'Autopay, failed',
  issued_today: issuedToday,
  own_used: 'Issued by you in 24 hours',
  own_limit: 'Your 24-hour limit',
  issued: 'Issued',
  runs_waiting: 'Runs awaiting approval',
  due: 'Due for disconnect',
  held: 'On hold',
  without_gas: 'Disconnected',
  under_review: dueForReview,
  amount_held: 'Amount held',
  refunds: 'Refunds requested',
  registered: 'Registered',
  migrated: registered,
  not_migrated: 'Not registered yet',
  new_users: 'New users',
  live: 'Live now',
  urgent: 'Urgent or safety-related',
  planned: 'Planned',
  notices_sent: 'Notices sent',
  notices_failed: 'Notices that failed',
  notices_unknown: 'Notices with unknown status',
  answers_unsent: 'Reply notifications sent late',
  outages: 'Announced now',
  errors_today: 'Errors today',
  errors: 'Errors',
  last_error: 'Last error in the hour starting',
}

/** The headings of exported lists. */
export const exportHeads = {
  payments: [
    'Time (UTC)',
    'Confirmation',
    'Billing account',
    'Customer',
    'Name',
    'Community',
    'Amount',
    'Status',
    'Reason',
    'Channel',
  ],
  scheduled: ['Day', 'Billing account', 'Customer', 'Name', 'Community', 'Amount', 'Status', 'Reason'],
  requests: [
    'Opened (UTC)',
    'Request',
    'Category',
    'Title',
    'Status',
    'Customer',
    'Name',
    'Community',
    'Promised by (UTC)',
    'Overdue',
  ],
  registrations: ['Registered (UTC)', 'Parent account', 'Customer', 'Name', 'Community'],
  errors: ['Hour (UTC)', 'Call', 'Errors', 'Newest request'],
}

/** The names of lists in the audit log and in names of files. */
export const listNames: Record<OperationList, string> = {
  payments: 'payments',
  scheduled: 'scheduled payments',
  requests: 'service requests',
  registrations: 'registrations',
  errors: 'portal errors',
}
export const listExportName = (list: OperationList) => `All ${listNames[list]}.csv`
export const listAccess = (list: OperationList) => `list of ${listNames[list]}`
/** The headings of the exported summary. */
export const exportHead = ['Tile', 'Figure', 'Day', 'Value', 'Before', 'Days', 'Community', asOfUtc]
