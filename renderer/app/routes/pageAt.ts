import { findPage, type Page } from '#shared/pages'
import { platform } from '../../platform'

/** Returns the page at a path, ignoring case, or undefined when there is none on this platform. */
export function pageAt(pathname: string): Page | undefined {
  const page = findPage(pathname)
  return page?.isShellOnly && !platform.shell ? undefined : page
}

/** Returns whether a path shows the page, or one that it represents in menus, such as its other spelling. */
export function isCurrentPage(page: Page, pathname: string): boolean {
  const opened = pageAt(pathname)
  return page.id === opened?.id || page.id === (opened?.menuPage ?? opened?.parent)
}
