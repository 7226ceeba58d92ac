import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import * as frameTexts from '#shared/texts/frame'
import { paths } from '../../paths'
import { type SignedIn, SignedInContext } from '../../session/SignedIn'
import { type PageName, PageNameContext } from '../../ui/pageName'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { Layout } from '../layout/Layout'
import type { TitleBarProps } from '../layout/TitleBar'
import { canSee, titleFor } from '../routes/routeAccess'
import type { RouteEntry } from '../routes/routeEntry'
import { routeAt } from '../routes/routes'
import type { LazyScreen } from '../screens/lazyScreen'
import { NotFoundPage } from './NotFoundPage'
import { RouteFailure } from './RouteFailure'
import { pageOpened } from './recentPages'

/** Loaded on demand, because most users never need its texts. */
const ForbiddenPage = lazy(async () => ({ default: (await import('./ForbiddenPage')).ForbiddenPage }))

/** The screen of a route inside the frame, after the access check and inside an error boundary. */
export function RouteScreen({ route, screen }: { route: RouteEntry | undefined; screen: LazyScreen | undefined }) {
  const signedIn = use(SignedInContext)
  const [name, setName] = useState<PageName | null>(null)
  useRecordRecentPage(screen && route)
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
        <ScreenPlaceholder prefetch={screen.prefetch} />
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
          {canSee(route, signedIn) ? (
            <PageNameContext value={setName}>
              {/* Remounts when staff open another customer, so that no data of the first one stays on the page. */}
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

/** Returns the parent list of a page: another route, or the same address with another query. */
function parentOf(route: RouteEntry, name: PageName | null, signedIn: SignedIn): TitleBarProps['parent'] {
  const search = name?.listSearch
  if (search !== undefined) {
    return { title: titleFor(route, signedIn), to: search ? `${route.path}?${search}` : route.path }
  }
  const list = route.parent && routeAt(route.parent)
  return list && { title: titleFor(list, signedIn), to: list.path }
}

function useRecordRecentPage(route: RouteEntry | undefined): void {
  const dispatch = useDispatch()
  const path = route?.path
  useEffect(() => {
    if (path && path !== paths.serviceTicketView) dispatch(pageOpened(path))
  }, [dispatch, path])
}

/** Loads the screen's code while the user data is being fetched. */
function ScreenPlaceholder({ prefetch }: { prefetch: () => void }) {
  useEffect(prefetch, [prefetch])
  return <SkeletonRows rows={8} />
}
