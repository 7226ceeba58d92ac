/** The icon beside the clock, for who wants it: it opens the shell, and ends it. Pure. */
import { saysOf } from '../badge/badge'
import { separator, type MenuEntry } from './entries'

interface TrayActions {
  show: () => void
  quit: () => void
}

export const trayOf = (name: string, count: number, { show, quit }: TrayActions) => ({
  says: count === 0 ? name : `${name}: ${saysOf(count)}`,
  onClick: show,
  entries: [{ label: `Open ${name}`, click: show }, separator, { label: 'Quit', click: quit }] satisfies MenuEntry[],
})
