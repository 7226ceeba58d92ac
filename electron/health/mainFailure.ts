/** Handles uncaught errors in main: an exception ends the app after a dialog, a rejection is only logged. */

import * as shellTexts from '#shared/texts/desktopShell'
import { redact } from '../log/redact'
import { askInMessageBox, type ShowMessageBox } from '../messageBox'
import type { Log } from '../ports'

interface MainFailureOptions {
  log: Log
  /** Returns null before the app is ready, when no dialog with choices can be shown. */
  showBox: () => ShowMessageBox | null
  /** Shows a message and waits until the user has closed it. It works before the app is ready, except on Linux. */
  showErrorBox: (title: string, text: string) => void
  diagnostics: () => Promise<string>
  copyText: (text: string) => Promise<void>
  /** Starts the shell again after it has ended. */
  relaunch: () => void
  exit: (code: number) => void
}

const maxErrorLength = 300

/** The user sees this, without personal data. */
const textOf = (error: unknown): string => redact(String(error)).slice(0, maxErrorLength)

const detailsOf = (error: unknown): string => (error instanceof Error ? String(error.stack) : String(error))

/**
 * Returns the listener for unhandled rejections. A rejection doesn't damage main: one call or one file failed, and
 * Electron's own `net.fetch` rejects this way when an upload is aborted. It must not end the app.
 */
export const logRejections =
  (log: Log) =>
  (reason: unknown): void =>
    log.error('main.rejected', { error: detailsOf(reason) })

/** Returns the listener for uncaught exceptions. A dialog reports the first one. Errors after it are only logged. */
export function createMainFailure(options: MainFailureOptions): (error: unknown) => Promise<void> {
  const { log, showBox, showErrorBox, diagnostics, copyText, relaunch, exit } = options
  let isReported = false

  async function reportError(showMessageBox: ShowMessageBox, error: unknown): Promise<void> {
    const errorText = textOf(error)
    for (;;) {
      const choice = await askInMessageBox(showMessageBox, {
        ...shellTexts.stoppedWorking,
        detail: shellTexts.stoppedWorking.detail(errorText),
        safeChoice: 'quit',
      })
      if (choice === 'restart') relaunch()
      if (choice !== 'copy') return
      await copyText(`${errorText}\n\n${await diagnostics()}`)
    }
  }

  return async (error) => {
    log.error('main.failed', { error: detailsOf(error) })
    if (isReported) return
    isReported = true
    const showMessageBox = showBox()
    try {
      if (showMessageBox !== null) await reportError(showMessageBox, error)
      else showErrorBox(shellTexts.didNotStart, shellTexts.askForHelp(textOf(error)))
    } catch (failure) {
      log.error('main.failureNotShown', { error: String(failure) })
    } finally {
      exit(1)
    }
  }
}
