/** The columns and cells of the summary lists in exported files. Amounts are in dollars. */

import type {
  ListedError,
  ListedPayment,
  ListedRegistration,
  ListedRequest,
  ListedScheduled,
} from '#shared/contract/operations/operationLists'
import type { CsvCell } from '#shared/format/csv'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'

export const payments = {
  list: 'payments',
  head: operationListTexts.exportHeads.payments,
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
  head: operationListTexts.exportHeads.scheduled,
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
  head: operationListTexts.exportHeads.requests,
  cells: (row: ListedRequest): CsvCell[] => [
    row.created_at,
    row.case_no,
    row.category === null ? '' : caseTexts.categoryLabels[row.category],
    row.title,
    caseTexts.statusLabels('theirs')[row.status],
    row.crm_customer_number,
    row.name,
    row.community,
    row.promised_by,
    commonTexts.yesOrNo(row.is_overdue),
  ],
} as const

export const registrations = {
  list: 'registrations',
  head: operationListTexts.exportHeads.registrations,
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
  head: operationListTexts.exportHeads.errors,
  cells: (row: ListedError): CsvCell[] => [row.hour, row.call, row.count, row.request_id],
} as const
