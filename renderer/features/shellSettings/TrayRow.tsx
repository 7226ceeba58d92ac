import type { ShellSettings } from '#shared/desktop/settings'
import * as desktopTexts from '#shared/texts/desktop'
import { SwitchRow } from './ShellSettingRow'
import { useSetting } from './useShellSetting'

interface TrayRowProps {
  settings: ShellSettings
  /** Explains what the app does while its window is hidden. */
  hint: string
}

export function TrayRow({ settings, hint }: TrayRowProps) {
  const tray = useSetting(settings.tray, (isOn) => ({ tray: isOn }))
  return <SwitchRow name={desktopTexts.trayLabel} hint={hint} setting={tray} />
}
