/** Tabs of one browser tell each other of a sign-out and of activity through localStorage, whose changes reach all other tabs. */
import { readText, writeText } from '../platform/storage'

const signOutKey = 'signed-out-at'
const activityKey = 'last-activity-at'

export const announceSignOut = (): void => writeText('local', signOutKey, String(Date.now()))

export function onSignOutElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === signOutKey && event.newValue !== null) listener()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

export const announceActivity = (at: number): void => writeText('local', activityKey, String(at))

/** When a person last did something in any tab; 0 when never. */
export const activityElsewhere = (): number => Number(readText('local', activityKey) ?? 0)
