/** How the shell looks to its person: as large as they want it, with or without its icon, and with what is new on it. */
import { createBadge } from '../badge/badge'
import type { MainWindow, Machine } from '../machine'
import { trayOf } from '../menu/trayMenu'
import type { Settings } from '../settings/settings'
import { knownOf, spellingOf } from './spelling'
import { stepped, type ZoomStep } from './zoom'

interface AppearanceOptions {
  machine: Machine
  name: string
  settings: Settings
  window: () => MainWindow | null
  onZoomed: (percent: number) => void
}

export interface Appearance {
  /** As the settings say now. */
  apply: () => void
  applyZoom: () => void
  zoom: (step: ZoomStep) => void
  /** Messages that came while nobody looked. */
  showUnseen: (count: number) => void
}

export function createAppearance({ machine, name, settings, window, onZoomed }: AppearanceOptions): Appearance {
  const { system, config, spelling, log } = machine
  const showBadge = createBadge(system.platform, machine.badge)
  let isInTray = false
  let unseen = 0

  function showTray(isShown: boolean): void {
    isInTray = isShown
    const actions = { show: () => window()?.bringToFront(), quit: system.quit }
    system.setTray(isShown ? trayOf(name, unseen, actions) : null)
  }

  function applySpelling(isWanted: boolean): void {
    const { spelling: possible, unknown } = knownOf(spellingOf(system.platform, config, isWanted), spelling.known())
    if (unknown.length > 0) log.warn('spelling.unknown', { languages: unknown.join() })
    spelling.apply(possible)
  }

  const applyZoom = (): void => window()?.setZoom(settings.current().zoom)

  return {
    apply() {
      const { spellCheck, tray } = settings.current()
      applyZoom()
      applySpelling(spellCheck)
      if (tray !== isInTray) showTray(tray)
    },
    applyZoom,
    zoom(step) {
      const { zoom } = settings.change({ zoom: stepped(settings.current().zoom, step) })
      onZoomed(Math.round(zoom * 100))
    },
    showUnseen(count) {
      unseen = count
      showBadge(count)
      if (isInTray) showTray(true)
    },
  }
}
