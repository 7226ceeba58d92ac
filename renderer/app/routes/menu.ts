/** The left menu (specifications, section 6 and section 2), and which of it a person gets to see. */
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import type { ServiceType } from '#shared/services'
import { paths, type Path } from '../../paths'
import type { SignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { maySee } from './maySee'
import type { RouteEntry } from './routeEntry'
import { routeAt } from './routes'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'

export interface MenuContext extends Pick<SignedIn, 'person' | 'user' | 'features' | 'ownFeatures'> {
  selected: UserAccount | null
}

export interface MenuLink {
  label: string
  path: Path
  /** What is counted behind the label: cases with something new, who waits for access, or what waits in the queue. */
  count?: 'messages' | 'cases' | 'requests' | 'queue'
  /** What it needs beyond what its route asks for. */
  isShown?: (context: MenuContext) => boolean
}

const isForStaff = ({ person }: MenuContext): boolean => isStaff(person.userTypeCode)

/** Staff have no accounts of their own: what is about a customer's leads nowhere until one is chosen. The route says so to whoever types it. */
const hasCustomer = ({ person, selected }: MenuContext): boolean => !isStaff(person.userTypeCode) || selected !== null

const mayPay = ({ features }: MenuContext): boolean => may(features, 'MANAGEPAYMENT.write')

export interface MenuGroup {
  label: string
  entries: readonly MenuEntry[]
}

export type MenuEntry = MenuLink | MenuGroup

/** The links of a menu, those of its groups among them. */
export const linksOf = (entries: readonly MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => ('entries' in entry ? linksOf(entry.entries) : [entry]))

/** Whether one of the person's fiber accounts has that service on the same bill. */
const fiberHas =
  (type: ServiceType) =>
  ({ user: { user_accounts: accounts } }: MenuContext): boolean =>
    accounts.some(
      (fiber) =>
        fiber.service_type_code === 'FIBER' &&
        accounts.some(
          (other) => other.service_type_code === type && other.crm_billing_group_id === fiber.crm_billing_group_id,
        ),
    )

const menu: readonly MenuEntry[] = [
  { label: pageTexts.mainDashboard, path: paths.dashboard, isShown: (context) => !isForStaff(context) },
  {
    label: pageTexts.dashboards,
    entries: [
      { label: pageTexts.operationsSummary, path: paths.home },
      { label: pageTexts.customerDataView, path: paths.dashboard, isShown: isForStaff },
    ],
  },
  {
    label: pageTexts.manageAccounts,
    entries: [
      { label: pageTexts.serviceAccounts, path: paths.subAccounts, isShown: hasCustomer },
      { label: pageTexts.paymentMethods, path: paths.managePayment, isShown: hasCustomer },
      { label: pageTexts.manageUsers, path: paths.manageContacts, count: 'requests', isShown: hasCustomer },
      { label: pageTexts.notificationPreferences, path: paths.communicationPreference, isShown: hasCustomer },
      { label: pageTexts.fiberSettings, path: paths.fiberService, isShown: hasCustomer },
      { label: pageTexts.securitySettings, path: paths.securitySettings },
    ],
  },
  {
    label: pageTexts.paymentsBilling,
    entries: [
      // Not in the specification's menu, which knows paying only as a panel and the route /payment. It is what most people come for.
      {
        label: pageTexts.makeAPayment,
        path: paths.payment,
        isShown: (context) => hasCustomer(context) && mayPay(context),
      },
      { label: pageTexts.paymentHistory, path: paths.paymentHistory, isShown: hasCustomer },
      { label: pageTexts.billingStatements, path: paths.billingHistory, isShown: hasCustomer },
    ],
  },
  { label: commonTexts.properties, path: paths.properties },
  // Not in the specification's menu, which knows the route alone. Customers get to it from the address on their dashboard.
  {
    label: pageTexts.communities,
    path: paths.communities,
    isShown: ({ person }) => person.userTypeCode !== 'CUSTOMER',
  },
  { label: pageTexts.manageDataFiles, path: paths.manageDocuments },
  { label: pageTexts.messageCenter, path: paths.messageCenter, count: 'messages' },
  {
    label: commonTexts.supportText,
    entries: [
      { label: pageTexts.newServiceRequest, path: paths.serviceTicketCreate, isShown: hasCustomer },
      { label: pageTexts.myServiceRequests, path: paths.serviceTicket, count: 'cases', isShown: hasCustomer },
      { label: pageTexts.resourceCenter, path: paths.resourceCenter },
      { label: 'FAQs', path: paths.faq },
      { label: pageTexts.contactUs, path: paths.contactUs },
    ],
  },
  {
    label: pageTexts.gasUsageHistory,
    path: paths.gasUsageHistory,
    isShown: ({ selected }) => selected?.service_type_code === 'GAS',
  },
  {
    label: pageTexts.customerCare,
    entries: [
      {
        label: pageTexts.fiberOperations,
        entries: [
          { label: pageTexts.network, path: paths.fiberNetwork },
          { label: pageTexts.subscriber, path: paths.fiberSubscriber },
          { label: 'ONTs', path: paths.fiberOnts },
        ],
      },
      { label: pageTexts.messageQueue, path: paths.messageQueue, count: 'queue' },
      { label: pageTexts.manageMyaccountLogins, path: paths.myAccLogin },
      { label: pageTexts.dunningDisconnects, path: paths.disconnection },
      { label: pageTexts.accountDeposits, path: paths.depositAccounts },
      { label: pageTexts.creditAdjustments, path: paths.issueCredit },
    ],
  },
  {
    label: pageTexts.admin,
    entries: [
      { label: pageTexts.accessControl, path: paths.adminSettings },
      { label: pageTexts.manageInternalUsers, path: paths.manageMyaccountUsers },
      { label: pageTexts.manageAnnouncements, path: paths.manageAnnouncements },
      // Not in the specification's menu.
      { label: pageTexts.auditLog, path: paths.auditLog },
    ],
  },
  { label: pageTexts.tvGigastream, path: paths.tvPin, isShown: fiberHas('TV') },
  { label: 'VOIP', path: paths.voipCustomer, isShown: fiberHas('VOIP') },
  { label: pageTexts.paymentRegistrationAdmin, path: paths.paymentRegistrationAdmin },
  { label: pageTexts.accountCreation, path: paths.accountCreation },
]

/** Staff see all of their own tools, as the specification has it; the screen says which right is missing. */
const isForAllStaff = ({ userTypes }: RouteEntry, { person }: MenuContext): boolean =>
  isStaff(person.userTypeCode) && (userTypes?.every(isStaff) ?? false)

/** The menu of a person: links that lead to a screen they may see, and groups that are not empty. */
export function menuFor(context: MenuContext, entries: readonly MenuEntry[] = menu): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if ('entries' in entry) {
      const inside = menuFor(context, entry.entries)
      return inside.length > 0 ? [{ ...entry, entries: inside }] : []
    }
    const route = routeAt(entry.path)
    const isOpen = route !== undefined && (maySee(route, context) || isForAllStaff(route, context))
    return isOpen && (entry.isShown?.(context) ?? true) ? [entry] : []
  })
}
