/** The icon beside the clock, for who wants it: it opens the shell, and ends it. Pure. */
import { separator, type MenuEntry } from './entries'

interface TrayActions {
  show: () => void
  quit: () => void
}

export const trayOf = (name: string, { show, quit }: TrayActions) => ({
  says: name,
  onClick: show,
  entries: [{ label: `Open ${name}`, click: show }, separator, { label: 'Quit', click: quit }] satisfies MenuEntry[],
})
