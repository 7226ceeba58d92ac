import { Suspense, use } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as frameTexts from '#shared/texts/frame'
import { SignedInContext } from '../../session/SignedIn'
import { LinkButton } from '../../ui/panels/LinkButton'
import { Rich } from '../../ui/Rich'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './pages.module.css'

const FindPage = lazyThemed(async () => (await import('./FindPage')).FindPage)

/** Shows the path that was not found, with a link home and a page search. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const isSignedIn = use(SignedInContext) !== null
  return (
    <div className={styles.message}>
      <p>
        <Rich text={frameTexts.noAddressFound} parts={{ code: <code>{pathname}</code> }} />
      </p>
      {isSignedIn && (
        <Suspense>
          <FindPage />
        </Suspense>
      )}
      <LinkButton kind="primary" to={paths.dashboard}>
        {frameTexts.homeLink}
      </LinkButton>
    </div>
  )
}
