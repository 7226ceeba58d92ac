/** The words of the lists over all customers. */
import type { ListDays, ListedPayments, ListedRequests, ListedScheduled, OperationList } from '#shared/operationLists'
import { numberText } from '../../../ui/look/amounts'
import { paymentFilterIn, requestFilterIn, scheduledFilterIn } from './operationListAddress'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations'

export const listTitles: Record<OperationList, string> = {
  payments: 'Payments',
  scheduled: commonTexts.scheduledPayments,
  requests: commonTexts.serviceRequests,
  registrations: 'Registrations',
  errors: operationTexts.portalErrors,
}

/** What it is narrowed down by beyond its days. */
const narrowing = ['status', 'community']

export function emptyText(list: OperationList, address: URLSearchParams): string {
  if (list === 'errors') return operationTexts.noPortalErrorsInThisPeriod
  const isNarrowed = narrowing.some((name) => (address.get(name) ?? '') !== '')
  return list === 'scheduled' && !isNarrowed
    ? operationTexts.noPaymentsWereScheduledFor
    : operationTexts.nothingMatchesTheFilters
}

export const dayChoices: Record<ListDays, string> = {
  0: operationTexts.allDays,
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
}

export const paymentChoices: Record<ListedPayments | '', string> = {
  '': 'All',
  posted: 'Posted',
  failed: operationTexts.failedOrDeclined,
  returned: 'Returned',
  pending: 'Processing',
  refunded: 'Refunded',
}

export const scheduledChoices: Record<ListedScheduled | '', string> = {
  '': 'All',
  to_come: operationTexts.upcoming,
  paid: 'Paid',
  failed: 'Failed',
}

export const requestChoices: Record<ListedRequests | '', string> = {
  '': 'All',
  open: 'Open',
  late: operationTexts.overdue,
  over: operationTexts.closedOrCanceled,
}

/** What is counted, by the state that the list is narrowed down to: "98 open". */
export function countText(
  list: OperationList,
  address: URLSearchParams,
  { figure, is_exact }: { figure: number; is_exact: boolean },
): string {
  const count = `${is_exact ? '' : 'more than '}${numberText(figure)}`
  const word = stateWordIn(list, address)
  return word === '' ? count : `${count} ${word}`
}

function stateWordIn(list: OperationList, address: URLSearchParams): string {
  switch (list) {
    case 'payments':
      return wordOf(paymentChoices, paymentFilterIn(address).status)
    case 'scheduled':
      return wordOf(scheduledChoices, scheduledFilterIn(address).status)
    case 'requests':
      return wordOf(requestChoices, requestFilterIn(address).status)
    case 'registrations':
      return 'registered'
    case 'errors':
      return ''
  }
}

const wordOf = <State extends string>(words: Record<State | '', string>, state: State | ''): string =>
  state === '' ? '' : words[state].toLowerCase()
