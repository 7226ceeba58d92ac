/** The columns and cells of the summary lists in exported files. Amounts are in dollars. */

import { caseStatusLabels, categoryLabels } from '#shared/cases/caseLabels'
import type {
  ListedError,
  ListedPayment,
  ListedRegistration,
  ListedRequest,
  ListedScheduled,
} from '#shared/contract/operations/operationLists'
import type { CsvCell } from '#shared/format/csv'
import { paymentChannelLabels, paymentStatusLabels, scheduledStatusLabels } from '#shared/payments/paymentLabels'

export const paymentHead = [
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
]
export const paymentCells = (row: ListedPayment): CsvCell[] => [
  row.created_at,
  row.confirmation_number,
  row.account_no,
  row.crm_customer_number,
  row.name,
  row.community,
  row.amount / 100,
  paymentStatusLabels[row.status],
  row.reason,
  paymentChannelLabels[row.channel],
]

export const scheduledHead = ['Day', 'Billing account', 'Customer', 'Name', 'Community', 'Amount', 'Status', 'Reason']
export const scheduledCells = (row: ListedScheduled): CsvCell[] => [
  row.pay_on,
  row.account_no,
  row.crm_customer_number,
  row.name,
  row.community,
  row.amount / 100,
  scheduledStatusLabels[row.status],
  row.reason,
]

export const requestHead = [
  'Opened (UTC)',
  'Request',
  'Category',
  'Title',
  'Status',
  'Customer',
  'Name',
  'Community',
  'First reply due (UTC)',
  'Overdue',
]
export const requestCells = (row: ListedRequest): CsvCell[] => [
  row.created_at,
  row.case_no,
  row.category === null ? '' : categoryLabels[row.category],
  row.title,
  caseStatusLabels('theirs')[row.status],
  row.crm_customer_number,
  row.name,
  row.community,
  row.promised_by,
  row.is_late ? 'yes' : 'no',
]

export const registrationHead = ['Registered (UTC)', 'Parent account', 'Customer', 'Name', 'Community']
export const registrationCells = (row: ListedRegistration): CsvCell[] => [
  row.registered_at,
  row.migration_account_parent_id,
  row.crm_customer_number,
  row.name,
  row.community,
]

export const errorHead = ['Hour (UTC)', 'Call', 'Errors', 'Newest request']
export const errorCells = (row: ListedError): CsvCell[] => [row.hour, row.call, row.count, row.request_id]
