import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { SignedInContext, type SignedIn } from '../../session/SignedIn'
import { PageNameContext, type PageName } from '../../ui/pageName'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { Layout } from '../layout/Layout'
import type { TitleBarProps } from '../layout/TitleBar'
import { maySee, titleFor } from '../routes/maySee'
import { NotFoundPage } from './NotFoundPage'
import { pageOpened } from './recentPages'
import { RouteFailure } from './RouteFailure'
import type { RouteEntry } from '../routes/routeEntry'
import { paths } from '../../paths'
import { routeAt } from '../routes/routes'
import type { Screen } from '../screens/screen'
import * as frameTexts from '#shared/texts/frame'

/** Its words are no part of what everybody fetches. */
const ForbiddenPage = lazy(async () => ({ default: (await import('./ForbiddenPage')).ForbiddenPage }))

/** The screen of a route inside the frame: after the question who may see it, and with its faults kept to itself. */
export function RouteScreen({ route, screen }: { route: RouteEntry | undefined; screen: Screen | undefined }) {
  const signedIn = use(SignedInContext)
  const [name, setName] = useState<PageName | null>(null)
  useRemembered(screen && route)
  if (!route || !screen) {
    return (
      <Layout title={frameTexts.pageNotFound}>
        <NotFoundPage />
      </Layout>
    )
  }
  if (!signedIn) {
    return (
      <Layout title={route.title} isWide={route.isWide}>
        <ScreenToCome prefetch={screen.prefetch} />
      </Layout>
    )
  }
  const { Component } = screen
  return (
    <Layout
      title={name?.title ?? titleFor(route, signedIn)}
      parent={parentOf(route, name, signedIn)}
      isWide={route.isWide}
    >
      <ErrorBoundary
        key={route.path}
        fallback={(error, tryAgain) => <RouteFailure error={error} onTryAgain={tryAgain} />}
      >
        <Suspense fallback={<SkeletonRows rows={8} />}>
          {maySee(route, signedIn) ? (
            <PageNameContext value={setName}>
              {/* Nothing of one customer stays on the page when staff open another. */}
              <Component key={signedIn.customer?.crm_customer_number} />
            </PageNameContext>
          ) : (
            <ForbiddenPage route={route} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

/** Where the list is that a page about one thing belongs to: another route, or its own one under another query. */
function parentOf(route: RouteEntry, name: PageName | null, signedIn: SignedIn): TitleBarProps['parent'] {
  const search = name?.listSearch
  if (search !== undefined) {
    return { title: titleFor(route, signedIn), to: search ? `${route.path}?${search}` : route.path }
  }
  const list = route.parent && routeAt(route.parent)
  return list && { title: titleFor(list, signedIn), to: list.path }
}

function useRemembered(route: RouteEntry | undefined): void {
  const dispatch = useDispatch()
  const path = route?.path
  useEffect(() => {
    if (path && path !== paths.serviceTicketView) dispatch(pageOpened(path))
  }, [dispatch, path])
}

/** While it is asked who is signed in, their screen is fetched. */
function ScreenToCome({ prefetch }: { prefetch: () => void }) {
  useEffect(prefetch, [prefetch])
  return <SkeletonRows rows={8} />
}
