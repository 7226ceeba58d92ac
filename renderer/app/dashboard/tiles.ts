/** The table of all dashboard tiles: title, required right and size. The page is drawn from it. */
import type { ComponentType } from 'react'
import { propertyOwners, type Right } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { CurrentSelection } from '#shared/customers/selection'
import type { ServiceType } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import * as deviceTexts from '#shared/texts/services/devices'
import * as usageTexts from '#shared/texts/services/usage'
import { AccountAlerts } from '../../features/dashboard/AccountAlerts'
import { Alerts } from '../../features/dashboard/Alerts'
import { BalanceTile } from '../../features/dashboard/BalanceTile'
import { hasRight } from '../../session/hasRight'
import type { SignedIn } from '../../session/SignedIn'
import { GasUsageTile, LotBoardTile, lowerTile, PropertiesTile, UsageTile } from './lazyTiles'
import { sortPortfolioFirst } from './sortPortfolioFirst'
import type { TileId } from './tileIds'

export type Viewer = Pick<SignedIn, 'user' | 'features'> & CurrentSelection

interface TileBase {
  id: TileId
  title: string
  /** The required right. A tile without one is for every signed-in user. */
  right?: Right
  isShown?: (viewer: Viewer) => boolean
  /** The tile can be neither moved nor hidden. */
  isFixed?: true
  /** A card of the first row, a row across all columns, or one column of the dashboard. */
  span: 'hero' | 'row' | 'column'
  /** The approximate height in rem, so that the columns are balanced before anything is loaded. */
  height: (viewer: Viewer) => number
}

/** A tile about the selected account is drawn only when there is one, and remounts for each account. */
export type TileEntry = TileBase &
  (
    | { about: 'person'; Component: ComponentType }
    | { about: 'account'; Component: ComponentType<{ account: UserAccount }> }
  )

export const countBills = ({ user }: Viewer): number =>
  new Set(user.user_accounts.map((account) => account.crm_billing_account_number)).size

/** Returns whether the selected address has the service. */
const hasService = ({ accounts }: Viewer, type: ServiceType): boolean =>
  accounts.some(({ service_type_code }) => service_type_code === type)

const hasProperties = ({ user }: Viewer): boolean => propertyOwners.includes(user.userTypeCode)

/**
 * In default order. A new tile is a component in its feature, an entry here and an export in lowerTiles.ts. Only the
 * tiles that a user sees first are imported directly; the gas usage has a chart and is loaded separately, and so are the
 * tiles of property owners, which few users have.
 */
