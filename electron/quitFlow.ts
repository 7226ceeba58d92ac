/** Quits the shell. Every way to quit asks about unfinished work first and then cleans up. */
import * as shellTexts from '#shared/texts/desktopShell'
import { askInMessageBox, type ShowMessageBox } from './messageBox'
import type { Log } from './ports'

export type UnfinishedWork = 'payment' | 'save' | 'unsaved'

interface PreventableEvent {
  preventDefault(): void
}

export interface QuitFlowOptions {
  busy: () => UnfinishedWork | null
  showBox: ShowMessageBox
  /** Whether closing the window keeps the shell running in the tray. */
  staysInTray: () => boolean
  hide: () => void
  /** Cleans up sessions, calls and partial files. */
  cleanUp: () => Promise<void>
  quit: () => void
  /** Starts the shell again after it has ended. */
  relaunch: () => void
  log: Log
}

export interface QuitFlow {
  onClose: (event: PreventableEvent) => void
  onBeforeQuit: (event: PreventableEvent) => void
  restart: () => void
  /** Whether the cleanup is done, so that nothing may keep the windows open. */
  hasEnded: () => boolean
  /** The machine shuts down or its user signs out, so nothing is asked or delayed. */
  onSystemEnds: () => void
}

/** Asks before a page with unsaved changes reloads, so that an accidental key press loses nothing. */
export async function confirmReload(showBox: ShowMessageBox): Promise<boolean> {
  const choice = await askInMessageBox(showBox, { ...shellTexts.reloadQuestion, safeChoice: 'stay' })
  return choice === 'go'
}

export function createQuitFlow(options: QuitFlowOptions): QuitFlow {
  const { busy, showBox, staysInTray, hide, cleanUp, quit, relaunch, log } = options
  let state: 'here' | 'asking' | 'gone' = 'here'

  async function confirmQuit(): Promise<boolean> {
    const work = busy()
    if (work === null) return true
    const question = { ...shellTexts.quitQuestions[work], choices: shellTexts.quitChoices, safeChoice: 'stay' } as const
    return (await askInMessageBox(showBox, question)) === 'leave'
  }

  const cleanUpSafely = (): Promise<void> =>
    cleanUp().catch((error: unknown) => log.warn('shell.notEnded', { error: String(error) }))

  async function confirmAndQuit(beforeQuit: () => void): Promise<void> {
    if (state !== 'here') return
    state = 'asking'
    if (!(await confirmQuit())) {
      state = 'here'
      return
    }
    await cleanUpSafely()
    state = 'gone'
    beforeQuit()
    quit()
  }

  const noop = (): void => undefined

  return {
    onClose(event) {
      if (state === 'gone') return
      event.preventDefault()
      if (staysInTray()) hide()
      else void confirmAndQuit(noop)
    },
    onBeforeQuit(event) {
      if (state === 'gone') return
      event.preventDefault()
      void confirmAndQuit(noop)
    },
    restart: () => void confirmAndQuit(relaunch),
    hasEnded: () => state === 'gone',
    onSystemEnds() {
      if (state === 'gone') return
      state = 'gone'
      // Another app may cancel the shutdown, but a shell that has cleaned up would be unusable, so it quits anyway.
      void cleanUpSafely().then(quit)
    },
  }
}
