/**
 * Defines every page with its path, title, access and place in the menu. Everything else that concerns pages is derived
 * from these entries. The words by which users find a page are in pageKeywords.ts, because the portal loads them later.
 */

import { isStaff } from './access/access'
import { customerPages } from './pages/customerPages'
import { customerNumberIn } from './pages/customerUrl'
import type { PageEntry } from './pages/pageEntry'
import { staffPages } from './pages/staffPages'
import { keysOf } from './records'
import * as pageTexts from './texts/pages'

export const pageEntries = {
  ...customerPages,
  ...staffPages,
  /** The settings of the desktop shell on this machine. */
  shellSettings: {
    path: '/shell-settings',
    title: pageTexts.desktopAppSettings,
    feature: null,
    isShellOnly: true,
    isFoundByName: true,
  },
} as const satisfies Record<string, PageEntry>

export type PageId = keyof typeof pageEntries

export interface Page extends PageEntry {
  id: PageId
  path: (typeof pageEntries)[PageId]['path']
  parent?: PageId
  staffParent?: PageId
  menuPage?: PageId
}

const pagesById: Readonly<Record<PageId, Omit<Page, 'id'>>> = pageEntries

export const pageOf = (id: PageId): Page => ({ ...pagesById[id], id })

export const pages: readonly Page[] = keysOf(pagesById).map(pageOf)

const pagesByPath = new Map(pages.map((page) => [page.path.toLowerCase(), page]))

/** Returns the page at a path, ignoring case and a slash at the end. The page of a customer is the dashboard of staff. */
export function findPage(pathname: string): Page | undefined {
  if (customerNumberIn(pathname) !== null) return pageOf('dashboard')
  return pagesByPath.get((pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).toLowerCase())
}

/** Staff tools and administration, which are independent of the open customer. */
export const isStaffTool = ({ userTypes }: Pick<PageEntry, 'userTypes'>): boolean => userTypes?.every(isStaff) ?? false
