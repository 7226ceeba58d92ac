import { Suspense, use, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { SignedInContext } from '../session/SignedIn'
import { ErrorBoundary } from '../ui/states/ErrorBoundary'
import { SkeletonRows } from '../ui/states/SkeletonRows'
import { ForbiddenPage } from './ForbiddenPage'
import { Layout } from './layout/Layout'
import { refusal, titleFor } from './maySee'
import { NotFoundPage } from './NotFoundPage'
import { pageOpened } from './recentPages'
import { RouteFailure } from './RouteFailure'
import type { RouteEntry } from './routes'

/** The screen of a route inside the frame: after the question who may see it, and with its faults kept to itself. */
export function RouteScreen({ route }: { route: RouteEntry | undefined }) {
  const signedIn = use(SignedInContext)
  useRemembered(route)
  if (!route?.screen) {
    return (
      <Layout title="Page not found">
        <NotFoundPage />
      </Layout>
    )
  }
  if (!signedIn) {
    return (
      <Layout title={route.title} isWide={route.isWide}>
        <ScreenToCome prefetch={route.screen.prefetch} />
      </Layout>
    )
  }
  const reason = refusal(route, signedIn)
  const { Component } = route.screen
  return (
    <Layout title={titleFor(route, signedIn)} isWide={route.isWide}>
      {reason === null ? (
        <ErrorBoundary
          key={route.path}
          fallback={(error, tryAgain) => <RouteFailure error={error} onTryAgain={tryAgain} />}
        >
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <Component />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <ForbiddenPage reason={reason} />
      )}
    </Layout>
  )
}

function useRemembered(route: RouteEntry | undefined): void {
  const dispatch = useDispatch()
  const path = route?.screen ? route.path : null
  useEffect(() => {
    if (path) dispatch(pageOpened(path))
  }, [dispatch, path])
}

/** While it is asked who is signed in, their screen is fetched. */
function ScreenToCome({ prefetch }: { prefetch: () => void }) {
  useEffect(prefetch, [prefetch])
  return <SkeletonRows rows={8} />
}
