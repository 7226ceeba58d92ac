/** Connects the shell to the page of its window, which can be replaced. */

import { type Handlers, type Registry, registerHandlers } from '../ipcRegistry'
import type { MainWindow } from '../machine'
import { isConsoleAddress } from '../origin'
import type { IpcEndpoint, Log } from '../ports'

interface AttachedWindow {
  window: MainWindow
  endpoint: IpcEndpoint
  webContentsId: number
}

export interface PageConnection {
  window: () => MainWindow | null
  /** Sends an event to the page, if there is one. */
  emit: Registry['emit']
  attach(attached: AttachedWindow, handlers: Handlers): void
}

export function createPageConnection(log: Log): PageConnection {
  const trustedIds = new Set<number>()
  let registry: Registry | null = null
  let window: MainWindow | null = null
  return {
    window: () => window,
    emit: (channel, value) => registry?.emit(channel, value),
    attach(attached, handlers) {
      window = attached.window
      trustedIds.clear()
      trustedIds.add(attached.webContentsId)
      const { endpoint } = attached
      registry = registerHandlers(handlers, { endpoint, trustedIds, isOwnAddress: isConsoleAddress, log })
    },
  }
}
