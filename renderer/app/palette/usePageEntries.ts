/** The entries of the palette that open a page. */
import { useNavigate } from 'react-router-dom'
import { shellScreens } from '#shared/desktop/shellScreens'
import * as commandTexts from '#shared/texts/commands'
import type { Path } from '../../paths'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { asksBeforeLeaving } from '../../ui/dialogs/leaveChecks'
import { linksOf, menuFor } from '../routes/menu'
import { matchesPage, matchRank } from '../routes/pageSearch'
import type { PaletteEntry } from './paletteEntry'

export const pageId = (path: string): string => `page-${path}`

/** Pages that no menu of the portal links to. */
const shellPages = (): { label: string; path: Path }[] =>
  platform.shell ? [{ label: commandTexts.desktopAppSettings, path: shellScreens.settings }] : []

/** `targetPage` is the page that "Go To" names. */
export function usePageEntries(query: string, targetPage: { path: string } | null): PaletteEntry[] {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { account } = useSelection()
  /** A page that the command names exactly comes first. */
  const rankOf = ({ label, path }: { label: string; path: Path }) =>
    path === targetPage?.path ? -1 : matchRank(label, path, query)
  return [...linksOf(menuFor({ ...signedIn, selected: account })), ...shellPages()]
    .filter(({ label, path }) => matchesPage(label, path, query))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .map(
      ({ label, path }): PaletteEntry => ({
        id: pageId(path),
        group: 'Pages',
        label,
        detail: '',
        run: () => void (asksBeforeLeaving(path) || navigate(path)),
      }),
    )
}
