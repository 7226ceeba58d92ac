/** The left menu (specifications, sections 6 and 2) and its filter by the person's rights. */
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { isStaffTool, type Page, pages } from '#shared/pages'
import { type MenuGroupId, menuGroups } from '#shared/pages/menuGroups'
import type { MenuCondition, MenuPlace } from '#shared/pages/pageEntry'
import type { ServiceType } from '#shared/services/services'
import { hasRight } from '../../session/hasRight'
import type { SignedIn } from '../../session/SignedIn'
import { canSee } from './routeAccess'

export interface MenuContext extends Pick<SignedIn, 'person' | 'user' | 'features' | 'ownFeatures'> {
  selected: UserAccount | null
}

export interface MenuLink extends MenuPlace {
  label: string
  page: Page
}

export interface MenuGroup {
  id: MenuGroupId
  label: string
  order: number
  entries: readonly MenuEntry[]
}

export type MenuEntry = MenuLink | MenuGroup

/** Returns the links of a menu, including those in its groups. */
export const linksOf = (entries: readonly MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => ('entries' in entry ? linksOf(entry.entries) : [entry]))

const isForStaff = ({ person }: MenuContext): boolean => isStaff(person.userTypeCode)

/**
 * Staff have no accounts, so account pages are listed once a customer is selected. Typed addresses explain
 * that.
 */
const hasCustomer = (context: MenuContext): boolean => !isForStaff(context) || context.selected !== null

/** Returns whether one of the person's fiber accounts has that service on the same bill. */
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

const conditions: Readonly<Record<MenuCondition, (context: MenuContext) => boolean>> = {
  staff: isForStaff,
  notStaff: (context) => !isForStaff(context),
  customerOpen: hasCustomer,
  mayPay: (context) => hasCustomer(context) && hasRight(context.features, 'MANAGEPAYMENT.write'),
  notCustomer: ({ person }) => person.userTypeCode !== 'CUSTOMER',
  gasSelected: ({ selected }) => selected?.service_type_code === 'GAS',
  fiberSelected: ({ selected }) => selected?.service_type_code === 'FIBER',
  tvWithFiber: hasWithFiber('TV'),
  voipWithFiber: hasWithFiber('VOIP'),
}

const allLinks: readonly MenuLink[] = pages.flatMap((page) => [
  ...(page.menu ? [{ ...page.menu, label: page.title, page }] : []),
  ...(page.forStaff ? [{ ...page.forStaff.menu, label: page.forStaff.title, page }] : []),
])

/** Returns the entries of a group, or those of the top level. */
const entriesOf = (parent?: MenuGroupId): MenuEntry[] =>
  [
    ...allLinks.filter(({ group }) => group === parent),
    ...menuGroups
      .filter(({ group }) => group === parent)
      .map(({ id, label, order }) => ({ id, label, order, entries: entriesOf(id) })),
  ].toSorted((left, right) => left.order - right.order)

const menu: readonly MenuEntry[] = entriesOf()

/** Per the specification, staff see all staff tools. The screen explains which right is missing. */
const isForAllStaff = (page: Page, context: MenuContext): boolean => isForStaff(context) && isStaffTool(page)

/** Returns the menu of a person: links to screens they may see, and groups that are not empty. */
export function menuFor(context: MenuContext, entries: readonly MenuEntry[] = menu): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if ('entries' in entry) {
      const visibleEntries = menuFor(context, entry.entries)
      return visibleEntries.length > 0 ? [{ ...entry, entries: visibleEntries }] : []
    }
    const { page, condition } = entry
    const isOpen = canSee(page, context) || isForAllStaff(page, context)
    return isOpen && (condition === undefined || conditions[condition](context)) ? [entry] : []
  })
}
