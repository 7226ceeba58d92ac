/** Builds the tray icon, which opens or quits the shell. It has no side effects. */
import { badgeLabel } from '../badge/badge'
import { type MenuEntry, separator } from './entries'

interface TrayActions {
  show: () => void
  quit: () => void
}

export const buildTray = (name: string, count: number, { show, quit }: TrayActions) => ({
  label: count === 0 ? name : `${name}: ${badgeLabel(count)}`,
  onClick: show,
  entries: [{ label: `Open ${name}`, click: show }, separator, { label: 'Quit', click: quit }] satisfies MenuEntry[],
})
