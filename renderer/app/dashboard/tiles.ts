/** Every tile of the dashboard, once: what it is called, who gets it, and how much room it takes. The page draws from this table. */
import { lazy, type ComponentType } from 'react'
import { propertyOwners, type Right } from '#shared/access'
import type { UserAccount } from '#shared/contract/userDetails'
import { AccountLocationTile } from '../../features/dashboard/AccountLocationTile'
import { AccountsTile } from '../../features/dashboard/AccountsTile'
import { Alerts } from '../../features/dashboard/Alerts'
import { AnnouncementsTile } from '../../features/dashboard/AnnouncementsTile'
import { BalanceTile } from '../../features/dashboard/BalanceTile'
import { PaymentHistoryTile } from '../../features/dashboard/PaymentHistoryTile'
import { PaymentMethodsTile } from '../../features/dashboard/PaymentMethodsTile'
import { ProfileTile } from '../../features/dashboard/ProfileTile'
import { FirstStepsTile } from '../../features/dashboard/FirstStepsTile'
import { PlanTile } from '../../features/plans/PlanTile'
import { BillingHistoryTile } from '../../features/statements/BillingHistoryTile'
import type { Selected } from '../../session/selectedAccount'
import type { SignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import * as commonTexts from '#shared/texts/common'
import * as dashboardTexts from '#shared/texts/dashboard'
import type { TileId } from './tileIds'

export type Viewer = Pick<SignedIn, 'user' | 'features'> & Selected

interface Entry {
  id: TileId
  title: string
  /** What it needs; everybody signed in unless given. */
  right?: Right
  isShown?: (viewer: Viewer) => boolean
  /** Neither moved nor hidden by anybody. */
  isFixed?: true
  /** A column of the dashboard, or a row of its own across all of them. */
  span: 'column' | 'row'
  /** About how high it is, in rem, so that the columns come out alike before anything is loaded. */
  height: (viewer: Viewer) => number
}

/** A tile about the selected account is drawn only while there is one, and anew for each. */
export type TileEntry = Entry &
  (
    | { about: 'person'; Component: ComponentType }
    | { about: 'account'; Component: ComponentType<{ account: UserAccount }> }
  )

const billsOf = ({ user }: Viewer): number =>
  new Set(user.user_accounts.map((account) => account.crm_billing_account_number)).size

const hasProperties = ({ user }: Viewer): boolean => propertyOwners.includes(user.userTypeCode)

const MessageBoxTile = lazy(async () => ({
  default: (await import('../../features/messages/MessageBoxTile')).MessageBoxTile,
}))
const QuickAccessTile = lazy(async () => ({
  default: (await import('../../features/cases/QuickAccessTile')).QuickAccessTile,
}))
const ServiceTicketsTile = lazy(async () => ({
  default: (await import('../../features/cases/ServiceTicketsTile')).ServiceTicketsTile,
}))
const TicketGroupsTile = lazy(async () => ({
  default: (await import('../../features/cases/TicketGroupsTile')).TicketGroupsTile,
}))
const SelfServiceTile = lazy(async () => ({
  default: (await import('../../features/support/SelfServiceTile')).SelfServiceTile,
}))

/**
 * In the order in which they stand. A new tile is a component in the feature it belongs to and a line here. What most
 * people see is imported as it is and comes with the page; what is heavy or for few is given as `lazy(…)`.
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
    id: 'first steps',
    title: dashboardTexts.firstSteps,
    isFixed: true,
    right: 'MANAGEPAYMENT.write',
    about: 'account',
    span: 'column',
    // Few have it, and it goes away: the others must not move to another column for that.
    height: () => 0,
    Component: FirstStepsTile,
  },
  {
    id: 'balance',
    title: commonTexts.balance,
    right: 'MANAGEPAYMENT.read',
    about: 'account',
    span: 'column',
    height: () => 12.5,
    Component: BalanceTile,
  },
  {
    id: 'accounts',
    title: commonTexts.accounts,
    right: 'ACCOUNTS.read',
    about: 'person',
    span: 'column',
    height: (viewer) => 4 + 5 * billsOf(viewer),
    Component: AccountsTile,
  },
  {
    id: 'plan',
    title: dashboardTexts.plan,
    right: 'ACCOUNTS.read',
    about: 'account',
    span: 'column',
    height: ({ accounts }) => 4 + 5.5 * accounts.length,
    Component: PlanTile,
  },
  {
    id: 'account location',
    title: dashboardTexts.accountLocation,
    right: 'ACCOUNTS.read',
    about: 'person',
    span: 'column',
    height: ({ accounts }) => 9 + 3.6 * accounts.length,
    Component: AccountLocationTile,
  },
  {
    id: 'message box',
    title: commonTexts.messages,
    right: 'MESSAGEBOX.read',
    about: 'person',
    span: 'column',
    height: () => 15,
    Component: MessageBoxTile,
  },
  {
    id: 'service tickets',
    title: commonTexts.serviceRequests,
    right: 'SERVICETICKET.read',
    about: 'person',
    span: 'column',
    height: () => 16,
    Component: ServiceTicketsTile,
  },
  {
    id: 'properties',
    title: commonTexts.properties,
    right: 'PROPERTIES.read',
    isShown: hasProperties,
    about: 'person',
    span: 'column',
    height: () => 15,
    Component: lazy(async () => ({
      default: (await import('../../features/properties/PropertiesTile')).PropertiesTile,
    })),
  },
  {
    id: 'payment history',
    title: dashboardTexts.paymentHistory,
    right: 'PAYMENTHISTORY.read',
    about: 'account',
    span: 'column',
    height: () => 15,
    Component: PaymentHistoryTile,
  },
  {
    id: 'billing history',
    title: dashboardTexts.billingHistory,
    right: 'BILLINGHISTORY.read',
    about: 'account',
    span: 'column',
    height: () => 14,
    Component: BillingHistoryTile,
  },
  {
    id: 'gas usage history',
    title: dashboardTexts.gasUsageHistory,
    right: 'ACCOUNTS.read',
    isShown: ({ account }) => account?.service_type_code === 'GAS',
    about: 'account',
    span: 'column',
    height: () => 15,
    Component: lazy(async () => ({ default: (await import('../../features/usage/GasUsageTile')).GasUsageTile })),
  },
  {
    id: 'manage payment methods',
    title: dashboardTexts.managePaymentMethods,
    right: 'MANAGEPAYMENT.write',
    about: 'account',
    span: 'column',
    height: () => 18,
    Component: PaymentMethodsTile,
  },
  {
    id: 'ticket quick access',
    title: dashboardTexts.getHelpWith,
    right: 'SERVICETICKET.write',
    about: 'person',
    span: 'column',
    height: () => 13,
    Component: QuickAccessTile,
  },
  {
    id: 'fiber/gas/general tickets',
    title: dashboardTexts.requestsByService,
    right: 'SERVICETICKET.read',
    about: 'person',
    span: 'column',
    height: () => 24,
    Component: TicketGroupsTile,
  },
  {
    id: 'self service',
    title: dashboardTexts.doItYourself,
    right: 'SERVICETICKET.write',
    about: 'person',
    span: 'column',
    height: () => 12,
    Component: SelfServiceTile,
  },
  {
    id: 'announcements',
    title: commonTexts.announcements,
    about: 'person',
    span: 'column',
    height: () => 27,
    Component: AnnouncementsTile,
  },
  {
    id: 'profile',
    title: dashboardTexts.profile,
    about: 'person',
    span: 'column',
    height: () => 12.5,
    Component: ProfileTile,
  },
  {
    id: 'authorized users',
    title: dashboardTexts.authorizedUsers,
    right: 'MANAGECONTACT.read',
    about: 'person',
    span: 'column',
    height: () => 13,
    Component: lazy(async () => ({
      default: (await import('../../features/people/AuthorizedUsersTile')).AuthorizedUsersTile,
    })),
  },
  {
    id: 'manage contact',
    title: dashboardTexts.manageContact,
    right: 'ACCOUNTPREF.read',
    about: 'account',
    span: 'column',
    height: () => 10,
    Component: lazy(async () => ({ default: (await import('../../features/settings/ContactTile')).ContactTile })),
  },
  {
    id: 'manage communication preferences',
    title: dashboardTexts.manageCommunicationPreferences,
    right: 'ACCOUNTPREF.read',
    about: 'account',
    span: 'column',
    height: () => 12,
    Component: lazy(async () => ({
      default: (await import('../../features/settings/NotificationsTile')).NotificationsTile,
    })),
  },
  {
    id: 'account preferences',
    title: commonTexts.accountPreferences,
    right: 'ACCOUNTPREF.read',
    about: 'person',
    span: 'column',
    height: () => 10,
    Component: lazy(async () => ({
      default: (await import('../../features/settings/PreferencesTile')).PreferencesTile,
    })),
  },
]

const isOpenTo =
  (viewer: Viewer) =>
  ({ right, isShown, about }: TileEntry): boolean =>
    (right === undefined || may(viewer.features, right)) &&
    (about === 'person' || viewer.account !== null) &&
    (isShown?.(viewer) ?? true)

const ofAllProperties: readonly TileId[] = ['properties', 'accounts']
const ofOneAddress: readonly TileId[] = ['plan', 'account location', 'gas usage history']

/** Whoever has many properties sees all of them together first; the address that the header selects is one of many. */
function portfolioFirst(entries: readonly TileEntry[]): TileEntry[] {
  const withId = (ids: readonly TileId[]) => ids.flatMap((wanted) => entries.filter(({ id }) => id === wanted))
  const moved = new Set([...ofAllProperties, ...ofOneAddress])
  const others = entries.filter(({ id }) => !moved.has(id))
  return [
    ...others.filter(({ isFixed }) => isFixed),
    ...withId(ofAllProperties),
    ...others.filter(({ isFixed }) => !isFixed),
    ...withId(ofOneAddress),
  ]
}

/** A person's tiles in their default order, which applies until the person chooses another. */
export function tilesFor(viewer: Viewer): TileEntry[] {
  const entries = tiles.filter(isOpenTo(viewer))
  return hasProperties(viewer) ? portfolioFirst(entries) : entries
}
