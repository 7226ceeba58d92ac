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
  { label: 'Main Dashboard', path: paths.dashboard, isShown: (context) => !isForStaff(context) },
  {
    label: 'Dashboards',
    entries: [
      { label: 'Operations Summary', path: paths.home },
      { label: 'Customer Data View', path: paths.dashboard, isShown: isForStaff },
    ],
  },
  {
    label: 'Manage Accounts',
    entries: [
      { label: 'Service Accounts', path: paths.subAccounts, isShown: hasCustomer },
      { label: 'Payment Methods', path: paths.managePayment, isShown: hasCustomer },
      { label: 'Manage Users', path: paths.manageContacts, count: 'requests', isShown: hasCustomer },
      { label: 'Notification Preferences', path: paths.communicationPreference, isShown: hasCustomer },
      { label: 'Fiber Settings', path: paths.fiberService, isShown: hasCustomer },
      { label: 'Security Settings', path: paths.securitySettings },
    ],
  },
  {
    label: 'Payments & Billing',
    entries: [
      // Not in the specification's menu, which knows paying only as a panel and the route /payment. It is what most people come for.
      { label: 'Make a Payment', path: paths.payment, isShown: (context) => hasCustomer(context) && mayPay(context) },
      { label: 'Payment History', path: paths.paymentHistory, isShown: hasCustomer },
      { label: 'Billing Statements', path: paths.billingHistory, isShown: hasCustomer },
    ],
  },
  { label: 'Properties', path: paths.properties },
  // Not in the specification's menu, which knows the route alone. Customers get to it from the address on their dashboard.
  { label: 'Communities', path: paths.communities, isShown: ({ person }) => person.userTypeCode !== 'CUSTOMER' },
  { label: 'Manage Data Files', path: paths.manageDocuments },
  { label: 'Message Center', path: paths.messageCenter, count: 'messages' },
  {
    label: 'Support',
    entries: [
      { label: 'New Service Request', path: paths.serviceTicketCreate, isShown: hasCustomer },
      { label: 'My Service Requests', path: paths.serviceTicket, count: 'cases', isShown: hasCustomer },
      { label: 'Resource Center', path: paths.resourceCenter },
      { label: 'FAQs', path: paths.faq },
      { label: 'Contact Us', path: paths.contactUs },
    ],
  },
  {
    label: 'Gas Usage History',
    path: paths.gasUsageHistory,
    isShown: ({ selected }) => selected?.service_type_code === 'GAS',
  },
  {
    label: 'Customer Care',
    entries: [
      {
        label: 'Fiber Operations',
        entries: [
          { label: 'Network', path: paths.fiberNetwork },
          { label: 'Subscriber', path: paths.fiberSubscriber },
          { label: 'ONTs', path: paths.fiberOnts },
        ],
      },
      { label: 'Message Queue', path: paths.messageQueue, count: 'queue' },
      { label: 'Manage MyAccount Logins', path: paths.myAccLogin },
      { label: 'Dunning Disconnects', path: paths.disconnection },
      { label: 'Account Deposits', path: paths.depositAccounts },
      { label: 'Credit Adjustments', path: paths.issueCredit },
    ],
  },
  {
    label: 'Admin',
    entries: [
      { label: 'Access Control', path: paths.adminSettings },
      { label: 'Manage Internal Users', path: paths.manageMyaccountUsers },
      { label: 'Manage Announcements', path: paths.manageAnnouncements },
      // Not in the specification's menu.
      { label: 'Audit Log', path: paths.auditLog },
    ],
  },
  { label: 'TV & GigaStream', path: paths.tvPin, isShown: fiberHas('TV') },
  { label: 'VOIP', path: paths.voipCustomer, isShown: fiberHas('VOIP') },
  { label: 'Payment Registration Admin', path: paths.paymentRegistrationAdmin },
  { label: 'Account Creation', path: paths.accountCreation },
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
