/** The parts of a machine that do nothing but remember what was asked of them: what a test of the shell does not care for. */
import type { Box } from '../../electron/dialogs/ask'
import type { MainWindow, Machine, SystemHost } from '../../electron/machine'
import type { MenuEntry } from '../../electron/menu/entries'
import type { SecretStore } from '../../electron/session/secretStore'

export interface RecordedSystem extends SystemHost {
  boxes: Box[]
  /** Which button is pressed next; the safe one when nothing is said. */
  press: number[]
  copied: string[]
  menu: MenuEntry[]
  trays: (string | null)[]
  done: ('quit' | 'relaunch')[]
}

export function recordedSystem(platform: NodeJS.Platform = 'linux'): RecordedSystem {
  const system: RecordedSystem = {
    platform,
    boxes: [],
    press: [],
    copied: [],
    menu: [],
    trays: [],
    done: [],
    showBox: async (box) => {
      system.boxes.push(box)
      return system.press.shift() ?? box.cancelId
    },
    setMenu: (entries) => (system.menu = entries),
    setTray: (tray) => system.trays.push(tray?.says ?? null),
    copyText: async (text) => void system.copied.push(text),
    proxyFor: async () => 'DIRECT',
    quit: () => system.done.push('quit'),
    relaunch: () => system.done.push('relaunch'),
  }
  return system
}

/** What the shell has of a machine beside what every test of it brings along. */
export const quietParts = (system: SystemHost = recordedSystem()): Pick<Machine, 'badge' | 'spelling' | 'system'> => ({
  badge: { overlay: () => undefined, count: () => undefined },
  spelling: { known: () => ['en-US', 'es'], apply: () => undefined },
  system,
})

export const quietWindow: MainWindow = {
  isFocused: () => true,
  bringToFront: () => undefined,
  hide: () => undefined,
  flash: () => undefined,
  setZoom: () => undefined,
  print: async () => 'printed',
  pdf: async () => new TextEncoder().encode('%PDF-'),
  load: () => undefined,
  repaint: () => undefined,
  showMenu: () => undefined,
  correct: () => undefined,
}

/** A keychain's place where nothing is ever kept. */
export const keepsNothing: SecretStore = {
  read: async () => null,
  write: async () => ({ backend: 'memory', reason: null }),
  clear: async () => undefined,
  probe: async () => ({ backend: 'memory', reason: null }),
  status: () => ({ backend: 'memory', reason: null }),
}
