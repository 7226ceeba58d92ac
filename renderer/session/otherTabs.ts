/**
 * Tabs of one browser signal a sign-out and user activity through localStorage, whose changes fire events in other
 * tabs.
 */
import { readText, writeText } from '../platform/storage'

const signOutKey = 'signed-out-at'
const activityKey = 'last-activity-at'

export const publishSignOut = (): void => writeText('local', signOutKey, String(Date.now()))

export function onSignOutInOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === signOutKey && event.newValue !== null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const publishActivity = (time: number): void => writeText('local', activityKey, String(time))

/** Returns the time of the last activity in any tab, or 0 if there was none. */
export const lastActivityInAnyTab = (): number => Number(readText('local', activityKey) ?? 0)
