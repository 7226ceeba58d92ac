import { useDispatch, useSelector } from 'react-redux'
import { snackbarMs, spokenToastMs, toastMs } from '#shared/http/limits'
import { notified, selectNotifications, speechRequested } from './notificationsSlice'
import type { Severity } from './Toast'

interface Notify {
  /**
   * Shows a message of any severity: an answer to a command, something that waits for a colleague, or a saved
   * file, whose name may contain any word. A success that stays long enough can be spoken.
   */
  toast: (severity: Severity, text: string, options?: { hideMs?: number; isSpoken?: boolean }) => void
  /**
   * Reports the outcome of an action, everywhere in the same way. Texts with "Failed", "Error" or "Please" are errors
   * (specifications, sections 8 and 5).
   */
  snackbar: (text: string, options?: { hideMs?: number }) => void
}

export function useNotify(): Notify {
  const dispatch = useDispatch()
  const { areSpoken } = useSelector(selectNotifications)

  function show(item: { severity: Severity; text: string; hideMs: number }, isSpoken: boolean): void {
    const { severity, text, hideMs } = item
    dispatch(notified(item))
    if (isSpoken && severity === 'success' && hideMs >= spokenToastMs) dispatch(speechRequested(text))
  }
  return {
    toast: (severity, text, { hideMs = toastMs, isSpoken = areSpoken } = {}) =>
      show({ severity, text, hideMs }, isSpoken),
    // Spoken confirmations stay for as long as speaking needs.
    snackbar: (text, { hideMs = snackbarMs } = {}) =>
      show(
        {
          severity: /Failed|Error|Please/.test(text) ? 'error' : 'success',
          text,
          hideMs: areSpoken ? Math.max(hideMs, spokenToastMs) : hideMs,
        },
        areSpoken,
      ),
  }
}
