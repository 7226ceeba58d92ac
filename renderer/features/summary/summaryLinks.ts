/** Links the tiles and figures of the summary to their lists. */

import type { CaseCategory } from '#shared/cases/cases'
import type { OperationList } from '#shared/operations/operationLists'
import type { FactName, SummaryTile } from '#shared/operations/summary'
import { paths } from '#shared/paths'
import type { SummaryFilter } from './summaryFilter'

const toSearch = (params: Record<string, string>): string => {
  const filled = Object.entries(params).filter(([, value]) => value !== '')
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
}

/** Links to a list over all customers with the tile's days and community, unless `extraFilters` overrides them. */
const linkToOperationList = (
  list: OperationList,
  { days, community }: SummaryFilter,
  extraFilters: Record<string, string> = {},
): string => paths.operationLists + toSearch({ list, days: String(days), community, ...extraFilters })

/** Links to the list of a tile with those of the tile's filters that the list supports. */
export function linkToList(tile: SummaryTile, filter: SummaryFilter): string {
  const { days, community } = filter
  switch (tile) {
    case 'messages':
      return paths.messageQueue + toSearch({ tab: 'unanswered' })
    case 'credits':
      return paths.issueCredit + toSearch({ community })
    case 'disconnects':
      return paths.disconnection + toSearch({ community })
    case 'deposits':
      return paths.depositAccounts + toSearch({ days: String(days) })
    case 'mails':
      return paths.disconnection + toSearch({ tab: 'notices' })
    case 'outages':
      return paths.outages
    case 'announcements':
      return paths.manageAnnouncements
    case 'cases':
      return linkToOperationList('requests', filter)
    case 'payments':
    case 'scheduled':
    case 'registrations':
      return linkToOperationList(tile, filter)
    case 'errors':
      return linkToOperationList('errors', { days, community: '' })
  }
}

export const linkToCategory = (category: CaseCategory, filter: SummaryFilter): string =>
  linkToOperationList('requests', filter, { category })

const today = { days: '1' }

/** Links to the rows that a figure counted, or returns null if no list can be filtered to them. */
export function linkToRows(tile: SummaryTile, fact: FactName, filter: SummaryFilter): string | null {
  const linkTo = (list: OperationList, extraFilters: Record<string, string>) =>
    linkToOperationList(list, filter, extraFilters)
  switch (`${tile} ${fact}`) {
    case 'messages unanswered':
    case 'messages overdue':
      return paths.messageQueue + toSearch({ tab: fact })
    case 'credits runs_waiting':
      return paths.issueCredit + toSearch({ tab: 'runs', status: 'waiting' })
    case 'disconnects due':
      return paths.disconnection + toSearch({ community: filter.community })
    case 'disconnects held':
      return paths.disconnection + toSearch({ held: 'yes', community: filter.community })
    case 'deposits under_review':
      return paths.depositAccounts + toSearch({ status: 'review_due', community: filter.community })
    case 'deposits refunds':
      return paths.depositAccounts + toSearch({ tab: 'refunds', days: String(filter.days) })
    case 'mails notices_failed':
      return paths.disconnection + toSearch({ tab: 'notices' })
    case 'announcements live':
      return paths.manageAnnouncements + toSearch({ status: 'live' })
    case 'announcements planned':
      return paths.manageAnnouncements + toSearch({ status: 'scheduled' })
    case 'cases open':
      return linkTo('requests', { status: 'open' })
    case 'cases overdue':
      return linkTo('requests', { status: 'overdue' })
    case 'payments posted_today':
      return linkTo('payments', { ...today, status: 'posted' })
    case 'payments failed_today':
      return linkTo('payments', { ...today, status: 'failed' })
    case 'payments returned_today':
      return linkTo('payments', { ...today, status: 'returned' })
    case 'payments posted':
    case 'payments failed':
    case 'payments returned':
      return linkTo('payments', { status: fact })
    case 'scheduled to_come':
      return linkTo('scheduled', { status: 'to_come' })
    case 'scheduled scheduled_paid':
      return linkTo('scheduled', { status: 'paid' })
    case 'scheduled scheduled_failed':
      return linkTo('scheduled', { status: 'failed' })
    case 'scheduled autopay_paid':
      return linkTo('payments', { status: 'posted', channel: 'autopay' })
    case 'scheduled autopay_failed':
      return linkTo('payments', { status: 'failed', channel: 'autopay' })
    case 'registrations not_migrated':
      return paths.paymentRegistrationAdmin
    case 'disconnects without_gas':
      return paths.disconnection + toSearch({ tab: 'disconnected', community: filter.community })
    case 'errors errors_today':
      return linkToOperationList('errors', { ...filter, community: '' }, today)
    default:
      return null
  }
}
