/** Reads the filters and the page of a list over all customers from the URL. */
import { caseCategories } from '#shared/cases/cases'
import { paymentChannels } from '#shared/contract/payments/payments'
import {
  type ListDays,
  listDays,
  type OperationList,
  paymentListStatuses,
  requestListStatuses,
  scheduledListStatuses,
} from '#shared/operations/operationLists'
import { defaultSummaryDays } from '#shared/operations/summary'
import { readPage } from '../../ui/lists/listSearch'

/** Returns '' if the URL has none of the values. */
const findValue = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

const readDays = (search: URLSearchParams): ListDays =>
  listDays.find((days) => String(days) === search.get('days')) ?? defaultSummaryDays

/** Every list has these filters. */
export const readBaseFilter = (search: URLSearchParams) => ({
  days: readDays(search),
  community: (search.get('community') ?? '').slice(0, 100),
})

export const readListPage = (search: URLSearchParams) => ({
  after: search.get('after') ?? undefined,
  page_size: readPage(search).page_size,
})

/** The cursor doesn't contain the number of the page's first row, so the URL has it separately. */
export function readFirstRow(search: URLSearchParams): number {
  const firstRow = Number(search.get('from') ?? 1)
  return search.has('after') && Number.isSafeInteger(firstRow) && firstRow > 0 ? firstRow : 1
}

export const readPaymentFilter = (search: URLSearchParams) => ({
  ...readBaseFilter(search),
  status: findValue(paymentListStatuses, search.get('status')),
  channel: findValue(paymentChannels, search.get('channel')),
})

export const readScheduledFilter = (search: URLSearchParams) => ({
  ...readBaseFilter(search),
  status: findValue(scheduledListStatuses, search.get('status')),
})

export const readRequestFilter = (search: URLSearchParams) => ({
  ...readBaseFilter(search),
  status: findValue(requestListStatuses, search.get('status')),
  category: findValue(caseCategories, search.get('category')),
})

/** Rows with these statuses are listed regardless of their day. */
const statusesOfAnyDay = ['open', 'overdue', 'to_come']
export const hasDayFilter = (list: OperationList, search: URLSearchParams): boolean =>
  (list !== 'requests' && list !== 'scheduled') || !statusesOfAnyDay.includes(search.get('status') ?? '')
