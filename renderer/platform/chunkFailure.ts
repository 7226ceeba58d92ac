/** Detects chunks that could not be loaded because the network failed or a new version replaced the files. */
import { readText, writeText } from './storage'

const guardKey = 'reloaded-for-missing-part-at'
const guardMs = 60_000

const messages = [
  'Failed to fetch dynamically imported module', // Chromium
  'error loading dynamically imported module', // Firefox
  'Importing a module script failed', // Safari
  'Unable to preload CSS',
]

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return (
    textOf(error, 'name') === 'ChunkLoadError' ||
    textOf(error, 'code') === 'CSS_CHUNK_LOAD_FAILED' ||
    messages.some((message) => textOf(error, 'message').includes(message))
  )
}

const answerTimeoutMs = 5000

/** Checks whether the portal's host responds. Reloading before that would show the browser's error page. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) })
    return answer.ok
  } catch {
    return false // There is no answer in time, so the host is not reachable.
  }
}

/** Reloads the page to get the current version, unless that would fail. Returns whether it reloads. */
export async function reloadWhenReachable(): Promise<boolean> {
  const canReload = await isReachable()
  if (canReload) window.location.reload()
  return canReload
}

/** Reloads automatically, at most once a minute. */
export async function reloadOnce(now: number = Date.now()): Promise<boolean> {
  const last = Number(readText('session', guardKey) ?? 0)
  if (now - last < guardMs || !(await isReachable())) return false
  writeText('session', guardKey, String(now))
  // If the guard could not be stored, a page that fails to load would reload forever.
  if (readText('session', guardKey) !== String(now)) return false
  window.location.reload()
  return true
}
