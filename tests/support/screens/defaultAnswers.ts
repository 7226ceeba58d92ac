/** What the mocked server answers unless a test mocks the call: a customer who has no data yet. */
import { listAccessChanges } from '#shared/contract/access/accessChanges'
import { listAccessRequests, listOwnAccessRequests } from '#shared/contract/access/accessRequests'
import { listReceivedRefunds } from '#shared/contract/billing/refunds'
import { getBillEstimate, getNextBill, listStatements } from '#shared/contract/billing/statements'
import { listOpenCases } from '#shared/contract/cases/cases'
import { listHeldReplies } from '#shared/contract/cases/heldReplies'
import { getCallback, listFaqFeedback } from '#shared/contract/cases/help'
import { listMessageLabels } from '#shared/contract/cases/messageLabels'
import { countWaiting, listMessages } from '#shared/contract/cases/messages'
import { countQueue, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes } from '#shared/contract/cases/queueDetails'
import { listTeams } from '#shared/contract/cases/teams'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import {
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
} from '#shared/contract/customers/communication'
import { listRecentCustomers, reportCustomerViewer } from '#shared/contract/customers/customers'
import { listPeople } from '#shared/contract/customers/people'
import { getPreferences } from '#shared/contract/customers/preferences'
import { getHelpCode } from '#shared/contract/customers/remoteHelp'
import { listUpdates } from '#shared/contract/customers/updates'
import { listListViews } from '#shared/contract/operations/listViews'
import {
  getAutopay,
  listPaymentProfiles,
  listPayments,
  listReceivedCredits,
  viewBalance,
} from '#shared/contract/payments/payments'
import { listScheduledPayments } from '#shared/contract/payments/scheduledPayments'
import { listDevices } from '#shared/contract/services/devices'
import { listServicePlans, listUserAddons } from '#shared/contract/services/plans'
import { listDailyUsage, listDataUsage, listUsage } from '#shared/contract/services/usage'
import { logout } from '#shared/contract/signIn/session'
import { defaultPreferences } from '#shared/customers/preferences'
import type { AnyEndpoint, Endpoint, ResponseOf } from '#shared/http/endpoint'

const noCases = { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } }
const noPreferences = { billing_group_id: 'group-4001', paperless: false, available_channels: [], contacts: [] }

const serviceAddress = {
  billing_group_id: 'group-4001',
  same_as_service: true,
  street_address: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  service_address: '12 Larkspur Lane, Cedar Bend, TX 78610',
}

const answer = <E extends Endpoint>(endpoint: E, data: ResponseOf<E>): [AnyEndpoint, unknown] => [endpoint, data]

export const defaultAnswers = new Map([
  answer(logout, null),
  answer(countWaiting, { unread_messages: 0, waiting_requests: 0 }),
  answer(listTeams, []),
  answer(listUpdates, { updates: [], until: '2026-03-13T15:00:00.000Z' }),
  answer(listAccessRequests, { waiting: [], granted: [] }),
  answer(listOwnAccessRequests, []),
  answer(listAccessChanges, []),
  answer(getPreferences, defaultPreferences),
  answer(listActiveAnnouncements, []),
  answer(listFaqFeedback, []),
  answer(getCallback, null),
  answer(getHelpCode, null),
  answer(listOpenCases, noCases),
  answer(listMessages, { messages: [], total_count: 0 }),
  answer(listPeople, { people: [], total_count: 0 }),
  answer(getCommunicationContacts, []),
  answer(getCommunicationPreferences, noPreferences),
  answer(getCommunicationAddress, serviceAddress),

  answer(viewBalance, { unpaidBalance: 0, dueOn: null, autopayOn: null, autopayEnabled: false }),
  answer(listPayments, { payments: [], total_count: 0, paid_this_year: 0 }),
  answer(listPaymentProfiles, []),
  answer(getAutopay, { autopay_enabled: false, token: null, next_date: null }),
  answer(listScheduledPayments, []),
  answer(listReceivedCredits, { credits: [], total_count: 0 }),
  answer(listReceivedRefunds, { refunds: [], total_count: 0 }),
  answer(listStatements, { statements: [], total_count: 0, years: [], first_bill_date: null }),
  answer(getNextBill, { lines: [], total: 0 }),
  answer(getBillEstimate, { estimate: null, problem: null }),

  answer(listUsage, { street_address: '', readings: [] }),
  answer(listDailyUsage, { street_address: '', days: [] }),
  answer(listDataUsage, { street_address: '', months: [] }),
  answer(listDevices, []),
  answer(listServicePlans, []),
  answer(listUserAddons, []),

  answer(countQueue, { unanswered: 0, unread: 0 }),
  answer(listListViews, []),
  answer(searchQueue, { messages: [], total_count: 0, is_exact: true, next: null, searched_back_to: null }),
  answer(listMessageLabels, []),
  answer(listHeldReplies, []),
  answer(getMessageCustomer, { balance: null, requests: null, messages: { total_count: 0, newest: [] } }),
  answer(listInternalNotes, { notes: [], next: null }),
  answer(reportMessageViewer, []),
  answer(reportCustomerViewer, []),
  answer(listRecentCustomers, []),
])
