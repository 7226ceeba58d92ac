import { findPage, type Page } from '#shared/pages'
import { platform } from '../../platform'

/** Returns the page of an address, ignoring case, or undefined when there is none on this platform. */
export function pageAt(pathname: string): Page | undefined {
  const page = findPage(pathname)
  return page?.isShellOnly && !platform.shell ? undefined : page
}
