/** Every route of both specifications: what it is called, who may see it, and its screen once it is built. */
import { paths } from '../paths'
import type { RouteEntry } from './routeEntry'
import { screen } from './screen'
import { staffRoutes } from './staffRoutes'

const propertyOwners = ['BUILDER', 'DEVELOPER'] as const

/** Under the specification's spelling and the usual one. */
const usageScreen = screen(async () => (await import('../features/usage/UsagePage')).UsagePage)

const customerRoutes: readonly RouteEntry[] = [
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
  {
    path: paths.editAccount,
    isPersonal: true,
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
  {
    path: paths.messageCenter,
    title: 'Message Center',
    feature: 'MESSAGEBOX',
    screen: screen(async () => (await import('./MessageCenter')).MessageCenter),
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
    isPersonal: true,
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
  {
    path: paths.communities,
    title: 'Communities',
    isWide: true,
    screen: screen(async () => (await import('../features/communities/CommunitiesPage')).CommunitiesPage),
  },
  {
    path: paths.managePreference,
    isPersonal: true,
    title: 'Account Preferences',
    feature: 'ACCOUNTPREF',
    screen: screen(async () => (await import('./dashboard/ArrangeScreen')).ArrangeScreen),
  },
]

export const routes: readonly RouteEntry[] = [...customerRoutes, ...staffRoutes]

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]))

/** The route of an address, upper and lower case alike; undefined when there is none. */
export const routeAt = (pathname: string): RouteEntry | undefined =>
  byPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
