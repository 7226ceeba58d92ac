/** The portal is loaded in separate stages: light pages for visitors, and everything else. */
import { useSyncExternalStore } from 'react'
import { openPaths } from '#shared/pages/openPaths'

type Stage = 'login' | 'visitor' | 'app'

export function stageOf(pathname: string): Stage {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === openPaths.login) return 'login'
  return path === openPaths.forgotPassword || path === openPaths.register ? 'visitor' : 'app'
}

let popGuard: ((event: PopStateEvent) => void) | null = null

/** The guard sees each move back or forward before the stages and the router do, and can stop its event. */
export function setPopGuard(guard: typeof popGuard): void {
  popGuard = guard
}

// Chromium calls the window's listeners in the order of their registration, so the guard's is registered first.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => popGuard?.(event))

const listeners = new Set<() => void>()

/** Goes to a URL of another stage without loading a new document. The signed-in part uses its router instead. */
export function enterStage(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', path)
  else window.history.pushState(null, '', path)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The URL at which the current stage was entered. It also follows the browser's back and forward buttons. */
export const useStageUrl = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => openPaths.login, // Only this page is rendered at build time.
  )
