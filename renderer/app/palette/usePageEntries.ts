/** The entries of the palette that open a page. */
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { type Page, pages } from '#shared/pages'
import { paths } from '#shared/paths'
import { platform } from '../../platform'
import { type SignedIn, useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { selectRecentPages } from '../frame/recentPagesSlice'
import { linksOf, menuFor } from '../routes/menu'
import { rankPage } from '../routes/pageSearch'
import { canSee, titleFor } from '../routes/routeAccess'
import type { EntryGroup, PaletteEntry } from './paletteEntry'
import { paletteIconOf } from './paletteIcons'
import { useSuggestions } from './useSuggestions'

export const pageId = (path: string): string => `page-${path}`

interface NamedPage {
  label: string
  page: Page
}

const maxRecent = 4

/** Pages that no menu links to, and the gas usage of customers who look at another service. */
function pagesOutsideMenu(signedIn: SignedIn, hasAccount: boolean): NamedPage[] {
  const isForCustomer = hasAccount || !isStaff(signedIn.person.userTypeCode)
  const hasGas = signedIn.user.user_accounts.some(({ service_type_code: type }) => type === 'GAS')
  return pages
    .filter(({ isShellOnly }) => !isShellOnly || platform.shell)
    .filter(
      ({ id, isShellOnly, isFoundByName }) =>
        isShellOnly || (isForCustomer && (isFoundByName || (id === 'gasUsageHistory' && hasGas))),
    )
    .filter((page) => canSee(page, signedIn))
    .map((page) => ({ page, label: titleFor(page, signedIn) }))
}

/** `targetPage` is the page that "Go To" names. */
export function usePageEntries(query: string, targetPage: { path: string } | null): PaletteEntry[] {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { account } = useSelection()
  const { isPaymentDue } = useSuggestions()
  const recent = useSelector(selectRecentPages)
  const inMenu: NamedPage[] = linksOf(menuFor({ ...signedIn, selected: account }))
  const inMenuPaths = new Set(inMenu.map(({ page }) => page.path))
  const listed = [
    ...inMenu,
    ...pagesOutsideMenu(signedIn, account !== null).filter(({ page }) => !inMenuPaths.has(page.path)),
  ]
  const toEntry = ({ label, page }: NamedPage, group: EntryGroup, rank: number): PaletteEntry => ({
    id: pageId(page.path),
    group,
    icon: paletteIconOf(page),
    label,
    detail: '',
    rank,
    run: () => void navigate(page.path),
  })
  if (query === '') {
    const recentPages = recent
      .filter((path) => path !== paths.dashboard && path !== pathname)
      .flatMap((path) => listed.find(({ page }) => page.path === path) ?? [])
      .slice(0, maxRecent)
    const others = listed.filter((named) => !recentPages.includes(named))
    return [
      ...recentPages.map((named) => toEntry(named, 'recent', 0)),
      ...others.map((named) =>
        toEntry(named, named.page.path === paths.payment && isPaymentDue ? 'suggested' : 'pages', 0),
      ),
    ]
  }
  return listed
    .flatMap((named) => {
      /** A page that the command names exactly comes first. */
      const rank = named.page.path === targetPage?.path ? -2 : rankPage(named.label, named.page, query)
      return rank === null ? [] : [toEntry(named, 'pages', rank)]
    })
    .toSorted((left, right) => left.rank - right.rank)
}
