/** Keeps in mind what main saves for this page: how far each file is, and what came of it until that is taken away. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Reply, SaveResult } from '#shared/desktop/ipc'
import type { SaveDesk, SaveEnd, ShownSave } from '#shared/saves'

export interface DesktopSaves {
  desk: SaveDesk
  /** Runs one save under an id of its own. */
  run(name: string, start: (saveId: string) => Promise<Reply<SaveResult>>): Promise<SaveEnd>
  /** Somebody else may come: what was saved before is not theirs to see. */
  forgetEnded(): void
}

type Change = { state: 'running'; share: number | null } | { state: 'saved' } | { state: 'failed'; message: string }

const failed = (message: string): SaveEnd => ({ error: { code: 'unexpected', message } })

export function createDesktopSaves(desktop: DesktopApi): DesktopSaves {
  let shown: readonly ShownSave[] = []
  /** Asked for and not ended: what is told of any other comes too late. */
  const open = new Set<string>()
  const listeners = new Set<() => void>()

  function show(next: readonly ShownSave[]): void {
    shown = next
    for (const listener of listeners) listener()
  }
  const without = (id: string): readonly ShownSave[] => shown.filter((save) => save.id !== id)
  const isRunning = ({ state }: ShownSave): boolean => state === 'running'

  function put(id: string, name: string, change: Change): void {
    const save = { id, name, ...change }
    const isKnown = shown.some((one) => one.id === id)
    // What ended before has been seen by whoever saves the next.
    show(isKnown ? shown.map((one) => (one.id === id ? save : one)) : [...shown.filter(isRunning), save])
  }

  desktop.onSaveProgress(({ saveId, fileName, received, total }) => {
    if (!open.has(saveId)) return
    put(saveId, fileName, { state: 'running', share: total === null || total === 0 ? null : received / total })
  })

  function settle(id: string, name: string, reply: Reply<SaveResult>): SaveEnd {
    if (!reply.ok) {
      put(id, name, { state: 'failed', message: reply.message })
      return failed(reply.message)
    }
    const result = reply.value
    switch (result.status) {
      case 'saved':
        // Under main's own id, where the page had none to give: that is what shows it in its folder.
        put(result.saveId, result.fileName, { state: 'saved' })
        return { outcome: 'saved' }
      case 'cancelled':
        show(without(id))
        return { outcome: 'cancelled' }
      case 'failed':
        put(id, name, { state: 'failed', message: result.message })
        return failed(result.message)
    }
  }

  return {
    async run(name, start) {
      const id = crypto.randomUUID()
      open.add(id)
      try {
        return settle(id, name, await start(id))
      } finally {
        open.delete(id)
      }
    },
    forgetEnded: () => show(shown.filter(isRunning)),
    desk: {
      current: () => shown,
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      cancel: (id) => void desktop.cancelSave({ saveId: id }),
      showInFolder: (id) => void desktop.revealSaved({ saveId: id }),
      dismiss: (id) => show(without(id)),
    },
  }
}
