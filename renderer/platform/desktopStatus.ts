/** Records shell events from page load on, because some arrive before any component can show them. */
import type { DesktopApi } from '#shared/desktop/api'
import type { DismissibleNotice, ShellStatus, ShellStatusStore } from '#shared/desktop/host'
import { readRecord, removeText, writeText } from './storage'

/** A reloaded page must not show notices again that the user has dismissed. */
const dismissedNoticesKey = 'shell-notices-dismissed'

const isDismissibleNotice = (value: unknown): value is DismissibleNotice =>
  value === 'recovery' || value === 'secrets' || (typeof value === 'string' && value.startsWith('version '))

function readDismissed(): readonly DismissibleNotice[] {
  const list: unknown = readRecord('session', dismissedNoticesKey)?.['list']
  return Array.isArray(list) ? list.filter(isDismissibleNotice) : []
}

export function createDesktopStatus(desktop: DesktopApi): ShellStatusStore & { clear: () => void } {
  let status: ShellStatus = { isRecovered: false, isServerReachable: true, dismissed: readDismissed() }
  const listeners = new Set<() => void>()

  function updateStatus(changes: Partial<ShellStatus>): void {
    status = { ...status, ...changes }
    for (const listener of listeners) listener()
  }
  function storeDismissed(dismissed: readonly DismissibleNotice[]): void {
    if (dismissed.length === 0) removeText('session', dismissedNoticesKey)
    else writeText('session', dismissedNoticesKey, JSON.stringify({ list: dismissed }))
    updateStatus({ dismissed })
  }

  desktop.onRecovered(() => {
    // This is a new crash, so a dismissal of the previous notice no longer applies.
    storeDismissed(status.dismissed.filter((other) => other !== 'recovery'))
    updateStatus({ isRecovered: true })
  })
  desktop.onServerChanged(({ isReachable }) => updateStatus({ isServerReachable: isReachable }))

  return {
    current: () => status,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dismiss: (notice) => storeDismissed([...status.dismissed.filter((other) => other !== notice), notice]),
    /** Events of one user's session must not be shown to the next user. */
    clear() {
      storeDismissed([])
      updateStatus({ isRecovered: false })
    },
  }
}
