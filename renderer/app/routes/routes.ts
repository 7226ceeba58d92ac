/** Every route of both specifications: what it is called; who may see it stands in shared/pageAccess.ts. */
import { shellPlaces } from '#shared/desktop/places'
import { isStaff } from '#shared/access'
import { pageAccess } from '#shared/pageAccess'
import { paths } from '../../paths'
import { platform } from '../../platform'
import type { RouteEntry } from './routeEntry'
import { staffRoutes } from './staffRoutes'

const customerRoutes: readonly RouteEntry[] = [
  { path: paths.register, title: 'Register', isPublic: true },
  {
    path: paths.invitation,
    title: 'Invitation',
    isPublic: true,
  },
  { path: paths.paymentMethod, title: 'Add Payment Method', isPublic: true },
  { path: paths.dashboard, title: 'Main Dashboard', staffTitle: 'Customer Data View', isWide: true },
  { path: paths.editAccount, isPersonal: true, title: 'Edit Account' },
  { path: paths.serviceTicketCreate, title: 'New Service Request' },
  { path: paths.meterTicketCreate, title: 'New Gas Meter Request' },
  { path: paths.gasServiceTicketCreate, title: 'New Gas Service Request' },
  { path: paths.fiberServiceTicketCreate, title: 'New Fiber Service Request' },
  { path: paths.serviceTicketView, title: 'Service Request', parent: paths.serviceTicket },
  { path: paths.serviceTicket, title: 'My Service Requests', isWide: true },
  { path: paths.manageContacts, title: 'Manage Users', isWide: true },
  { path: paths.messageCenter, title: 'Message Center' },
  { path: paths.billingHistory, title: 'Billing Statements' },
  { path: paths.paymentHistory, title: 'Payment History' },
  { path: paths.subAccounts, isPersonal: true, title: 'Service Accounts', isWide: true },
  { path: paths.managePayment, title: 'Payment Methods' },
  { path: paths.faq, title: 'FAQs' },
  { path: paths.resourceCenter, title: 'Resource Center', isWide: true },
  { path: paths.contactUs, title: 'Contact Us' },
  { path: paths.fiberService, title: 'Fiber Settings' },
  { path: paths.troubleShoot, title: 'Troubleshooting' },
  { path: paths.support, title: 'Support' },
  { path: paths.paymentMethodReg, title: 'Add Payment Method' },
  { path: paths.payment, title: 'Make a Payment' },
  { path: paths.paymentSuccess, title: 'Payment Receipt', parent: paths.paymentHistory },
  { path: paths.properties, title: 'Properties', isWide: true },
  { path: paths.createRequest, title: 'New Property Request' },
  { path: paths.gasUsageHistory, title: 'Gas Usage History' },
  { path: paths.gasUsageHistoryAlias, title: 'Gas Usage History' },
  { path: paths.voipCustomer, title: 'VOIP' },
  { path: paths.tvPin, title: 'TV & GigaStream' },
  { path: paths.securitySettings, title: 'Security Settings' },
  { path: paths.alianza, title: 'Alianza' },
  { path: paths.communicationPreference, title: 'Notification Preferences' },
  { path: paths.communities, title: 'Communities', isWide: true },
  { path: paths.managePreference, isPersonal: true, title: 'Account Preferences' },
]

const shellRoutes: readonly RouteEntry[] = [
  { path: shellPlaces.settings, title: 'Desktop App Settings', isOfShell: true },
]

export const routes: readonly RouteEntry[] = [...customerRoutes, ...staffRoutes, ...shellRoutes].map((route) => ({
  ...route,
  ...pageAccess[route.path],
}))

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]))

/** Tools and administration of staff: they are not about the customer who is open. */
export const isStaffTool = (pathname: string): boolean => routeAt(pathname)?.userTypes?.every(isStaff) ?? false

/** The route of an address, upper and lower case alike; undefined when there is none on this host. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const route = byPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
  return route?.isOfShell && !platform.shell ? undefined : route
}
