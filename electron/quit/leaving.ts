/** The way out of the shell, by whatever door: what is under way is asked about first, and what is held is put away. */
import { ask, type ShowBox } from '../dialogs/ask'
import type { Log } from '../ports'

export type Busy = 'payment' | 'save' | 'unsaved'

interface Preventable {
  preventDefault(): void
}

export interface LeavingOptions {
  busy: () => Busy | null
  showBox: ShowBox
  /** Whether closing the window leaves the shell at work behind its icon. */
  staysInTray: () => boolean
  hide: () => void
  /** Puts away what must not stay behind. */
  end: () => Promise<void>
  quit: () => void
  /** Has it started once more after it has ended. */
  relaunch: () => void
  log: Log
}

export interface Leaving {
  onClose: (event: Preventable) => void
  onBeforeQuit: (event: Preventable) => void
  restart: () => void
  /** Whether all is put away: nothing may hold the windows any longer. */
  isGone: () => boolean
  /** The machine shuts down, or its user signs out: nothing is asked, and nothing holds them up. */
  onSystemEnds: () => void
}

const endings = {
  payment: {
    message: 'You’re still adding a payment method',
    detail: 'If you close Care Console now, we may not know whether it was added.',
  },
  save: { message: 'A file is still being saved', detail: 'If you close Care Console now, the file won’t be saved.' },
  unsaved: {
    message: 'You have unsaved changes',
    detail: 'If you close Care Console now, you’ll lose what you’ve typed.',
  },
} as const satisfies Record<Busy, { message: string; detail: string }>

/** Whether a page with something unsaved may be loaded anew: nobody loses it by a key pressed in passing. */
export async function mayLoadAnew(showBox: ShowBox): Promise<boolean> {
  const choice = await ask(showBox, {
    message: endings.unsaved.message,
    detail: 'If you reload the page now, you’ll lose what you’ve typed.',
    choices: { stay: 'Stay on the page', go: 'Reload' },
    safe: 'stay',
  })
  return choice === 'go'
}

export function createLeaving(options: LeavingOptions): Leaving {
  const { busy, showBox, staysInTray, hide, end, quit, relaunch, log } = options
  let state: 'here' | 'asking' | 'gone' = 'here'

  async function mayLeave(): Promise<boolean> {
    const doing = busy()
    if (doing === null) return true
    const choices = { stay: 'Keep open', leave: 'Close anyway' }
    return (await ask(showBox, { ...endings[doing], choices, safe: 'stay' })) === 'leave'
  }

  const putAway = (): Promise<void> =>
    end().catch((error: unknown) => log.warn('shell.notEnded', { error: String(error) }))

  async function leave(then: () => void): Promise<void> {
    if (state !== 'here') return
    state = 'asking'
    if (!(await mayLeave())) {
      state = 'here'
      return
    }
    await putAway()
    state = 'gone'
    then()
    quit()
  }

  const nothing = (): void => undefined

  return {
    onClose(event) {
      if (state === 'gone') return
      event.preventDefault()
      if (staysInTray()) hide()
      else void leave(nothing)
    },
    onBeforeQuit(event) {
      if (state === 'gone') return
      event.preventDefault()
      void leave(nothing)
    },
    restart: () => void leave(relaunch),
    isGone: () => state === 'gone',
    onSystemEnds() {
      if (state === 'gone') return
      state = 'gone'
      // Another app may call it off: a shell that has put all away and stays would be of no use to anybody.
      void putAway().then(quit)
    },
  }
}
