/** The routes of staff: their tools, and the administration of the portal. */
import { paths } from '../../paths'
import type { RouteEntry } from './routeEntry'

export const staffRoutes: readonly RouteEntry[] = [
  { path: paths.home, title: 'Operations Summary', isWide: true },
  { path: paths.operationLists, title: 'Operations Lists', parent: paths.home, isWide: true },
  {
    path: paths.manageAnnouncements,
    title: 'Manage Announcements',
    isWide: true,
  },
  { path: paths.depositAccounts, title: 'Account Deposits', isWide: true },
  { path: paths.issueCredit, title: 'Credit Adjustments', isWide: true },
  { path: paths.disconnection, title: 'Dunning Disconnects', isWide: true },
  {
    path: paths.manageMyaccountUsers,
    title: 'Manage Internal Users',
    isWide: true,
  },
  { path: paths.fiberNetwork, title: 'Network', isWide: true },
  { path: paths.fiberOnts, title: 'ONTs', isWide: true },
  { path: paths.fiberSubscriber, title: 'Subscriber', isWide: true },
  { path: paths.messageQueue, title: 'Message Queue', isWide: true },
  { path: paths.myAccLogin, title: 'Manage MyAccount Logins', isWide: true },
  { path: paths.manageDocuments, title: 'Manage Data Files', isWide: true },
  {
    path: paths.paymentRegistrationAdmin,
    title: 'Payment Registration Admin',
    isWide: true,
  },
  {
    path: paths.accountCreation,
    title: 'Account Creation',
    isWide: true,
  },
  { path: paths.adminSettings, title: 'Access Control', isWide: true },
  { path: paths.auditLog, title: 'Audit Log', isWide: true },
]
