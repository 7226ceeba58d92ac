/** Which list over all customers is shown, and what of it, as it stands in the address. */
import { caseCategories } from '#shared/cases'
import { paymentChannels } from '#shared/contract/payments'
import {
  listDays,
  listedPayments,
  listedRequests,
  listedScheduled,
  type ListDays,
  type OperationList,
} from '#shared/operationLists'
import { usualSummaryDays } from '#shared/operations'
import { pageIn } from '../../../ui/lists/listAddress'

/** One of the values that a part of the address may have; empty where it has none of them. */
const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | '' =>
  values.find((value) => value === asked) ?? ''

const daysIn = (address: URLSearchParams): ListDays =>
  listDays.find((days) => String(days) === address.get('days')) ?? usualSummaryDays

/** What every list can be narrowed down by. */
export const placeIn = (address: URLSearchParams) => ({
  days: daysIn(address),
  community: (address.get('community') ?? '').slice(0, 100),
})

export const pageOfListIn = (address: URLSearchParams) => ({
  after: address.get('after') ?? undefined,
  page_size: pageIn(address).page_size,
})

/** How manieth row of all a page begins with: it goes along with the mark, which does not tell. */
export function firstRowIn(address: URLSearchParams): number {
  const from = Number(address.get('from') ?? 1)
  return address.has('after') && Number.isSafeInteger(from) && from > 0 ? from : 1
}

export const paymentFilterIn = (address: URLSearchParams) => ({
  ...placeIn(address),
  status: oneOf(listedPayments, address.get('status')),
  channel: oneOf(paymentChannels, address.get('channel')),
})

export const scheduledFilterIn = (address: URLSearchParams) => ({
  ...placeIn(address),
  status: oneOf(listedScheduled, address.get('status')),
})

export const requestFilterIn = (address: URLSearchParams) => ({
  ...placeIn(address),
  status: oneOf(listedRequests, address.get('status')),
  category: oneOf(caseCategories, address.get('category')),
})

/** What is open, late or still to come is so whatever its day. */
const isOfAnyDay = ['open', 'late', 'to_come']
export const hasDays = (list: OperationList, address: URLSearchParams): boolean =>
  (list !== 'requests' && list !== 'scheduled') || !isOfAnyDay.includes(address.get('status') ?? '')
