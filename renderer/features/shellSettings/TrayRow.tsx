import type { ShellSettings } from '#shared/desktop/settings'
import * as desktopTexts from '#shared/texts/desktop'
import { SwitchRow } from './ShellSettingRow'
import { useSetting } from './useSetting'

interface TrayRowProps {
  settings: ShellSettings
  /** What the app is there for while nobody sees it. */
  hint: string
}

export function TrayRow({ settings, hint }: TrayRowProps) {
  const tray = useSetting(settings.tray, (isWanted) => ({ tray: isWanted }))
  return <SwitchRow name={desktopTexts.iconNextToTheClock} hint={hint} setting={tray} />
}
