/** Matches search text with page names and their synonyms. */
import { pages } from '#shared/commands/pages'
import { shellScreens } from '#shared/desktop/shellScreens'
import { type Path, paths } from '../../paths'

/** Synonyms of the settings page, which exists in the desktop shell only. */
const shellWords = 'desktop app shell zoom spelling notifications quiet hours tray keychain updates version diagnostics'

/** Staff and customers can have the same page under two names, so the words of all entries are joined. */
const synonymsOf = (path: Path): string =>
  path === shellScreens.settings
    ? shellWords
    : pages
        .filter((page) => page.path === path)
        .map(({ words }) => words)
        .join(' ')

/** Standalone pages that no menu links to. */
export const pagesOutsideMenu: readonly Path[] = [
  paths.editAccount,
  paths.managePreference,
  paths.support,
  paths.troubleShoot,
  shellScreens.settings,
]

/** Tells whether every typed term is in the page name or starts one of its synonyms. */
export const matchesPage = (label: string, path: Path, typed: string): boolean =>
  matchesWords(label, synonymsOf(path), typed)

/** Same, for anything with a name and synonyms. */
export function matchesWords(label: string, synonyms: string, typed: string): boolean {
  const name = label.toLowerCase()
  const words = synonyms.split(' ')
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return terms.every((term) => name.includes(term) || words.some((word) => word.startsWith(term)))
}

/** Ranks a match, best first: the exact name, whole words, the start of the name, the start of a word. */
export function matchRank(label: string, path: Path, typed: string): number {
  const name = label.toLowerCase()
  const query = typed.toLowerCase()
  const terms = query.split(/\s+/).filter(Boolean)
  const words = [...name.split(' '), ...synonymsOf(path).split(' ')]
  if (name === query) return 0
  if (terms.every((term) => words.includes(term))) return 1
  return name.startsWith(query) ? 2 : 3
}
