import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { preparedHeadline } from './early/preparedHeadline'
import { FramePlaceholder } from './FramePlaceholder'
import { getStoredSession } from './session/storedSession'
import { enterStage, stageOf, useStageUrl } from './stage'
import { StartFailure } from './ui/plain/StartFailure'
import { ErrorBoundary } from './ui/states/ErrorBoundary'
import { nextFrame } from './ui/timing/nextFrame'
import { visitorPath } from './visitorPaths'

const LazyLoginPage = lazy(async () => ({ default: (await import('./features/signIn/LoginPage')).LoginPage }))
const VisitorPage = lazy(async () => ({ default: (await import('./VisitorPage')).VisitorPage }))
const LazyApp = lazy(async () => {
  // The frame with the balance is painted first.
  await nextFrame()
  return { default: await loadApp() }
})

/** Loads the signed-in app with everything that its first view needs. */
export async function loadApp(): Promise<ComponentType> {
  const { App, prepareFirstView } = await import('./app/App')
  await prepareFirstView()
  return App
}

interface PortalProps {
  login?: ComponentType
  app?: ComponentType | undefined
}

/**
 * Selects the stage by address. A page that already shows its login page or the frame passes the component in, so that
 * nothing flickers.
 */
export function Portal({ login: LoginPage = LazyLoginPage, app: App = LazyApp }: PortalProps) {
  const address = useStageUrl()
  const [pathname = '/', search] = address.split('?', 2)
  const stage = stageOf(pathname)
  // A visitor is redirected before the code of the signed-in part is fetched.
  const visitorRedirect =
    stage === 'app' && !getStoredSession()
      ? visitorPath({ pathname, search: search === undefined ? '' : `?${search}` })
      : null

  useEffect(() => {
    if (visitorRedirect !== null) enterStage(visitorRedirect, { replace: true })
  }, [visitorRedirect])

  if (visitorRedirect !== null) return null
  return (
    <ErrorBoundary key={stage} fallback={(error) => <StartFailure error={error} />}>
      <Suspense fallback={stage === 'app' && getStoredSession() && <FramePlaceholder headline={preparedHeadline()} />}>
        {stage === 'login' ? <LoginPage /> : stage === 'visitor' ? <VisitorPage /> : <App />}
      </Suspense>
    </ErrorBoundary>
  )
}
