/** The words of the summary: what each tile and figure is called, and where the list behind it is. */
import { outageKind } from '#shared/announcements'
import type { CaseCategory } from '#shared/cases'
import type { OperationList } from '#shared/operationLists'
import type { FactName, SummaryTile } from '#shared/operations'
import { paths } from '../../paths'
import type { SummaryFilter } from './summaryAddress'
import * as commonTexts from '#shared/texts/common'
import * as operationTexts from '#shared/texts/operations'

export const tileTitles: Record<SummaryTile, string> = {
  messages: 'Messages',
  cases: commonTexts.serviceRequests,
  payments: 'Payments',
  scheduled: operationTexts.scheduledPaymentsAndAutopay,
  credits: 'Credits',
  disconnects: 'Disconnects',
  deposits: operationTexts.depositsAndRefunds,
  registrations: 'Registrations',
  outages: operationTexts.outagesOpen,
  announcements: 'Announcements',
  mails: operationTexts.emailsThatFailed,
  errors: operationTexts.portalErrors,
}

/** What a tile counts day by day. */
export const dayWords: Partial<Record<SummaryTile, string>> = {
  messages: operationTexts.messagesReceived,
  cases: operationTexts.requestsOpened,
  payments: operationTexts.paymentsPosted,
  credits: operationTexts.creditsIssued,
  registrations: operationTexts.customersRegistered,
  errors: 'Errors',
}

export const factLabels: Record<FactName, string> = {
  unanswered: 'Unanswered',
  oldest: operationTexts.oldestSince,
  breaching: operationTexts.overdue,
  received: 'Received',
  opened: 'Opened',
  open: operationTexts.openNow,
  posted_today: operationTexts.postedToday,
  amount_today: operationTexts.amountToday,
  failed_today: operationTexts.failedOrDeclinedToday,
  returned_today: operationTexts.returnedToday,
  posted: operationTexts.amountPosted,
  failed: operationTexts.failedOrDeclined,
  returned: 'Returned',
  to_come: operationTexts.upcomingText,
  amount_to_come: operationTexts.upcomingAmount,
  scheduled_paid: 'Scheduled, paid',
  scheduled_failed: 'Scheduled, failed',
  autopay_paid: 'Autopay, paid',
  autopay_failed: 'Autopay, failed',
  issued_today: operationTexts.issuedToday,
  own_used: operationTexts.issuedByYouIn24Hours,
  own_limit: operationTexts.your24HourLimit,
  issued: 'Issued',
  runs_waiting: operationTexts.runsAwaitingApproval,
  due: operationTexts.dueForDisconnect,
  held: operationTexts.onHold,
  without_gas: operationTexts.disconnected,
  under_review: operationTexts.dueForReview,
  amount_held: operationTexts.amountHeld,
  refunds: operationTexts.refundsRequested,
  registered: 'Registered',
  migrated: operationTexts.migrated,
  not_migrated: operationTexts.notMigratedYet,
  new_users: operationTexts.newUsers,
  live: operationTexts.liveNow,
  urgent: operationTexts.urgentOrSafetyRelated,
  planned: 'Planned',
  notices_sent: operationTexts.noticesSent,
  notices_failed: operationTexts.noticesThatFailed,
  notices_unknown: operationTexts.noticesWithUnknownStatus,
  answers_unsent: operationTexts.replyNotificationsSentLate,
  outages: operationTexts.announcedNow,
  errors_today: operationTexts.errorsToday,
  errors: 'Errors',
  last_error: operationTexts.lastErrorInTheHourStarting,
}

const search = (params: Record<string, string>): string => {
  const filled = Object.entries(params).filter(([, value]) => value !== '')
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
}

/** A list over all customers, of the days and the community of the tile unless it says otherwise. */
const operationList = (
  list: OperationList,
  { days, community }: SummaryFilter,
  narrowed: Record<string, string> = {},
): string => paths.operationLists + search({ list, days: String(days), community, ...narrowed })

/** The list behind a tile with the same filters, as far as that list has them. */
export function listBehind(tile: SummaryTile, filter: SummaryFilter): string {
  const { days, community } = filter
  switch (tile) {
    case 'messages':
      return paths.messageQueue + search({ tab: 'unanswered' })
    case 'credits':
      return paths.issueCredit + search({ community })
    case 'disconnects':
      return paths.disconnection + search({ community })
    case 'deposits':
      return paths.depositAccounts + search({ days: String(days) })
    case 'mails':
      return paths.disconnection + search({ tab: 'notices' })
    case 'outages':
      return paths.manageAnnouncements + search({ kind: outageKind, status: 'live' })
    case 'announcements':
      return paths.manageAnnouncements
    case 'cases':
      return operationList('requests', filter)
    case 'payments':
    case 'scheduled':
    case 'registrations':
      return operationList(tile, filter)
    case 'errors':
      return operationList('errors', { days, community: '' })
  }
}

export const listOfCategory = (category: CaseCategory, filter: SummaryFilter): string =>
  operationList('requests', filter, { category })

const today = { days: '1' }

/** The rows that a figure counted, where a list can be narrowed down to them. */
export function rowsBehind(tile: SummaryTile, fact: FactName, filter: SummaryFilter): string | null {
  const of = (list: OperationList, narrowed: Record<string, string>) => operationList(list, filter, narrowed)
  switch (`${tile} ${fact}`) {
    case 'messages unanswered':
    case 'messages breaching':
      return paths.messageQueue + search({ tab: fact })
    case 'credits runs_waiting':
      return paths.issueCredit + search({ tab: 'runs', status: 'waiting' })
    case 'disconnects due':
      return paths.disconnection + search({ community: filter.community })
    case 'disconnects held':
      return paths.disconnection + search({ held: 'yes', community: filter.community })
    case 'deposits under_review':
      return paths.depositAccounts + search({ status: 'review_due', community: filter.community })
    case 'deposits refunds':
      return paths.depositAccounts + search({ tab: 'refunds', days: String(filter.days) })
    case 'mails notices_failed':
      return paths.disconnection + search({ tab: 'notices' })
    case 'announcements live':
      return paths.manageAnnouncements + search({ status: 'live' })
    case 'announcements planned':
      return paths.manageAnnouncements + search({ status: 'scheduled' })
    case 'cases open':
      return of('requests', { status: 'open' })
    case 'cases breaching':
      return of('requests', { status: 'late' })
    case 'payments posted_today':
      return of('payments', { ...today, status: 'posted' })
    case 'payments failed_today':
      return of('payments', { ...today, status: 'failed' })
    case 'payments returned_today':
      return of('payments', { ...today, status: 'returned' })
    case 'payments posted':
    case 'payments failed':
    case 'payments returned':
      return of('payments', { status: fact })
    case 'scheduled to_come':
      return of('scheduled', { status: 'to_come' })
    case 'scheduled scheduled_paid':
      return of('scheduled', { status: 'paid' })
    case 'scheduled scheduled_failed':
      return of('scheduled', { status: 'failed' })
    case 'scheduled autopay_paid':
      return of('payments', { status: 'posted', channel: 'autopay' })
    case 'scheduled autopay_failed':
      return of('payments', { status: 'failed', channel: 'autopay' })
    case 'registrations not_migrated':
      return paths.paymentRegistrationAdmin
    case 'disconnects without_gas':
      return paths.disconnection + search({ tab: 'disconnected', community: filter.community })
    case 'errors errors_today':
      return operationList('errors', { ...filter, community: '' }, today)
    default:
      return null
  }
}
