/** Builds the tray icon, which opens or quits the shell. It has no side effects. */
import * as shellTexts from '#shared/texts/desktopShell'
import { type MenuEntry, separator } from './entries'

interface TrayActions {
  show: () => void
  quit: () => void
}

export const buildTray = (name: string, count: number, { show, quit }: TrayActions) => ({
  label: count === 0 ? name : shellTexts.nameWithMessages(name, count),
  onClick: show,
  entries: [
    { label: shellTexts.open(name), click: show },
    separator,
    { label: shellTexts.quit, click: quit },
  ] satisfies MenuEntry[],
})
