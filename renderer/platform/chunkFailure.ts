/** A part of the portal could not be fetched: the network failed, or a new version has replaced the files of this one. */
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

const patienceMs = 5000

/** Whether the portal's own host answers. Until it does, loading anew would put the browser's error page in the portal's place. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    return answer.ok
  } catch {
    return false // No answer in time: that is what was asked.
  }
}

/** Loads the page anew, which gets the present version, unless that would fail. Answers whether it does. */
export async function reloadWhenReachable(): Promise<boolean> {
  const canReload = await isReachable()
  if (canReload) window.location.reload()
  return canReload
}

/** The same by itself: not twice in a minute. */
export async function reloadOnce(now: number = Date.now()): Promise<boolean> {
  const last = Number(readText('session', guardKey) ?? 0)
  if (now - last < guardMs || !(await isReachable())) return false
  writeText('session', guardKey, String(now))
  // Without a guard that holds, a page that cannot load would reload for ever.
  if (readText('session', guardKey) !== String(now)) return false
  window.location.reload()
  return true
}
