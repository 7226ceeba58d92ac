/** Composes the reactions to Electron's events about the window and its processes. */

import type { Health } from '../health/health'
import type { Machine } from '../machine'
import { buildContextMenu } from '../menu/contextMenu'
import type { QuitFlow } from '../quitFlow'
import type { Shell } from '../shell'
import type { PageConnection } from './pageConnection'
import type { PageWork } from './pageWork'
import type { ServerAccess } from './serverAccess'
import type { SettingsAndAppearance } from './settingsAndAppearance'
import type { UserSession } from './userSession'

interface WindowEventParts {
  machine: Machine
  page: PageConnection
  server: ServerAccess
  work: PageWork
  settingsAndAppearance: SettingsAndAppearance
  user: UserSession
  health: Health
  quitFlow: QuitFlow
}

export function createWindowEvents(parts: WindowEventParts): Shell['windowEvents'] {
  const { page, health, quitFlow } = parts
  const { pageNavigation } = parts.work
  const { appearance } = parts.settingsAndAppearance
  return {
    pageReplaced() {
      pageNavigation.pageReplaced()
      // A browser aborts the uploads of a page that is replaced.
      parts.server.proxy.cancelAll()
    },
    loaded: appearance.applyZoom,
    focused: parts.user.notifier.onFocus,
    zoomWheel: appearance.zoom,
    contextMenu(pointed) {
      const entries = buildContextMenu(pointed, {
        copyText: (text) => void parts.machine.system.copyText(text),
        replaceMisspelling: (word) => page.window()?.replaceMisspelling(word),
      })
      if (entries !== null) page.window()?.showMenu(entries)
    },
    pageGone: health.pageGone,
    pageUnresponsive: health.pageUnresponsive,
    pageResponsive: health.pageResponsive,
    mayPreventUnload: () => pageNavigation.isReady() && !quitFlow.hasEnded(),
    processGone: (type, reason) => type === 'GPU' && health.graphicsGone(reason),
  }
}
