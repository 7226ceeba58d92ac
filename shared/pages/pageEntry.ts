/** Describes what the portal knows about a page. */
import type { UserType } from '../access/access'
import type { Feature } from '../access/features'
import type { ServiceType } from '../services/services'
import type { MenuGroupId } from './menuGroups'

/** Conditions for an entry of the menu, in addition to the right to open its page. */
export type MenuCondition =
  | 'staff'
  | 'notStaff'
  | 'customerOpen'
  | 'mayPay'
  | 'notCustomer'
  | 'gasSelected'
  | 'fiberSelected'
  | 'tvWithFiber'
  | 'voipWithFiber'

export interface MenuPlace {
  /** Without a group, the page is on the top level. */
  group?: MenuGroupId
  /** The position on its level, among other pages and groups, in steps of ten. */
  order: number
  /** The counter next to the label: unread messages, requests and users that wait for the customer, or the queue. */
  count?: 'unreadMessages' | 'waitingRequests' | 'accessRequests' | 'queue'
  condition?: MenuCondition
}

/** The services that a page shows. Opening it selects one of them in the header, and the header switches between pages. */
interface PageServices {
  /** The first one that the selected address has is selected, unless another one of them already is. */
  types: readonly ServiceType[]
  /** The header switches to the page of the same purpose for the other service, if there is one. */
  purpose: 'usage' | 'settings' | 'request'
}

export interface PageEntry {
  path: string
  /** Shown in the menu, the browser tab, the breadcrumb and the heading. */
  title: string
  /** Staff see this page at the same address, if it is another one. */
  forStaff?: { title: string; menu: MenuPlace }
  /** All signed-in users can open the page if this is missing. */
  userTypes?: readonly UserType[]
  /** The page requires the right to read this feature, or no right if it is null. */
  feature: Feature | null
  /** The purpose of the page is an action, so the chat only links to it for users with the right to write. */
  isAction?: true
  /** Accessible without signing in. */
  isPublic?: true
  shows?: PageServices
  /** Concerns the person's own login, independent of the selection. */
  isPersonal?: true
  /** Exists in the desktop shell only. */
  isShellOnly?: true
  /** Tiles or tables that use the full width of a wide screen. */
  isWide?: true
  /** The page with the list that contains the page's subject. */
  parent?: string
  /** The parent for staff who have no customer open. */
  staffParent?: string
  menu?: MenuPlace
  /** The page whose entry the menu highlights instead, for a page without an entry. */
  menuPage?: string
  /** No menu links to the page, but the search for pages finds it. */
  isFoundByName?: true
}
