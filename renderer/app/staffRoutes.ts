/** The routes of staff: their tools, and the administration of the portal. */
import { paths } from '../paths'
import type { RouteEntry } from './routeEntry'
import { screen } from './screen'

const staff = ['CENTRIC'] as const

export const staffRoutes: readonly RouteEntry[] = [
  {
    path: paths.home,
    title: 'Operations Summary',
    userTypes: staff,
    isWide: true,
    screen: screen(async () => (await import('./OperationsSummary')).OperationsSummary),
  },
  { path: paths.manageAnnouncements, title: 'Manage Announcements', userTypes: staff },
  {
    path: paths.depositAccounts,
    title: 'Account Deposits',
    userTypes: staff,
    feature: 'DEPOSITS',
    isWide: true,
    screen: screen(async () => (await import('../features/deposits/AccountDepositsPage')).AccountDepositsPage),
  },
  {
    path: paths.issueCredit,
    title: 'Credit Adjustments',
    userTypes: staff,
    feature: 'CREDITS',
    isWide: true,
    screen: screen(async () => (await import('../features/credits/IssueCreditPage')).IssueCreditPage),
  },
  {
    path: paths.disconnection,
    title: 'Dunning Disconnects',
    userTypes: staff,
    feature: 'DUNNING',
    isWide: true,
    screen: screen(async () => (await import('../features/dunning/DisconnectionPage')).DisconnectionPage),
  },
  { path: paths.manageMyaccountUsers, title: 'Manage Internal Users', userTypes: staff },
  {
    path: paths.fiberNetwork,
    title: 'Network',
    userTypes: staff,
    feature: 'FIBEROPS',
    isWide: true,
    screen: screen(async () => (await import('../features/fiberOperations/pages')).NetworkPage),
  },
  {
    path: paths.fiberOnts,
    title: 'ONTs',
    userTypes: staff,
    feature: 'FIBEROPS',
    isWide: true,
    screen: screen(async () => (await import('../features/fiberOperations/pages')).OntsPage),
  },
  {
    path: paths.fiberSubscriber,
    title: 'Subscriber',
    userTypes: staff,
    feature: 'FIBEROPS',
    isWide: true,
    screen: screen(async () => (await import('../features/fiberOperations/pages')).SubscriberPage),
  },
  {
    path: paths.messageQueue,
    title: 'Message Queue',
    userTypes: staff,
    feature: 'QUEUE',
    isWide: true,
    screen: screen(async () => (await import('../features/messageQueue/MessageQueuePage')).MessageQueuePage),
  },
  {
    path: paths.myAccLogin,
    title: 'Manage MyAccount Logins',
    userTypes: staff,
    feature: 'USERLOGINS',
    isWide: true,
    screen: screen(async () => (await import('../features/portalUsers/MyAccLoginPage')).MyAccLoginPage),
  },
  { path: paths.manageDocuments, title: 'Manage Data Files', userTypes: staff },
  { path: paths.paymentRegistrationAdmin, title: 'Payment Registration Admin', feature: 'PAYMENTREGADMIN' },
  { path: paths.accountCreation, title: 'Account Creation', feature: 'PAYMENTREGADMIN' },
  {
    path: paths.adminSettings,
    title: 'Access Control',
    userTypes: staff,
    feature: 'ACCESSCONTROL',
    isWide: true,
    screen: screen(async () => (await import('../features/roles/AccessControlPage')).AccessControlPage),
  },
  {
    path: paths.auditLog,
    title: 'Audit Log',
    userTypes: staff,
    feature: 'AUDIT',
    isWide: true,
    screen: screen(async () => (await import('../features/audit/AuditLogPage')).AuditLogPage),
  },
]
