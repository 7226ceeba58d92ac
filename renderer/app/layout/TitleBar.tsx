import { Suspense, use, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { SignedInContext } from '../../session/SignedIn'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { lazyWhenIdle } from '../../ui/timing/lazyWhenIdle'
import { useDocumentTitle } from '../../ui/useDocumentTitle'
import { pageAt } from '../routes/pageAt'
import styles from './TitleBar.module.css'

const VoiceControl = lazyWhenIdle(async () => (await import('../voiceControl/VoiceControl')).VoiceControl)

export interface TitleBarProps {
  title: string
  /** The list that contains the page's subject. */
  parent?: { title: string; to: string } | undefined
}

/** Breadcrumb and heading. After a navigation the focus and the screen reader start at the new heading. */
export function TitleBar({ title, parent }: TitleBarProps) {
  const { brandName } = useRuntimeConfig()
  const { pathname } = useLocation()
  const signedIn = use(SignedInContext)
  const path = pageAt(pathname)?.path
  const isDashboard = path === paths.dashboard
  const heading = useRef<HTMLHeadingElement>(null)
  const shownPath = useRef(pathname)

  const customerName = signedIn?.customer?.name
  useDocumentTitle(customerName === undefined ? title : commonTexts.pageTitle(title, customerName), brandName)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    // The title of a request comes with its data, and its lines are reserved until then.
    <div className={styles.bar} data-title-later={path === paths.serviceTicketView || undefined}>
      {!isDashboard && (
        <nav aria-label={frameTexts.breadcrumb}>
          <ol className={styles.crumbs}>
            <li>
              <Link to={paths.dashboard}>{frameTexts.home}</Link>
            </li>
            {parent && (
              <li>
                <Link to={parent.to}>{parent.title}</Link>
              </li>
            )}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {signedIn && (
        // A failure here must not take down the page.
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <VoiceControl />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
