/** The left menu (specifications, sections 6 and 2) and its filter by the person's rights. */
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import type { ServiceType } from '#shared/services'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { type Path, paths } from '../../paths'
import type { SignedIn } from '../../session/SignedIn'
import { hasRight } from '../../session/useHasRight'
import { canSee } from './routeAccess'
import type { RouteEntry } from './routeEntry'
import { routeAt } from './routes'

export interface MenuContext extends Pick<SignedIn, 'person' | 'user' | 'features' | 'ownFeatures'> {
  selected: UserAccount | null
}

export interface MenuLink {
  label: string
  path: Path
  /** The counter next to the label: cases with something new, users who wait for access, or the queue. */
  count?: 'messages' | 'cases' | 'requests' | 'queue'
  /** A condition in addition to the access rules of the route. */
  isShown?: (context: MenuContext) => boolean
}

const isForStaff = ({ person }: MenuContext): boolean => isStaff(person.userTypeCode)

/**
 * Staff have no accounts of their own, so account pages are listed once a customer is selected. Typed addresses explain
 * that.
 */
const hasCustomer = ({ person, selected }: MenuContext): boolean => !isStaff(person.userTypeCode) || selected !== null

const mayPay = ({ features }: MenuContext): boolean => hasRight(features, 'MANAGEPAYMENT.write')

export interface MenuGroup {
  label: string
  entries: readonly MenuEntry[]
}

export type MenuEntry = MenuLink | MenuGroup

/** Returns the links of a menu, including those in its groups. */
export const linksOf = (entries: readonly MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => ('entries' in entry ? linksOf(entry.entries) : [entry]))

/** Tells whether one of the person's fiber accounts has that service on the same bill. */
const hasWithFiber =
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
      // Missing in the specification's menu, which has only the route /payment. Most customers come for it.
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
  // Missing in the specification's menu, which has only the route. Customers reach it from the address on their
  // dashboard.
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
      // Missing in the specification's menu.
      { label: pageTexts.auditLog, path: paths.auditLog },
    ],
  },
  { label: pageTexts.tvGigastream, path: paths.tvPin, isShown: hasWithFiber('TV') },
  { label: 'VOIP', path: paths.voipCustomer, isShown: hasWithFiber('VOIP') },
  { label: pageTexts.paymentRegistrationAdmin, path: paths.paymentRegistrationAdmin },
  { label: pageTexts.accountCreation, path: paths.accountCreation },
]

/** Per the specification, staff see all staff tools. The screen explains which right is missing. */
const isForAllStaff = ({ userTypes }: RouteEntry, { person }: MenuContext): boolean =>
  isStaff(person.userTypeCode) && (userTypes?.every(isStaff) ?? false)

/** Returns the menu of a person: links to screens they may see, and groups that are not empty. */
export function menuFor(context: MenuContext, entries: readonly MenuEntry[] = menu): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if ('entries' in entry) {
      const visibleEntries = menuFor(context, entry.entries)
      return visibleEntries.length > 0 ? [{ ...entry, entries: visibleEntries }] : []
    }
    const route = routeAt(entry.path)
    const isOpen = route !== undefined && (canSee(route, context) || isForAllStaff(route, context))
    return isOpen && (entry.isShown?.(context) ?? true) ? [entry] : []
  })
}
