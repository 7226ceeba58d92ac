/** Texts about the operations summary. */

import { quantity } from '../../format/plural'
import type { FactName, SummaryTile } from '../../operations/summary'
import * as commonTexts from '../common'
export const noAccess = 'Your role doesn’t include any of the summary figures.'
export const exportFileName = (days: number) => `Operations summary last ${days} days.csv`
export const downloadCsv = 'Download CSV'
export const filterTheSummary = 'Filter the summary'
export const showListOf = (title: string) => `Show the list “${title}”`
export const showList = 'Show list'
export const openedOfCategory = (category: string) => `Opened: ${category}`
export const openedByCategory = 'Opened by category'
export const before = (count: string, before: string) => `<link/>: ${count} (${before} before)`
export const announcedTo = 'Announced to'
export const asOf = 'As of'
/** The title is that of a tile or of a list. */
export const titleNotLoaded = (title: string): string => `We couldn’t load “${title}”.`
export const registered = 'Registered'
export const portalErrors = 'Portal errors'
export const failedOrDeclined = 'Failed or declined'
export const upcoming = 'Upcoming'
export const overdue = 'Overdue'
export const customersTitle = (isExact: boolean, title: string) =>
  isExact ? `Customers: ${title}` : `Customers (more than): ${title}`
export const issuedToday = 'Issued today'
export const outageCustomers = (outage: string, count: number, isExact: boolean) =>
  isExact
    ? `${outage}: ${quantity(count, 'customer', 'customers')}`
    : `${outage}: more than ${quantity(count, 'customer', 'customers')}`
export const noChange = 'no change'
export const upFrom = (before: string) => `up from ${before}`
export const downFrom = (before: string) => `down from ${before}`
export const tileTitles: Record<SummaryTile, string> = {
  messages: 'Messages',
  cases: commonTexts.serviceRequests,
  payments: 'Payments',
  scheduled: 'Scheduled payments and autopay',
  credits: 'Credits',
  disconnects: 'Disconnects',
  deposits: 'Deposits and refunds',
  registrations: 'Registrations',
  outages: 'Open outages',
  announcements: 'Announcements',
  mails: 'Failed emails',
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
  runs_waiting: 'Runs waiting for approval',
  due: 'Due for disconnect',
  held: 'On hold',
  without_gas: 'Disconnected',
  under_review: 'Due for review',
  amount_held: 'Amount held',
  refunds: 'Refunds requested',
  registered: 'Newly registered',
  migrated: 'Registered so far',
  not_migrated: 'Not registered yet',
  new_users: 'New users',
  live: 'Live now',
  urgent: 'Urgent or safety-related',
  planned: 'Planned',
  notices_sent: 'Notices sent',
  notices_failed: 'Failed notices',
  notices_unknown: 'Notices with unknown status',
  answers_unsent: 'Failed reply notifications',
  answers_unknown: 'Reply notifications with unknown status',
  outages: 'Announced now',
  errors_today: 'Errors today',
  errors: 'Errors',
  last_error: 'Last error',
}

/** The headings of the exported summary. */
export const exportHead = ['Tile', 'Figure', 'Day', 'Value', 'Before', 'Days', 'Community', 'As of (UTC)']
