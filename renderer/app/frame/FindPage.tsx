/** Finding a page by its name or another word for it, among those that one may see, and by having been there. */
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { Path } from '../../paths'
import { useSignedIn, type SignedIn } from '../../session/SignedIn'
import { useSelected } from '../../session/useSelected'
import { SearchBox } from '../../ui/forms/SearchBox'
import { maySee, titleFor } from '../routes/maySee'
import { linksOf, menuFor } from '../routes/menu'
import styles from './pages.module.css'
import { beyondMenu, isMeant } from '../routes/pageWords'
import { selectRecentPages } from './recentPages'
import { routeAt } from '../routes/routes'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

const mostShown = 8

/** Those of them that the person may see. */
const named = (pages: readonly Path[], signedIn: SignedIn): { path: Path; label: string }[] =>
  pages.flatMap((path) => {
    const route = routeAt(path)
    return route && maySee(route, signedIn) ? [{ path, label: titleFor(route, signedIn) }] : []
  })

export function FindPage() {
  const signedIn = useSignedIn()
  const { account } = useSelected()
  const [words, setWords] = useState('')
  const recent = useSelector(selectRecentPages)
  const wanted = words.trim()
  // Staff have pages of a customer once one is chosen.
  const others = isStaff(signedIn.user.userTypeCode) && !account ? [] : beyondMenu
  const pages = [...linksOf(menuFor({ ...signedIn, selected: account })), ...named(others, signedIn)]
  const found = pages.filter(({ label, path }) => isMeant(label, path, wanted))
  return (
    <>
      <SearchBox id="find-page" label={frameTexts.findAPage} words={words} onChange={setWords} />
      <output>{wanted !== '' && found.length === 0 && frameTexts.noPagesFoundTheMenu}</output>
      {wanted !== '' && found.length > 0 && (
        <Pages
          title={commonTexts.pages}
          pages={found.slice(0, mostShown).map(({ path, label }) => ({ path, label }))}
        />
      )}
      {recent.length > 0 && <Pages title={frameTexts.recentPages} pages={named(recent, signedIn)} />}
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
