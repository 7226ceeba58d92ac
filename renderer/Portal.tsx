import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { FrameToCome } from './FrameToCome'
import { visitorPath } from './visitorPaths'
import { heldSession } from './session/heldSession'
import { ErrorBoundary } from './ui/states/ErrorBoundary'
import { StartFailure } from './ui/plain/StartFailure'
import { enterStage, stageOf, useStageAddress } from './stage'

const LazyLoginPage = lazy(async () => ({ default: (await import('./features/signIn/LoginPage')).LoginPage }))
const VisitorPage = lazy(async () => ({ default: (await import('./VisitorPage')).VisitorPage }))
const App = lazy(async () => ({ default: (await import('./app/App')).App }))

/** Chooses the stage by address. A page that drew itself already hands in its own sign-in page, so that nothing flickers. */
export function Portal({ login: LoginPage = LazyLoginPage }: { login?: ComponentType }) {
  const address = useStageAddress()
  const [pathname = '/', search] = address.split('?', 2)
  const stage = stageOf(pathname)
  // A visitor is turned away before the signed-in part is even fetched.
  const away =
    stage === 'app' && !heldSession()
      ? visitorPath({ pathname, search: search === undefined ? '' : `?${search}` })
      : null

  useEffect(() => {
    if (away !== null) enterStage(away, { replace: true })
  }, [away])

  if (away !== null) return null
  return (
    <ErrorBoundary key={stage} fallback={(error) => <StartFailure error={error} />}>
      <Suspense fallback={stage === 'app' && heldSession() && <FrameToCome />}>
        {stage === 'login' ? <LoginPage /> : stage === 'visitor' ? <VisitorPage /> : <App />}
      </Suspense>
    </ErrorBoundary>
  )
}
