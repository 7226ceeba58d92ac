/** Texts about the operations summary and its lists. */

import { quantity } from '../plural'
export const allCommunities = 'All communities'
export const summaryNotInRole = 'Your role doesn’t include any of the summary figures.'
export const refresh = 'Refresh'
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
export const chooseOtherDatesOrClear = 'Choose other dates or clear the filters.'
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
}) => `${firstRow}–${lastRow} of ${isExact ? '' : 'more than '}${totalCount}`
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
export const request = 'Request'
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
export const allDays = 'All days'
export const failedOrDeclined = 'Failed or declined'
export const upcoming = 'Upcoming'
export const overdue = 'Overdue'
export const closedOrCanceled = 'Closed or canceled'
export const asOfUtc = 'As of (UTC)'
export const customersTitle = (isExact: boolean, title: string | number) =>
  `${isExact ? 'Customers' : 'More customers than'}: ${title}`
export const scheduledPaymentsAndAutopay = 'Scheduled payments and autopay'
export const depositsAndRefunds = 'Deposits and refunds'
export const outagesOpen = 'Outages open'
export const emailsThatFailed = 'Emails that failed'
export const messagesReceived = 'Messages received'
export const requestsOpened = 'Requests opened'
export const paymentsPosted = 'Payments posted'
export const creditsIssued = 'Credits issued'
export const customersRegistered = 'Customers registered'
export const oldestSince = 'Oldest since'
export const openNow = 'Open now'
export const postedToday = 'Posted today'
export const amountToday = 'Amount today'
export const failedOrDeclinedToday = 'Failed or declined today'
export const returnedToday = 'Returned today'
export const amountPosted = 'Amount posted'
export const upcomingAmount = 'Upcoming amount'
export const issuedToday = 'Issued today'
export const issuedByYouIn24Hours = 'Issued by you in 24 hours'
export const your24HourLimit = 'Your 24-hour limit'
export const runsAwaitingApproval = 'Runs awaiting approval'
export const dueForDisconnect = 'Due for disconnect'
export const onHold = 'On hold'
export const disconnected = 'Disconnected'
export const dueForReview = 'Due for review'
export const amountHeld = 'Amount held'
export const refundsRequested = 'Refunds requested'
export const notRegisteredYet = 'Not registered yet'
export const newUsers = 'New users'
export const liveNow = 'Live now'
export const urgentOrSafetyRelated = 'Urgent or safety-related'
export const noticesSent = 'Notices sent'
export const noticesThatFailed = 'Notices that failed'
export const noticesWithUnknownStatus = 'Notices with unknown status'
export const replyNotificationsSentLate = 'Reply notifications sent late'
export const announcedNow = 'Announced now'
export const errorsToday = 'Errors today'
export const lastErrorInTheHourStarting = 'Last error in the hour starting'
export const outageCustomers = (outage: string, count: number, isExact: boolean) =>
  `${outage}: ${isExact ? '' : 'more than '}${quantity(count, 'customer', 'customers')}`
export const noChange = 'no change'
export const upFrom = (before: string) => `up from ${before}`
export const downFrom = (before: string) => `down from ${before}`
export const listCount = (count: string, isExact: boolean) => (isExact ? count : `More than ${count}`)
/** `status` is the filter's label. */
export const statusCount = (status: string, count: string, isExact: boolean) =>
  isExact ? `${status}: ${count}` : `${status}: more than ${count}`
