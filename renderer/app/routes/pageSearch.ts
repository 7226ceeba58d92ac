/** Ranks pages by how well typed words match their names and synonyms. */
import { pageKeywords } from '#shared/pageKeywords'
import type { Page } from '#shared/pages'
import { rankMatch } from './rankMatch'

/** Staff and customers can have two pages at the same address, so the words of both are joined. */
function synonymsOf({ id }: Page): string {
  const { words = '', forStaff } = pageKeywords[id] ?? {}
  return forStaff ? `${words} ${forStaff.words}` : words
}

/** Returns null for a page that does not match every typed word. The lower the number, the better. */
export const rankPage = (label: string, page: Page, typed: string): number | null =>
  rankMatch(label, synonymsOf(page), typed)
