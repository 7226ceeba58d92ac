/** Finds pages by name, synonym or recent visit, among those that the user may see. */
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { pages as allPages, type Page } from '#shared/pages'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { type SignedIn, useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { SearchBox } from '../../ui/forms/SearchBox'
import { linksOf, menuFor } from '../routes/menu'
import { pageAt } from '../routes/pageAt'
import { rankPage } from '../routes/pageSearch'
import { canSee, titleFor } from '../routes/routeAccess'
import styles from './pages.module.css'
import { selectRecentPages } from './recentPagesSlice'

const maxShown = 8

interface PageResult {
  page: Page
  label: string
}

/** Keeps the pages that the user may see on this platform. */
const visiblePages = (paths: readonly string[], signedIn: SignedIn): PageResult[] =>
  paths.flatMap((path) => {
    const page = pageAt(path)
    return page && canSee(page, signedIn) ? [{ page, label: titleFor(page, signedIn) }] : []
  })

const pathsOutsideMenu = allPages.filter(({ isFoundByName }) => isFoundByName).map(({ path }) => path)

export function FindPage() {
  const signedIn = useSignedIn()
  const { account } = useSelection()
  const [words, setWords] = useState('')
  const recent = useSelector(selectRecentPages)
  const query = words.trim()
  // For staff, customer pages appear once a customer is selected.
  const otherPaths = isStaff(signedIn.user.userTypeCode) && !account ? [] : pathsOutsideMenu
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...visiblePages(otherPaths, signedIn)]
  const found = pages
    .flatMap((result) => {
      const rank = rankPage(result.label, result.page, query)
      return rank === null ? [] : [{ ...result, rank }]
    })
    .toSorted((left, right) => left.rank - right.rank)
  return (
    <>
      <SearchBox id="find-page" label={frameTexts.findAPage} words={words} onChange={setWords} />
      <output>{query !== '' && found.length === 0 && frameTexts.noPagesFound}</output>
      {query !== '' && found.length > 0 && <Pages title={commonTexts.pages} pages={found.slice(0, maxShown)} />}
      {recent.length > 0 && <Pages title={frameTexts.recentPages} pages={visiblePages(recent, signedIn)} />}
    </>
  )
}

const Pages = ({ title, pages }: { title: string; pages: PageResult[] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <ul className={styles.pages}>
      {pages.map(({ page, label }) => (
        <li key={page.id}>
          <Link to={page.path}>{label}</Link>
        </li>
      ))}
    </ul>
  </section>
)
