/** Every route of both specifications with its title. Access rules are in shared/pageAccess.ts. */

import { isStaff } from '#shared/access'
import { shellScreens } from '#shared/desktop/shellScreens'
import { pageAccess } from '#shared/pageAccess'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { paths } from '../../paths'
import { platform } from '../../platform'
import type { RouteEntry } from './routeEntry'
import { staffRoutes } from './staffRoutes'

const customerRoutes: readonly RouteEntry[] = [
  { path: paths.register, title: pageTexts.register, isPublic: true },
  {
    path: paths.invitation,
    title: pageTexts.invitation,
    isPublic: true,
  },
  { path: paths.paymentMethod, title: pageTexts.addPaymentMethod, isPublic: true },
  { path: paths.dashboard, title: pageTexts.mainDashboard, staffTitle: pageTexts.customerDataView, isWide: true },
  { path: paths.editAccount, isPersonal: true, title: pageTexts.editAccount },
  { path: paths.serviceTicketCreate, title: pageTexts.newServiceRequest },
  { path: paths.meterTicketCreate, title: pageTexts.newGasMeterRequest },
  { path: paths.gasServiceTicketCreate, title: pageTexts.newGasServiceRequest },
  { path: paths.fiberServiceTicketCreate, title: pageTexts.newFiberServiceRequest },
  { path: paths.serviceTicketView, title: pageTexts.serviceRequest, parent: paths.serviceTicket },
  { path: paths.serviceTicket, title: pageTexts.myServiceRequests, isWide: true },
  { path: paths.manageContacts, title: pageTexts.manageUsers, isWide: true },
  { path: paths.messageCenter, title: pageTexts.messageCenter },
  { path: paths.billingHistory, title: pageTexts.billingStatements },
  { path: paths.paymentHistory, title: pageTexts.paymentHistory },
  { path: paths.subAccounts, isPersonal: true, title: pageTexts.serviceAccounts, isWide: true },
  { path: paths.managePayment, title: pageTexts.paymentMethods },
  { path: paths.faq, title: 'FAQs' },
  { path: paths.resourceCenter, title: pageTexts.resourceCenter, isWide: true },
  { path: paths.contactUs, title: pageTexts.contactUs },
  { path: paths.fiberService, title: pageTexts.fiberSettings },
  { path: paths.troubleShoot, title: pageTexts.troubleshooting },
  { path: paths.support, title: commonTexts.supportText },
  { path: paths.paymentMethodReg, title: pageTexts.addPaymentMethod },
  { path: paths.payment, title: pageTexts.makeAPayment },
  { path: paths.paymentSuccess, title: pageTexts.paymentReceipt, parent: paths.paymentHistory },
  { path: paths.properties, title: commonTexts.properties, isWide: true },
  { path: paths.createRequest, title: pageTexts.newPropertyRequest },
  { path: paths.gasUsageHistory, title: pageTexts.gasUsageHistory },
  { path: paths.gasUsageHistoryAlias, title: pageTexts.gasUsageHistory },
  { path: paths.voipCustomer, title: 'VOIP' },
  { path: paths.tvPin, title: pageTexts.tvGigastream },
  { path: paths.securitySettings, title: pageTexts.securitySettings },
  { path: paths.alianza, title: pageTexts.alianza },
  { path: paths.communicationPreference, title: pageTexts.notificationPreferences },
  { path: paths.communities, title: pageTexts.communities, isWide: true },
  { path: paths.managePreference, isPersonal: true, title: pageTexts.accountPreferences },
]

const shellRoutes: readonly RouteEntry[] = [
  { path: shellScreens.settings, title: pageTexts.desktopAppSettings, isShellOnly: true },
]

export const routes: readonly RouteEntry[] = [...customerRoutes, ...staffRoutes, ...shellRoutes].map((route) => ({
  ...route,
  ...pageAccess[route.path],
}))

const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]))

/** Staff tools and administration, which are independent of the open customer. */
export const isStaffTool = (pathname: string): boolean => routeAt(pathname)?.userTypes?.every(isStaff) ?? false

/** Returns the route of an address, ignoring case, or undefined when there is none on this platform. */
export function routeAt(pathname: string): RouteEntry | undefined {
  const route = byPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
  return route?.isShellOnly && !platform.shell ? undefined : route
}
