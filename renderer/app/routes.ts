/** Every route of both specifications: what it is called, who may see it, and its screen once it is built. */
import type { UserType } from '#shared/access'
import type { Feature } from '#shared/features'
import { paths, type Path } from '../paths'
import { screen, type Screen } from './screen'

export interface RouteEntry {
  path: Path
  /** In the browser's tab, the breadcrumb and the page's heading. */
  title: string
  /** What staff call the same address. */
  staffTitle?: string
  /** Reached without signing in. The sign-in pages themselves are stages of their own (`stage.ts`). */
  isPublic?: true
  /** Who may see it; everybody signed in unless given. */
  userTypes?: readonly UserType[]
  /** The feature whose read permission it needs. */
  feature?: Feature
  /** Tiles or tables that use all of a wide screen. */
  isWide?: true
  /** The list whose single things it shows. */
  parent?: Path
  /** A route without a screen is not found, and no menu leads to it. */
  screen?: Screen
}

const staff = ['CENTRIC'] as const
const propertyOwners = ['BUILDER', 'DEVELOPER'] as const

/** Under the specification's spelling and the usual one. */
const usageScreen = screen(async () => (await import('../features/usage/UsagePage')).UsagePage)

export const routes: readonly RouteEntry[] = [
  { path: paths.register, title: 'Register', isPublic: true },
  {
    path: paths.invitation,
    title: 'Invitation',
    isPublic: true,
    screen: screen(async () => (await import('../features/people/InvitationPage')).InvitationPage),
  },
  {
    path: paths.paymentMethod,
    title: 'Add Payment Method',
    isPublic: true,
    screen: screen(async () => (await import('../features/payments/visitor/PaymentMethodPage')).PaymentMethodPage),
  },
  {
    path: paths.dashboard,
    title: 'Main Dashboard',
    staffTitle: 'Customer Data View',
    isWide: true,
    screen: screen(async () => (await import('./Start')).Start),
  },
  { path: paths.home, title: 'Operations Summary', userTypes: staff },
  {
    path: paths.editAccount,
    title: 'Edit Account',
    feature: 'ACCOUNTS',
    screen: screen(async () => (await import('../features/settings/EditAccountPage')).EditAccountPage),
  },
  {
    path: paths.serviceTicketCreate,
    title: 'New Service Request',
    feature: 'SERVICETICKET',
    screen: screen(async () => (await import('../features/cases/requestPages')).ServiceRequestPage),
  },
  {
    path: paths.meterTicketCreate,
    title: 'New Gas Meter Request',
    feature: 'SERVICETICKET',
    screen: screen(async () => (await import('../features/cases/requestPages')).MeterRequestPage),
  },
  {
    path: paths.gasServiceTicketCreate,
    title: 'New Gas Service Request',
    feature: 'SERVICETICKET',
    screen: screen(async () => (await import('../features/cases/requestPages')).GasRequestPage),
  },
  {
    path: paths.fiberServiceTicketCreate,
    title: 'New Fiber Service Request',
    feature: 'SERVICETICKET',
    screen: screen(async () => (await import('../features/cases/requestPages')).FiberRequestPage),
  },
  {
    path: paths.serviceTicketView,
    title: 'Service Request',
    parent: paths.serviceTicket,
    feature: 'SERVICETICKET',
    screen: screen(async () => (await import('../features/cases/CaseViewPage')).CaseViewPage),
  },
  {
    path: paths.serviceTicket,
    title: 'My Service Requests',
    feature: 'SERVICETICKET',
    isWide: true,
    screen: screen(async () => (await import('../features/cases/CaseListPage')).CaseListPage),
  },
  {
    path: paths.manageContacts,
    title: 'Manage Users',
    feature: 'MANAGECONTACT',
    isWide: true,
    screen: screen(async () => (await import('../features/people/ManageUsersPage')).ManageUsersPage),
  },
  { path: paths.manageAnnouncements, title: 'Manage Announcements', userTypes: staff },
  { path: paths.depositAccounts, title: 'Account Deposits', userTypes: staff },
  {
    path: paths.issueCredit,
    title: 'Credit Adjustments',
    userTypes: staff,
    feature: 'CREDITS',
    isWide: true,
    screen: screen(async () => (await import('../features/credits/IssueCreditPage')).IssueCreditPage),
  },
  { path: paths.disconnection, title: 'Dunning Disconnects', userTypes: staff },
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
    path: paths.messageCenter,
    title: 'Message Center',
    feature: 'MESSAGEBOX',
    screen: screen(async () => (await import('./MessageCenter')).MessageCenter),
  },
  { path: paths.messageQueue, title: 'Message Queue', userTypes: staff },
  {
    path: paths.myAccLogin,
    title: 'Manage MyAccount Logins',
    userTypes: staff,
    feature: 'USERLOGINS',
    isWide: true,
    screen: screen(async () => (await import('../features/portalUsers/MyAccLoginPage')).MyAccLoginPage),
  },
  {
    path: paths.billingHistory,
    title: 'Billing Statements',
    feature: 'BILLINGHISTORY',
    screen: screen(async () => (await import('./BillingHistory')).BillingHistory),
  },
  {
    path: paths.paymentHistory,
    title: 'Payment History',
    feature: 'PAYMENTHISTORY',
    screen: screen(async () => (await import('../features/payments/history/PaymentHistoryPage')).PaymentHistoryPage),
  },
  {
    path: paths.subAccounts,
    title: 'Service Accounts',
    feature: 'ACCOUNTS',
    isWide: true,
    screen: screen(async () => (await import('./ServiceAccounts')).ServiceAccounts),
  },
  {
    path: paths.managePayment,
    title: 'Payment Methods',
    feature: 'MANAGEPAYMENT',
    screen: screen(async () => (await import('../features/payments/methods/ManagePaymentPage')).ManagePaymentPage),
  },
  { path: paths.manageDocuments, title: 'Manage Data Files', userTypes: staff },
  { path: paths.faq, title: 'FAQs', screen: screen(async () => (await import('./Faq')).Faq) },
  {
    path: paths.resourceCenter,
    title: 'Resource Center',
    isWide: true,
    screen: screen(async () => (await import('../features/documents/ResourceCenterPage')).ResourceCenterPage),
  },
  {
    path: paths.contactUs,
    title: 'Contact Us',
    screen: screen(async () => (await import('./ContactUs')).ContactUs),
  },
  {
    path: paths.fiberService,
    title: 'Fiber Settings',
    feature: 'ACCOUNTS',
    screen: screen(async () => (await import('./FiberService')).FiberService),
  },
  {
    path: paths.troubleShoot,
    title: 'Troubleshooting',
    screen: screen(async () => (await import('../features/support/TroubleShootPage')).TroubleShootPage),
  },
  {
    path: paths.support,
    title: 'Support',
    screen: screen(async () => (await import('./Support')).Support),
  },
  {
    path: paths.paymentMethodReg,
    title: 'Add Payment Method',
    feature: 'MANAGEPAYMENT',
    screen: screen(
      async () => (await import('../features/payments/methods/PaymentMethodRegPage')).PaymentMethodRegPage,
    ),
  },
  {
    path: paths.payment,
    title: 'Make a Payment',
    feature: 'MANAGEPAYMENT',
    screen: screen(async () => (await import('../features/payments/paying/PaymentPage')).PaymentPage),
  },
  {
    path: paths.paymentSuccess,
    title: 'Payment Receipt',
    parent: paths.paymentHistory,
    feature: 'PAYMENTHISTORY',
    screen: screen(async () => (await import('../features/payments/history/PaymentSuccessPage')).PaymentSuccessPage),
  },
  {
    path: paths.properties,
    title: 'Properties',
    feature: 'PROPERTIES',
    userTypes: propertyOwners,
    isWide: true,
    screen: screen(async () => (await import('../features/properties/PropertiesPage')).PropertiesPage),
  },
  {
    path: paths.createRequest,
    title: 'New Property Request',
    feature: 'PROPERTIES',
    userTypes: propertyOwners,
    screen: screen(async () => (await import('../features/lotRequests/CreateRequestPage')).CreateRequestPage),
  },
  { path: paths.gasUsageHistory, title: 'Gas Usage History', feature: 'ACCOUNTS', screen: usageScreen },
  { path: paths.gasUsageHistoryAlias, title: 'Gas Usage History', feature: 'ACCOUNTS', screen: usageScreen },
  {
    path: paths.voipCustomer,
    title: 'VOIP',
    feature: 'ACCOUNTS',
    screen: screen(async () => (await import('./VoiceSettings')).VoiceSettings),
  },
  {
    path: paths.tvPin,
    title: 'TV & GigaStream',
    feature: 'ACCOUNTS',
    screen: screen(async () => (await import('./TvSettings')).TvSettings),
  },
  {
    path: paths.securitySettings,
    title: 'Security Settings',
    screen: screen(async () => (await import('../features/security/SecuritySettingsPage')).SecuritySettingsPage),
  },
  {
    path: paths.alianza,
    title: 'Alianza',
    screen: screen(async () => (await import('../features/voice/AlianzaPage')).AlianzaPage),
  },
  {
    path: paths.communicationPreference,
    title: 'Notification Preferences',
    feature: 'ACCOUNTPREF',
    screen: screen(
      async () => (await import('../features/settings/NotificationPreferencesPage')).NotificationPreferencesPage,
    ),
  },
  { path: paths.paymentRegistrationAdmin, title: 'Payment Registration Admin', feature: 'PAYMENTREGADMIN' },
  { path: paths.accountCreation, title: 'Account Creation', feature: 'PAYMENTREGADMIN' },
  {
    path: paths.communities,
    title: 'Communities',
    isWide: true,
    screen: screen(async () => (await import('../features/communities/CommunitiesPage')).CommunitiesPage),
  },
  {
    path: paths.managePreference,
    title: 'Account Preferences',
    feature: 'ACCOUNTPREF',
    screen: screen(async () => (await import('./dashboard/ArrangeScreen')).ArrangeScreen),
  },
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

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]))

/** The route of an address, upper and lower case alike; undefined when there is none. */
export const routeAt = (pathname: string): RouteEntry | undefined =>
  byPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
