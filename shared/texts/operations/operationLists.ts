/** Texts about the lists behind the tiles of the operations summary. */
import { rangeText } from '../../format/rangeText'
import type {
  ListDays,
  OperationList,
  PaymentListStatus,
  RequestListStatus,
  ScheduledListStatus,
} from '../../operations/operationLists'
import * as commonTexts from '../common'
import * as summaryTexts from './summary'

export const noMatchHint = 'Choose other dates or clear the filters.'
export const newestFirst = (title: string) => `${title}, newest first`
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
}) =>
  isExact
    ? `${rangeText(firstRow, lastRow)} of ${totalCount}`
    : `${rangeText(firstRow, lastRow)} of more than ${totalCount}`
export const saved = (title: string) => `${title} saved.`
export const filterLabel = (title: string) => `Filter the list “${title}”`
export const paymentChannel = 'Payment channel'
export const category = 'Category'
export const noAccess = 'Your role doesn’t include this list.'
export const lists = 'Lists'
export const confirmation = 'Confirmation'
export const channel = 'Channel'
export const opened = 'Opened'
export const promisedBy = 'Due by'
export const hourStarting = 'Hour starting'
export const call = 'Call'
export const newestRequest = 'Newest request'
export const errors = 'Errors'
export const noErrorsTitle = 'No portal errors in this period.'
export const noScheduledPayments = 'No payments were scheduled for these days.'
export const noMatchTitle = 'Nothing matches the filters.'
export const listCount = (count: string, isExact: boolean) => (isExact ? count : `More than ${count}`)
/** `status` is the filter's label. */
export const statusCount = (status: string, count: string, isExact: boolean) =>
  isExact ? `${status}: ${count}` : `${status}: more than ${count}`

export const listTitles: Record<OperationList, string> = {
  payments: 'Payments',
  scheduled: commonTexts.scheduledPayments,
  requests: commonTexts.serviceRequests,
  registrations: 'Registrations',
  errors: summaryTexts.portalErrors,
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
  failed: summaryTexts.failedOrDeclined,
  returned: 'Returned',
  pending: 'Processing',
  refunded: 'Refunded',
}

export const scheduledFilterLabels: Record<ScheduledListStatus | '', string> = {
  '': 'All',
  to_come: summaryTexts.upcoming,
  paid: 'Paid',
  failed: 'Failed',
}

export const requestFilterLabels: Record<RequestListStatus | '', string> = {
  '': 'All',
  open: 'Open',
  overdue: summaryTexts.overdue,
  over: 'Closed or canceled',
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
    'Due by (UTC)',
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
export const listAccess = (list: OperationList) => `list of ${listNames[list]}` as const
