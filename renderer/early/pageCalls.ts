/** The calls that the requested page sends first. The document sends them as soon as it knows the user. */
import { isStaff } from '#shared/access/access'
import type { AppFeature } from '#shared/access/appFeature'
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import type { CurrentSelection } from '#shared/customers/selection'
import { dayAt } from '#shared/format/moments'
import { defaultTimeZone } from '#shared/format/timeZone'
import { earlyPaths } from '#shared/http/earlyPaths'
import { listPaths } from '#shared/pages/listPaths'
import { openPaths } from '#shared/pages/openPaths'
import type { EarlyCall } from '../api/earlyAnswers'
import { announcementRequestOf } from '../domain/announcements/announcementRequest'
import { initialQueueFilter } from '../domain/cases/initialQueueFilter'
import { recentCreditsRequestOf, scheduledPaymentsRequestOf } from '../domain/payments/paymentRequests'
import { hasRight } from '../session/hasRight'
import { firstPage } from '../ui/lists/firstPage'
import type { ListOwner } from './lastAccount'
import type { StoredSelection } from './storedSelection'

export interface PageRequest {
  path: string
  /** The provider's time zone decides which day is today. It is empty if the provider has not named one. */
  timeZone: string
  /** The page and filters in the URL. Lists with filters are requested by the page itself. */
  search: string
}

export interface Viewer extends Pick<CurrentSelection, 'account' | 'address'>, Pick<StoredSelection, 'customerNumber'> {
  user: Pick<UserDetails, 'userTypeCode' | 'crm_contact_id'>
  /** The rights on the selected account. */
  features: AppFeature[]
}

/** Returns the calls. They have to be the same as those of the page, or else they are sent twice. */
export function pageCallsOf(page: PageRequest, viewer: Viewer): EarlyCall[] {
  const { path, search } = page
  const { user, account } = viewer
  if (isStaff(user.userTypeCode)) return staffCallsOf(page, viewer)
  if (search !== '' || !account) return []
  if (path === openPaths.dashboard) return dashboardCallsOf({ ...viewer, account })
  return listCallsOf(page, { billingGroupId: account.crm_billing_group_id, contactId: user.crm_contact_id })
}

/** The call of a customer's list. */
export function listCallsOf(
  { path, search }: Pick<PageRequest, 'path' | 'search'>,
  { billingGroupId, contactId }: ListOwner,
): EarlyCall[] {
  if (search !== '') return []
  const body = { billing_group_id: billingGroupId, ...firstPage }
  switch (path) {
    case listPaths.paymentHistory:
      return [post('listPayments', earlyPaths.payments, { body })]
    case listPaths.billingHistory:
      return [post('listStatements', earlyPaths.statements, { body })]
    case listPaths.messageCenter:
      return [get('listMessages', earlyPaths.messages, { query: { crm_contact_id: contactId, ...firstPage } })]
    default:
      return []
  }
}

function staffCallsOf({ path, search, timeZone }: PageRequest, viewer: Viewer): EarlyCall[] {
  if (path === openPaths.dashboard) return customerCallsOf(viewer)
  if (path !== listPaths.messageQueue || search !== '' || !hasRight(viewer.features, 'QUEUE.read')) return []
  const body = { ...initialQueueFilter(dayAt(new Date(), timeZone || defaultTimeZone)), page_number: 1 }
  // The queue is a list without end, which has no place in the cache until the page is shown.
  return [{ method: 'POST', path: earlyPaths.queue, body }]
}

/** Staff see the customer whom they have opened. */
function customerCallsOf({ features, customerNumber }: Viewer): EarlyCall[] {
  if (customerNumber === null || !hasRight(features, 'ACCOUNTS.read')) return []
  return [get('getCustomerOverview', earlyPaths.customerOverview, { query: { crm_customer_id: customerNumber } })]
}

/** The balance tile and the alerts would move what is below them if their data came later. */
function dashboardCallsOf({ user, features, account, address }: Viewer & { account: UserAccount }): EarlyCall[] {
  const calls = [
    get('listActiveAnnouncements', earlyPaths.announcements, announcementRequestOf(user.userTypeCode, address)),
  ]
  if (hasRight(features, 'MANAGEPAYMENT.read')) {
    calls.push(get('listScheduledPayments', earlyPaths.scheduledPayments, scheduledPaymentsRequestOf(account)))
  }
  if (hasRight(features, 'PAYMENTHISTORY.read')) {
    calls.push(get('listReceivedCredits', earlyPaths.receivedCredits, recentCreditsRequestOf(account)))
  }
  return calls
}

const get = (endpointName: string, path: string, argument: { query: NonNullable<EarlyCall['query']> }): EarlyCall => ({
  endpointName,
  method: 'GET',
  path,
  ...argument,
  argument,
})

const post = (endpointName: string, path: string, argument: { body: object }): EarlyCall => ({
  endpointName,
  method: 'POST',
  path,
  ...argument,
  argument,
})
