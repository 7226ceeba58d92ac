/** Finds pages by name, synonym or recent visit, among those that the user may see. */
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import type { Path } from '../../paths'
import { type SignedIn, useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { SearchBox } from '../../ui/forms/SearchBox'
import { linksOf, menuFor } from '../routes/menu'
import { matchesPage, pagesOutsideMenu } from '../routes/pageSearch'
import { canSee, titleFor } from '../routes/routeAccess'
import { routeAt } from '../routes/routes'
import styles from './pages.module.css'
import { selectRecentPages } from './recentPages'

const maxShown = 8

/** Keeps the pages that the user may see. */
const visiblePages = (pages: readonly Path[], signedIn: SignedIn): { path: Path; label: string }[] =>
  pages.flatMap((path) => {
    const route = routeAt(path)
    return route && canSee(route, signedIn) ? [{ path, label: titleFor(route, signedIn) }] : []
  })

export function FindPage() {
  const signedIn = useSignedIn()
  const { account } = useSelection()
  const [words, setWords] = useState('')
  const recent = useSelector(selectRecentPages)
  const query = words.trim()
  // For staff, customer pages appear once a customer is selected.
  const otherPages = isStaff(signedIn.user.userTypeCode) && !account ? [] : pagesOutsideMenu
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...visiblePages(otherPages, signedIn)]
  const found = pages.filter(({ label, path }) => matchesPage(label, path, query))
  return (
    <>
      <SearchBox id="find-page" label={frameTexts.findAPage} words={words} onChange={setWords} />
      <output>{query !== '' && found.length === 0 && frameTexts.noPagesFoundTheMenu}</output>
      {query !== '' && found.length > 0 && (
        <Pages title={commonTexts.pages} pages={found.slice(0, maxShown).map(({ path, label }) => ({ path, label }))} />
      )}
      {recent.length > 0 && <Pages title={frameTexts.recentPages} pages={visiblePages(recent, signedIn)} />}
    </>
  )
}

const Pages = ({ title, pages }: { title: string; pages: { path: string; label: string }[] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <ul className={styles.pages}>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  </section>
)
