/** Tracks files that the main process saves for this page: their progress, and the outcome until it is dismissed. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Reply, SaveResult } from '#shared/desktop/ipc'
import type { SaveOutcome, SaveTracker, TrackedSave } from '#shared/platform/saves'

export interface DesktopSaves {
  tracker: SaveTracker
  /** Runs one save under its own id. */
  run(name: string, start: (saveId: string) => Promise<Reply<SaveResult>>): Promise<SaveOutcome>
  /** Clears finished saves at sign-out, because the next user must not see them. */
  clearFinished(): void
}

type SaveChange =
  | { state: 'running'; progress: number | null }
  | { state: 'saved' }
  | { state: 'failed'; message: string }

const failed = (message: string): SaveOutcome => ({ error: { code: 'unexpected', message } })

export function createDesktopSaves(desktop: DesktopApi): DesktopSaves {
  let saves: readonly TrackedSave[] = []
  /** Ids of running saves. Progress events of other saves come too late and are ignored. */
  const runningIds = new Set<string>()
  const listeners = new Set<() => void>()

  function setSaves(next: readonly TrackedSave[]): void {
    saves = next
    for (const listener of listeners) listener()
  }
  const savesWithout = (id: string): readonly TrackedSave[] => saves.filter((save) => save.id !== id)
  const isRunning = ({ state }: TrackedSave): boolean => state === 'running'

  function upsertSave(id: string, name: string, change: SaveChange): void {
    const save = { id, name, ...change }
    const isKnown = saves.some((existing) => existing.id === id)
    // Starting the next save means that the user has seen the outcome of earlier ones.
    setSaves(
      isKnown ? saves.map((existing) => (existing.id === id ? save : existing)) : [...saves.filter(isRunning), save],
    )
  }

  desktop.onSaveProgress(({ saveId, fileName, received, total }) => {
    if (!runningIds.has(saveId)) return
    upsertSave(saveId, fileName, {
      state: 'running',
      progress: total === null || total === 0 ? null : received / total,
    })
  })

  function finishSave(id: string, name: string, reply: Reply<SaveResult>): SaveOutcome {
    if (!reply.ok) {
      upsertSave(id, name, { state: 'failed', message: reply.message })
      return failed(reply.message)
    }
    const result = reply.value
    switch (result.status) {
      case 'saved':
        // The main process's own id is used where the page had none. Only that id can reveal the file in its folder.
        upsertSave(result.saveId, result.fileName, { state: 'saved' })
        return { outcome: 'saved' }
      case 'cancelled':
        setSaves(savesWithout(id))
        return { outcome: 'cancelled' }
      case 'failed':
        upsertSave(id, name, { state: 'failed', message: result.message })
        return failed(result.message)
    }
  }

  return {
    async run(name, start) {
      const id = crypto.randomUUID()
      runningIds.add(id)
      try {
        return finishSave(id, name, await start(id))
      } finally {
        runningIds.delete(id)
      }
    },
    clearFinished: () => setSaves(saves.filter(isRunning)),
    tracker: {
      current: () => saves,
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      cancel: (id) => void desktop.cancelSave({ saveId: id }),
      showInFolder: (id) => void desktop.revealSaved({ saveId: id }),
      dismiss: (id) => setSaves(savesWithout(id)),
    },
  }
}
