/** Every route of both specifications: what it is called and who may see it. */
import { shellPlaces } from '#shared/desktop/places'
import { paths } from '../../paths'
import { platform } from '../../platform'
import type { RouteEntry } from './routeEntry'
import { staffRoutes } from './staffRoutes'

const propertyOwners = ['BUILDER', 'DEVELOPER'] as const

const customerRoutes: readonly RouteEntry[] = [
  { path: paths.register, title: 'Register', isPublic: true },
  {
    path: paths.invitation,
    title: 'Invitation',
    isPublic: true,
  },
  { path: paths.paymentMethod, title: 'Add Payment Method', isPublic: true },
  { path: paths.dashboard, title: 'Main Dashboard', staffTitle: 'Customer Data View', isWide: true },
  { path: paths.editAccount, isPersonal: true, title: 'Edit Account', feature: 'ACCOUNTS' },
  { path: paths.serviceTicketCreate, title: 'New Service Request', feature: 'SERVICETICKET' },
  { path: paths.meterTicketCreate, title: 'New Gas Meter Request', feature: 'SERVICETICKET' },
  { path: paths.gasServiceTicketCreate, title: 'New Gas Service Request', feature: 'SERVICETICKET' },
  { path: paths.fiberServiceTicketCreate, title: 'New Fiber Service Request', feature: 'SERVICETICKET' },
  { path: paths.serviceTicketView, title: 'Service Request', parent: paths.serviceTicket, feature: 'SERVICETICKET' },
  { path: paths.serviceTicket, title: 'My Service Requests', feature: 'SERVICETICKET', isWide: true },
  { path: paths.manageContacts, title: 'Manage Users', feature: 'MANAGECONTACT', isWide: true },
  { path: paths.messageCenter, title: 'Message Center', feature: 'MESSAGEBOX' },
  { path: paths.billingHistory, title: 'Billing Statements', feature: 'BILLINGHISTORY' },
  { path: paths.paymentHistory, title: 'Payment History', feature: 'PAYMENTHISTORY' },
  { path: paths.subAccounts, isPersonal: true, title: 'Service Accounts', feature: 'ACCOUNTS', isWide: true },
  { path: paths.managePayment, title: 'Payment Methods', feature: 'MANAGEPAYMENT' },
  { path: paths.faq, title: 'FAQs' },
  { path: paths.resourceCenter, title: 'Resource Center', isWide: true },
  { path: paths.contactUs, title: 'Contact Us' },
  { path: paths.fiberService, title: 'Fiber Settings', feature: 'ACCOUNTS' },
  { path: paths.troubleShoot, title: 'Troubleshooting' },
  { path: paths.support, title: 'Support' },
  { path: paths.paymentMethodReg, title: 'Add Payment Method', feature: 'MANAGEPAYMENT' },
  { path: paths.payment, title: 'Make a Payment', feature: 'MANAGEPAYMENT' },
  { path: paths.paymentSuccess, title: 'Payment Receipt', parent: paths.paymentHistory, feature: 'PAYMENTHISTORY' },
  { path: paths.properties, title: 'Properties', feature: 'PROPERTIES', userTypes: propertyOwners, isWide: true },
  { path: paths.createRequest, title: 'New Property Request', feature: 'PROPERTIES', userTypes: propertyOwners },
  { path: paths.gasUsageHistory, title: 'Gas Usage History', feature: 'ACCOUNTS' },
  { path: paths.gasUsageHistoryAlias, title: 'Gas Usage History', feature: 'ACCOUNTS' },
  { path: paths.voipCustomer, title: 'VOIP', feature: 'ACCOUNTS' },
  { path: paths.tvPin, title: 'TV & GigaStream', feature: 'ACCOUNTS' },
  { path: paths.securitySettings, title: 'Security Settings' },
  { path: paths.alianza, title: 'Alianza' },
  { path: paths.communicationPreference, title: 'Notification Preferences', feature: 'ACCOUNTPREF' },
  { path: paths.communities, title: 'Communities', isWide: true },
  { path: paths.managePreference, isPersonal: true, title: 'Account Preferences', feature: 'ACCOUNTPREF' },
]

const shellRoutes: readonly RouteEntry[] = [
  { path: shellPlaces.settings, title: 'Desktop App Settings', isOfShell: true },
]

export const routes: readonly RouteEntry[] = [...customerRoutes, ...staffRoutes, ...shellRoutes]

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]))

/** The route of an address, upper and lower case alike; undefined when there is none on this host. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const route = byPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
  return route?.isOfShell && !platform.shell ? undefined : route
}
