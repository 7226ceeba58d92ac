/** Matches search text with page names and their synonyms. */
import { pageKeywords } from '#shared/pageKeywords'
import type { Page } from '#shared/pages'

/** Staff and customers can have two pages at the same address, so the words of both are joined. */
function synonymsOf({ id }: Page): string {
  const { words = '', forStaff } = pageKeywords[id] ?? {}
  return forStaff ? `${words} ${forStaff.words}` : words
}

/** Tells whether every typed term is in the page name or starts one of its synonyms. */
export const matchesPage = (label: string, page: Page, typed: string): boolean =>
  matchesWords(label, synonymsOf(page), typed)

/** Same, for anything with a name and synonyms. */
export function matchesWords(label: string, synonyms: string, typed: string): boolean {
  const name = label.toLowerCase()
  const words = synonyms.split(' ')
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return terms.every((term) => name.includes(term) || words.some((word) => word.startsWith(term)))
}

/** Ranks a match, best first: the exact name, whole words, the start of the name, the start of a word. */
export function matchRank(label: string, page: Page, typed: string): number {
  const name = label.toLowerCase()
  const query = typed.toLowerCase()
  const terms = query.split(/\s+/).filter(Boolean)
  const words = [...name.split(' '), ...synonymsOf(page).split(' ')]
  if (name === query) return 0
  if (terms.every((term) => words.includes(term))) return 1
  return name.startsWith(query) ? 2 : 3
}
