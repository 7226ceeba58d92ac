/** Reads the list of requests that staff work on from the URL and ignores unknown values. */
import { caseCategories } from '#shared/cases/cases'
import {
  maxCountedRequests,
  type RequestQueueTab,
  requestAssignees,
  requestOrders,
  requestQueuePageSize,
  requestQueueTabs,
} from '#shared/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { numberText } from '../../../ui/format/amounts'

const maxSearchLength = 100

export function readRequestQueueFilter(search: URLSearchParams) {
  const category = caseCategories.find((candidate) => candidate === search.get('team'))
  const serviceType = search.get('type') ?? ''
  const after = search.get('after') ?? ''
  return {
    tab: requestQueueTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    assignee: requestAssignees.find((assignee) => assignee === search.get('assignee')) ?? 'anyone',
    order: requestOrders.find((order) => order === search.get('order')) ?? 'promised',
    page_size: requestQueuePageSize,
    search: (search.get('search') ?? '').trim().slice(0, maxSearchLength),
    ...(category && { category }),
    ...(serviceType !== '' && { service_type: serviceType }),
    ...(after !== '' && { after }),
  }
}

export type RequestQueueFilter = ReturnType<typeof readRequestQueueFilter>

export const noFilters = { team: null, type: null, assignee: null, order: null, after: null }

const hasFilter = ({ assignee, category, service_type }: RequestQueueFilter): boolean =>
  assignee !== 'anyone' || category !== undefined || service_type !== undefined

export const isNarrowed = (filter: RequestQueueFilter): boolean => filter.search !== '' || hasFilter(filter)

/** Returns whether one of the controls below the tabs is set. */
export const isFiltered = (filter: RequestQueueFilter): boolean => filter.order !== 'promised' || hasFilter(filter)

export const emptyTexts: Record<RequestQueueTab, string> = {
  open: requestQueueTexts.noOpenRequests,
  waiting: requestQueueTexts.noRequestsWait,
  scheduled: requestQueueTexts.noRequestsScheduled,
  overdue: requestQueueTexts.noRequestsOverdue,
  done: requestQueueTexts.noRequestsDone,
}

/** The server stops counting above the maximum. */
export const requestCountText = (count: number): string =>
  count > maxCountedRequests ? requestQueueTexts.moreThan(numberText(maxCountedRequests)) : numberText(count)
