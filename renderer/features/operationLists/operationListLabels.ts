import type { OperationList } from '#shared/operations/operationLists'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as summaryTexts from '#shared/texts/operations/summary'
import { numberText } from '../../ui/format/amounts'
import { readPaymentFilter, readRequestFilter, readScheduledFilter } from './operationListFilters'

/** These are the filters other than the days. */
const otherFilters = ['status', 'community']

export function emptyText(list: OperationList, search: URLSearchParams): string {
  if (list === 'errors') return operationListTexts.noErrorsTitle
  const isFiltered = otherFilters.some((name) => (search.get(name) ?? '') !== '')
  return list === 'scheduled' && !isFiltered ? operationListTexts.noScheduledPayments : operationListTexts.noMatchTitle
}

/** Returns the count with the filtered status, for example "Open: 98". */
export function listCountText(
  list: OperationList,
  search: URLSearchParams,
  { figure, is_exact }: { figure: number; is_exact: boolean },
): string {
  const count = numberText(figure)
  const status = readStatusLabel(list, search)
  return status === null
    ? operationListTexts.listCount(count, is_exact)
    : operationListTexts.statusCount(status, count, is_exact)
}

function readStatusLabel(list: OperationList, search: URLSearchParams): string | null {
  switch (list) {
    case 'payments':
      return labelOf(operationListTexts.paymentFilterLabels, readPaymentFilter(search).status)
    case 'scheduled':
      return labelOf(operationListTexts.scheduledFilterLabels, readScheduledFilter(search).status)
    case 'requests':
      return labelOf(operationListTexts.requestFilterLabels, readRequestFilter(search).status)
    case 'registrations':
      return summaryTexts.registered
    case 'errors':
      return null
  }
}

const labelOf = <State extends string>(labels: Record<State | '', string>, state: State | ''): string | null =>
  state === '' ? null : labels[state]
