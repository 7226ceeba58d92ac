/** What people type who look for a page by another word than its name. */
import { pages } from '#shared/commands/pages'
import { shellPlaces } from '#shared/desktop/places'
import { paths, type Path } from '../../paths'

/** No browser has it, so that nobody says it there. */
const ofShell = 'desktop app shell zoom spelling notifications quiet hours tray keychain updates version diagnostics'

/** A page can be on both sides of the portal under two names. */
const otherWords = (path: Path): string =>
  path === shellPlaces.settings
    ? ofShell
    : pages
        .filter((page) => page.path === path)
        .map(({ words }) => words)
        .join(' ')

/** Pages that no menu leads to and that stand on their own. */
export const beyondMenu: readonly Path[] = [
  paths.editAccount,
  paths.managePreference,
  paths.support,
  paths.troubleShoot,
  shellPlaces.settings,
]

/** Whether all that was typed is in the name of a page, or begins one of its words. */
export const isMeant = (label: string, path: Path, typed: string): boolean => isCalled(label, otherWords(path), typed)

/** The same of anything that has a name and other words for it. */
export function isCalled(label: string, otherWords: string, typed: string): boolean {
  const name = label.toLowerCase()
  const words = otherWords.split(' ')
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return terms.every((term) => name.includes(term) || words.some((word) => word.startsWith(term)))
}

/** The better a page is meant by what was typed, the lower: by its name, by one of its words, by the beginning of its name, or of a word. */
export function nearness(label: string, path: Path, typed: string): number {
  const name = label.toLowerCase()
  const wanted = typed.toLowerCase()
  const terms = wanted.split(/\s+/).filter(Boolean)
  const words = [...name.split(' '), ...otherWords(path).split(' ')]
  if (name === wanted) return 0
  if (terms.every((term) => words.includes(term))) return 1
  return name.startsWith(wanted) ? 2 : 3
}
