/** The routes of staff: their tools, and the administration of the portal. */
import { paths } from '../../paths'
import type { RouteEntry } from './routeEntry'

const staff = ['CENTRIC'] as const

export const staffRoutes: readonly RouteEntry[] = [
  { path: paths.home, title: 'Operations Summary', userTypes: staff, isWide: true },
  { path: paths.operationLists, title: 'Operations Lists', parent: paths.home, userTypes: staff, isWide: true },
  {
    path: paths.manageAnnouncements,
    title: 'Manage Announcements',
    userTypes: staff,
    feature: 'ANNOUNCEMENTS',
    isWide: true,
  },
  { path: paths.depositAccounts, title: 'Account Deposits', userTypes: staff, feature: 'DEPOSITS', isWide: true },
  { path: paths.issueCredit, title: 'Credit Adjustments', userTypes: staff, feature: 'CREDITS', isWide: true },
  { path: paths.disconnection, title: 'Dunning Disconnects', userTypes: staff, feature: 'DUNNING', isWide: true },
  {
    path: paths.manageMyaccountUsers,
    title: 'Manage Internal Users',
    userTypes: staff,
    feature: 'INTERNALUSERS',
    isWide: true,
  },
  { path: paths.fiberNetwork, title: 'Network', userTypes: staff, feature: 'FIBEROPS', isWide: true },
  { path: paths.fiberOnts, title: 'ONTs', userTypes: staff, feature: 'FIBEROPS', isWide: true },
  { path: paths.fiberSubscriber, title: 'Subscriber', userTypes: staff, feature: 'FIBEROPS', isWide: true },
  { path: paths.messageQueue, title: 'Message Queue', userTypes: staff, feature: 'QUEUE', isWide: true },
  { path: paths.myAccLogin, title: 'Manage MyAccount Logins', userTypes: staff, feature: 'USERLOGINS', isWide: true },
  { path: paths.manageDocuments, title: 'Manage Data Files', userTypes: staff, feature: 'DOCUMENTS', isWide: true },
  {
    path: paths.paymentRegistrationAdmin,
    title: 'Payment Registration Admin',
    userTypes: staff,
    feature: 'PAYMENTREGADMIN',
    isWide: true,
  },
  {
    path: paths.accountCreation,
    title: 'Account Creation',
    userTypes: staff,
    feature: 'PAYMENTREGADMIN',
    isWide: true,
  },
  { path: paths.adminSettings, title: 'Access Control', userTypes: staff, feature: 'ACCESSCONTROL', isWide: true },
  { path: paths.auditLog, title: 'Audit Log', userTypes: staff, feature: 'AUDIT', isWide: true },
]
