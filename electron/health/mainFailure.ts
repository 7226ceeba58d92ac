/** What main does with errors that nothing caught: an exception ends the app after a box says so, a rejection is only logged. */
import { ask, type ShowBox } from '../dialogs/ask'
import { redacted } from '../log/redact'
import type { Log } from '../ports'

export interface MainFailureOptions {
  log: Log
  /** Null while nothing can be shown yet. */
  showBox: () => ShowBox | null
  diagnostics: () => Promise<string>
  copyText: (text: string) => Promise<void>
  /** Starts the shell once more; it has still to end. */
  relaunch: () => void
  exit: (code: number) => void
}

const longest = 300

const choices = { copy: 'Copy details', restart: 'Restart', quit: 'Quit' } as const

const detailsOf = (error: unknown): string => (error instanceof Error ? String(error.stack) : String(error))

/**
 * Returns the listener for unhandled rejections. A rejection leaves main as it was: one call or one file failed, and
 * Electron's own `net.fetch` rejects this way when an upload is aborted. It must not end the app.
 */
export const logRejections =
  (log: Log) =>
  (reason: unknown): void =>
    log.error('main.rejected', { error: detailsOf(reason) })

/** Returns the listener for uncaught exceptions. The person is told of the first one; errors that follow are only logged. */
export function createMainFailure(options: MainFailureOptions): (error: unknown) => Promise<void> {
  const { log, showBox, diagnostics, copyText, relaunch, exit } = options
  let isTold = false

  async function tell(show: ShowBox, error: unknown): Promise<void> {
    const said = redacted(String(error)).slice(0, longest)
    for (;;) {
      const choice = await ask(show, {
        message: 'Care Console stopped working',
        detail: `Restart it to continue. What you’ve already sent is safe.\n\n${said}`,
        choices,
        safe: 'quit',
      })
      if (choice === 'restart') relaunch()
      if (choice !== 'copy') return
      await copyText(`${said}\n\n${await diagnostics()}`)
    }
  }

  return async (error) => {
    log.error('main.failed', { error: detailsOf(error) })
    if (isTold) return
    isTold = true
    const show = showBox()
    try {
      if (show !== null) await tell(show, error)
    } catch (failure) {
      log.error('main.failureNotTold', { error: String(failure) })
    } finally {
      exit(1)
    }
  }
}