const tiles: readonly TileEntry[] = [
  {
    id: 'alerts',
    title: dashboardTexts.alerts,
    isFixed: true,
    about: 'person',
    span: 'row',
    height: () => 3,
    Component: Alerts,
  },
  {
    id: 'balance',
    title: commonTexts.balance,
    isFixed: true,
    right: 'MANAGEPAYMENT.read',
    about: 'account',
    span: 'hero',
    height: () => 12.5,
    Component: BalanceTile,
  },
  {
    id: 'internet',
    title: deviceTexts.internet,
    isFixed: true,
    right: 'ACCOUNTS.read',
    isShown: (viewer) => !hasProperties(viewer) && hasService(viewer, 'FIBER'),
    about: 'account',
    span: 'hero',
    height: () => 12.5,
    Component: lowerTile('InternetTile'),
  },
  {
    id: 'usage',
    title: usageTexts.usage,
    isFixed: true,
    right: 'ACCOUNTS.read',
    isShown: (viewer) => !hasProperties(viewer) && (hasService(viewer, 'GAS') || hasService(viewer, 'FIBER')),
    about: 'account',
    span: 'hero',
    height: () => 12.5,
    Component: UsageTile,
  },
  {
    id: 'to resolve',
    title: dashboardTexts.toResolve,
    isFixed: true,
    right: 'ACCOUNTS.read',
    about: 'person',
    span: 'row',
    // Most users have nothing to resolve.
    height: () => 0,
    Component: AccountAlerts,
  },
  {
    id: 'first steps',
    title: dashboardTexts.firstSteps,
    isFixed: true,
    right: 'MANAGEPAYMENT.write',
    about: 'account',
    span: 'row',
    // Few users have this tile, and it disappears.
    height: () => 0,
    Component: lowerTile('FirstStepsTile'),
  },
  {
    id: 'lot board',
    title: dashboardTexts.propertiesByStage,
    right: 'PROPERTIES.read',
    isShown: hasProperties,
    about: 'person',
    span: 'row',
    height: () => 34,
    Component: LotBoardTile,
  },
  {
    id: 'accounts',
    title: commonTexts.accounts,
    right: 'ACCOUNTS.read',
    about: 'person',
    span: 'column',
    height: (viewer) => 4 + 5 * countBills(viewer),
    Component: lowerTile('AccountsTile'),
  },
  {
    id: 'plan',
    title: dashboardTexts.plan,
    right: 'ACCOUNTS.read',
    about: 'account',
    span: 'column',
    height: ({ accounts }) => 4 + 5.5 * accounts.length,
    Component: lowerTile('PlanTile'),
  },
  {
    id: 'account location',
    title: dashboardTexts.accountLocation,
    right: 'ACCOUNTS.read',
    about: 'person',
    span: 'column',
    height: ({ accounts }) => 9 + 3.6 * accounts.length,
    Component: lowerTile('AccountLocationTile'),
  },
  {
    id: 'message box',
    title: commonTexts.messages,
    right: 'MESSAGEBOX.read',
    about: 'person',
    span: 'column',
    height: () => 15,
    Component: lowerTile('MessageBoxTile'),
  },
  {
    id: 'service tickets',
    title: commonTexts.serviceRequests,
    right: 'SERVICETICKET.read',
    about: 'person',
    span: 'column',
    height: () => 16,
    Component: lowerTile('ServiceTicketsTile'),
  },
  {
    id: 'properties',
    title: commonTexts.properties,
    right: 'PROPERTIES.read',
    isShown: hasProperties,
    about: 'person',
    span: 'hero',
    height: () => 15,
    Component: PropertiesTile,
  },
  {
    id: 'payment history',
    title: dashboardTexts.paymentHistory,
    right: 'PAYMENTHISTORY.read',
    about: 'account',
    span: 'column',
    height: () => 15,
    Component: lowerTile('PaymentHistoryTile'),
  },
  {
    id: 'billing history',
    title: dashboardTexts.billingHistory,
    right: 'BILLINGHISTORY.read',
    about: 'account',
    span: 'column',
    height: () => 14,
    Component: lowerTile('BillingHistoryTile'),
  },
  {
    id: 'gas usage history',
    title: dashboardTexts.gasUsageHistory,
    right: 'ACCOUNTS.read',
    isShown: ({ account }) => account?.service_type_code === 'GAS',
    about: 'account',
    span: 'column',
    height: () => 15,
    Component: GasUsageTile,
  },
  {
    id: 'manage payment methods',
    title: dashboardTexts.managePaymentMethods,
    right: 'MANAGEPAYMENT.write',
    about: 'account',
    span: 'column',
    height: () => 18,
    Component: lowerTile('PaymentMethodsTile'),
  },
  {
    id: 'ticket quick access',
    title: dashboardTexts.getHelpWith,
    right: 'SERVICETICKET.write',
    about: 'person',
    span: 'column',
    height: () => 13,
    Component: lowerTile('QuickAccessTile'),
  },
  {
    id: 'fiber/gas/general tickets',
    title: dashboardTexts.requestsByService,
    right: 'SERVICETICKET.read',
    about: 'person',
    span: 'column',
    height: () => 24,
    Component: lowerTile('TicketGroupsTile'),
  },
  {
    id: 'self service',
    title: dashboardTexts.doItYourself,
    right: 'SERVICETICKET.write',
    about: 'person',
    span: 'column',
    height: () => 12,
    Component: lowerTile('SelfServiceTile'),
  },
  {
    id: 'announcements',
    title: commonTexts.announcements,
    about: 'person',
    span: 'column',
    height: () => 27,
    Component: lowerTile('AnnouncementsTile'),
  },
  {
    id: 'profile',
    title: dashboardTexts.profile,
    about: 'person',
    span: 'column',
    height: () => 12.5,
    Component: lowerTile('ProfileTile'),
  },
  {
    id: 'authorized users',
    title: dashboardTexts.authorizedUsers,
    right: 'MANAGECONTACT.read',
    about: 'person',
    span: 'column',
    height: () => 13,
    Component: lowerTile('AuthorizedUsersTile'),
  },
  {
    id: 'manage contact',
    title: dashboardTexts.manageContact,
    right: 'ACCOUNTPREF.read',
    about: 'account',
    span: 'column',
    height: () => 10,
    Component: lowerTile('ContactTile'),
  },
  {
    id: 'manage communication preferences',
    title: dashboardTexts.manageCommunicationPreferences,
    right: 'ACCOUNTPREF.read',
    about: 'account',
    span: 'column',
    height: () => 12,
    Component: lowerTile('NotificationsTile'),
  },
  {
    id: 'account preferences',
    title: commonTexts.accountPreferences,
    right: 'ACCOUNTPREF.read',
    about: 'person',
    span: 'column',
    height: () => 10,
    Component: lowerTile('PreferencesTile'),
  },
]

const isVisibleTo =
  (viewer: Viewer) =>
  ({ right, isShown, about }: TileEntry): boolean =>
    (right === undefined || hasRight(viewer.features, right)) &&
    (about === 'person' || viewer.account !== null) &&
    (isShown?.(viewer) ?? true)

/** Returns a person's tiles in the default order, which applies until the person changes it. */
export function tilesFor(viewer: Viewer): TileEntry[] {
  const entries = tiles.filter(isVisibleTo(viewer))
  return hasProperties(viewer) ? sortPortfolioFirst(entries) : entries
}
