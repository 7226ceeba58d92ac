/** The columns and cells of the summary lists in exported files. Amounts are in dollars. */

import type {
  ListedError,
  ListedPayment,
  ListedRegistration,
  ListedRequest,
  ListedScheduled,
} from '#shared/contract/operations/operationLists'
import type { CsvCell } from '#shared/format/csv'
import * as requestTexts from '#shared/texts/cases/requests'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'

export const payments = {
  list: 'payments',
  head: [
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
  cells: (row: ListedPayment): CsvCell[] => [
    row.created_at,
    row.confirmation_number,
    row.account_no,
    row.crm_customer_number,
    row.name,
    row.community,
    row.amount / 100,
    paymentTexts.statusLabels[row.status],
    row.reason,
    paymentTexts.channelLabels[row.channel],
  ],
} as const

export const scheduled = {
  list: 'scheduled',
  head: ['Day', 'Billing account', 'Customer', 'Name', 'Community', 'Amount', 'Status', 'Reason'],
  cells: (row: ListedScheduled): CsvCell[] => [
    row.pay_on,
    row.account_no,
    row.crm_customer_number,
    row.name,
    row.community,
    row.amount / 100,
    scheduledPaymentTexts.statusLabels[row.status],
    row.reason,
  ],
} as const

export const requests = {
  list: 'requests',
  head: [
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
  cells: (row: ListedRequest): CsvCell[] => [
    row.created_at,
    row.case_no,
    row.category === null ? '' : requestTexts.categoryLabels[row.category],
    row.title,
    requestTexts.statusLabels('theirs')[row.status],
    row.crm_customer_number,
    row.name,
    row.community,
    row.promised_by,
    row.is_late ? 'yes' : 'no',
  ],
} as const

export const registrations = {
  list: 'registrations',
  head: ['Registered (UTC)', 'Parent account', 'Customer', 'Name', 'Community'],
  cells: (row: ListedRegistration): CsvCell[] => [
    row.registered_at,
    row.migration_account_parent_id,
    row.crm_customer_number,
    row.name,
    row.community,
  ],
} as const

export const errors = {
  list: 'errors',
  head: ['Hour (UTC)', 'Call', 'Errors', 'Newest request'],
  cells: (row: ListedError): CsvCell[] => [row.hour, row.call, row.count, row.request_id],
} as const
