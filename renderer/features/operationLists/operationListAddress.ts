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
import { readPage } from '../../ui/lists/listAddress'

/** Returns '' if the URL has none of the values. */
const findValue = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

const readDays = (address: URLSearchParams): ListDays =>
  listDays.find((days) => String(days) === address.get('days')) ?? defaultSummaryDays

/** Every list has these filters. */
export const readBaseFilter = (address: URLSearchParams) => ({
  days: readDays(address),
  community: (address.get('community') ?? '').slice(0, 100),
})

export const readListPage = (address: URLSearchParams) => ({
  after: address.get('after') ?? undefined,
  page_size: readPage(address).page_size,
})

/** The cursor doesn't contain the number of the page's first row, so the URL has it separately. */
export function readFirstRow(address: URLSearchParams): number {
  const firstRow = Number(address.get('from') ?? 1)
  return address.has('after') && Number.isSafeInteger(firstRow) && firstRow > 0 ? firstRow : 1
}

export const readPaymentFilter = (address: URLSearchParams) => ({
  ...readBaseFilter(address),
  status: findValue(paymentListStatuses, address.get('status')),
  channel: findValue(paymentChannels, address.get('channel')),
})

export const readScheduledFilter = (address: URLSearchParams) => ({
  ...readBaseFilter(address),
  status: findValue(scheduledListStatuses, address.get('status')),
})

export const readRequestFilter = (address: URLSearchParams) => ({
  ...readBaseFilter(address),
  status: findValue(requestListStatuses, address.get('status')),
  category: findValue(caseCategories, address.get('category')),
})

/** Rows with these statuses are listed regardless of their day. */
const statusesOfAnyDay = ['open', 'overdue', 'to_come']
export const hasDayFilter = (list: OperationList, address: URLSearchParams): boolean =>
  (list !== 'requests' && list !== 'scheduled') || !statusesOfAnyDay.includes(address.get('status') ?? '')
