/** Composes the settings of the shell and the appearance that follows them. */

import * as shellTexts from '#shared/texts/desktopShell'
import type { Machine } from '../machine'
import { createSettings, tolerateStoreErrors } from '../settings'
import { createAppearance } from '../windows/appearance'
import type { PageConnection } from './pageConnection'

export type SettingsAndAppearance = ReturnType<typeof createSettingsAndAppearance>

export function createSettingsAndAppearance(machine: Machine, page: PageConnection) {
  const settings = createSettings(machine.settingsFile, (newSettings) => {
    appearance.apply()
    page.emit('settings:changed', newSettings)
  })
  /** The shell's own changes, which may fail without an error for the user. */
  const ownSettings = tolerateStoreErrors(settings, machine.log)
  const appearance = createAppearance({
    machine,
    name: shellTexts.productName,
    settings: ownSettings,
    window: page.window,
    onZoomChanged: (percent) => page.emit('zoom:changed', { percent }),
  })
  return { settings, ownSettings, appearance }
}
