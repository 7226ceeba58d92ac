import type {
  ListDays,
  OperationList,
  PaymentListStatus,
  RequestListStatus,
  ScheduledListStatus,
} from '#shared/operations/operationLists'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations/operations'
import { numberText } from '../../../ui/format/amounts'
import { readPaymentFilter, readRequestFilter, readScheduledFilter } from './operationListAddress'

export const listTitles: Record<OperationList, string> = {
  payments: 'Payments',
  scheduled: commonTexts.scheduledPayments,
  requests: commonTexts.serviceRequests,
  registrations: 'Registrations',
  errors: operationTexts.portalErrors,
}

/** These are the filters other than the days. */
const otherFilters = ['status', 'community']

export function emptyText(list: OperationList, address: URLSearchParams): string {
  if (list === 'errors') return operationTexts.noPortalErrorsInThisPeriod
  const isFiltered = otherFilters.some((name) => (address.get(name) ?? '') !== '')
  return list === 'scheduled' && !isFiltered
    ? operationTexts.noScheduledPayments
    : operationTexts.nothingMatchesTheFilters
}

export const dayFilterLabels: Record<ListDays, string> = {
  0: operationTexts.allDays,
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
}

export const paymentFilterLabels: Record<PaymentListStatus | '', string> = {
  '': 'All',
  posted: 'Posted',
  failed: operationTexts.failedOrDeclined,
  returned: 'Returned',
  pending: 'Processing',
  refunded: 'Refunded',
}

export const scheduledFilterLabels: Record<ScheduledListStatus | '', string> = {
  '': 'All',
  to_come: operationTexts.upcoming,
  paid: 'Paid',
  failed: 'Failed',
}

export const requestFilterLabels: Record<RequestListStatus | '', string> = {
  '': 'All',
  open: 'Open',
  late: operationTexts.overdue,
  over: operationTexts.closedOrCanceled,
}

/** Returns the count with the filtered status, for example "Open: 98". */
export function countText(
  list: OperationList,
  address: URLSearchParams,
  { figure, is_exact }: { figure: number; is_exact: boolean },
): string {
  const count = numberText(figure)
  const status = readStatusLabel(list, address)
  return status === null
    ? operationTexts.listCount(count, is_exact)
    : operationTexts.statusCount(status, count, is_exact)
}

function readStatusLabel(list: OperationList, address: URLSearchParams): string | null {
  switch (list) {
    case 'payments':
      return labelOf(paymentFilterLabels, readPaymentFilter(address).status)
    case 'scheduled':
      return labelOf(scheduledFilterLabels, readScheduledFilter(address).status)
    case 'requests':
      return labelOf(requestFilterLabels, readRequestFilter(address).status)
    case 'registrations':
      return operationTexts.registered
    case 'errors':
      return null
  }
}

const labelOf = <State extends string>(labels: Record<State | '', string>, state: State | ''): string | null =>
  state === '' ? null : labels[state]
