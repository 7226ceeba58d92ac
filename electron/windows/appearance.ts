/** Applies the zoom, the spell check and the tray icon from the settings, and shows the number of new messages. */
import { createBadge } from '../badge/badge'
import type { Machine, MainWindow } from '../machine'
import { buildTray } from '../menu/trayMenu'
import type { Settings } from '../settings'
import { selectSupportedLanguages, spellingSettingsFor } from './spelling'
import { nextZoom, type ZoomStep } from './zoom'

interface AppearanceOptions {
  machine: Machine
  name: string
  settings: Settings
  window: () => MainWindow | null
  onZoomChanged: (percent: number) => void
}

interface Appearance {
  /** Applies the current settings. */
  apply: () => void
  applyZoom: () => void
  zoom: (step: ZoomStep) => void
  /** Shows the number of messages that arrived while the window had no focus. */
  showUnseen: (count: number) => void
}

export function createAppearance({ machine, name, settings, window, onZoomChanged }: AppearanceOptions): Appearance {
  const { system, config, spelling, log } = machine
  const showBadge = createBadge(system.platform, machine.badge)
  let isInTray = false
  let unseen = 0

  function showTray(isShown: boolean): void {
    isInTray = isShown
    const actions = { show: () => window()?.bringToFront(), quit: system.quit }
    system.setTray(isShown ? buildTray(name, unseen, actions) : null)
  }

  function applySpelling(isEnabled: boolean): void {
    const { spelling: supported, unsupported } = selectSupportedLanguages(
      spellingSettingsFor(system.platform, config, isEnabled),
      spelling.availableLanguages(),
    )
    if (unsupported.length > 0) log.warn('spelling.unknown', { languages: unsupported.join() })
    spelling.apply(supported)
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
      const { zoom } = settings.change({ zoom: nextZoom(settings.current().zoom, step) })
      onZoomChanged(Math.round(zoom * 100))
    },
    showUnseen(count) {
      unseen = count
      showBadge(count)
      if (isInTray) showTray(true)
    },
  }
}
