/** The pages that users can open by name, with the words of pageKeywords.ts. */

import { type PageKeywords, pageKeywords } from '../pageKeywords'
import { isStaffTool, type Page, pageOf } from '../pages'
import { keysOf } from '../records'
import type { PortalSide } from './registry'

interface NamedPage extends Pick<PageKeywords, 'names' | 'words'> {
  /** The menu shows this label. */
  label: string
  path: string
  side: PortalSide | 'both'
}

function toNamedPages(
  { path, title, userTypes, forStaff: staffPage }: Page,
  { names, words, forStaff, isKnownToCustomers }: PageKeywords,
): NamedPage[] {
  const page = { label: title, path, names, words }
  if (staffPage && forStaff)
    return [
      { ...page, side: 'customer' },
      { label: staffPage.title, path, words: forStaff.words, side: 'staff' },
    ]
  return [{ ...page, side: isStaffTool({ userTypes }) && !isKnownToCustomers ? 'staff' : 'both' }]
}

/** If two pages share a word, the first one matches. */
export const namedPages: readonly NamedPage[] = keysOf(pageKeywords).flatMap((id) => {
  const page = pageOf(id)
  const keywords = pageKeywords[id]
  return keywords && !page.isShellOnly ? toNamedPages(page, keywords) : []
})
