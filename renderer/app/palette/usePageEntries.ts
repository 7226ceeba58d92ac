/** The entries of the palette that open a page. */
import { useNavigate } from 'react-router-dom'
import { type Page, pages } from '#shared/pages'
import { platform } from '../../platform'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { linksOf, menuFor } from '../routes/menu'
import { matchesPage, matchRank } from '../routes/pageSearch'
import type { PaletteEntry } from './paletteEntry'

export const pageId = (path: string): string => `page-${path}`

/** The pages of the shell, which no menu of the portal links to. */
const shellPages = (): { label: string; page: Page }[] =>
  platform.shell ? pages.filter(({ isShellOnly }) => isShellOnly).map((page) => ({ label: page.title, page })) : []

/** `targetPage` is the page that "Go To" names. */
export function usePageEntries(query: string, targetPage: { path: string } | null): PaletteEntry[] {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { account } = useSelection()
  /** A page that the command names exactly comes first. */
  const rankOf = ({ label, page }: { label: string; page: Page }) =>
    page.path === targetPage?.path ? -1 : matchRank(label, page, query)
  return [...linksOf(menuFor({ ...signedIn, selected: account })), ...shellPages()]
    .filter(({ label, page }) => matchesPage(label, page, query))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .map(
      ({ label, page: { path } }): PaletteEntry => ({
        id: pageId(path),
        group: 'Pages',
        label,
        detail: '',
        run: () => void navigate(path),
      }),
    )
}
