/** The words of the lists over all customers. */
import type { ListDays, ListedPayments, ListedRequests, ListedScheduled, OperationList } from '#shared/operationLists'
import { numberText } from '../../../ui/look/amounts'
import { paymentFilterIn, requestFilterIn, scheduledFilterIn } from './operationListAddress'

export const listTitles: Record<OperationList, string> = {
  payments: 'Payments',
  scheduled: 'Scheduled payments',
  requests: 'Service requests',
  registrations: 'Registrations',
  errors: 'Portal errors',
}

/** What it is narrowed down by beyond its days. */
const narrowing = ['status', 'community']

export function emptyText(list: OperationList, address: URLSearchParams): string {
  if (list === 'errors') return 'The portal failed nobody in this period.'
  const isNarrowed = narrowing.some((name) => (address.get(name) ?? '') !== '')
  return list === 'scheduled' && !isNarrowed
    ? 'No payment was scheduled for these days.'
    : 'Nothing matches the filters.'
}

export const dayChoices: Record<ListDays, string> = {
  0: 'All days',
  1: 'Today',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
}

export const paymentChoices: Record<ListedPayments | '', string> = {
  '': 'All',
  posted: 'Posted',
  failed: 'Failed or declined',
  returned: 'Returned',
  pending: 'Processing',
  refunded: 'Refunded',
}

export const scheduledChoices: Record<ListedScheduled | '', string> = {
  '': 'All',
  to_come: 'Still to come',
  paid: 'Paid',
  failed: 'Failed',
}

export const requestChoices: Record<ListedRequests | '', string> = {
  '': 'All',
  open: 'Open',
  late: 'Later than promised',
  over: 'Closed or cancelled',
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
