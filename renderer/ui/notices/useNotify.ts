import { useDispatch, useSelector } from 'react-redux'
import { snackbarMs, spokenToastMs, toastMs } from '#shared/limits'
import { notified, sayingWished, selectNotifications } from './notificationsSlice'
import type { Severity } from './Toast'

interface Notify {
  /** A toast, top right. It can be said aloud when it reports a success and stays long enough. */
  toast: (severity: Severity, text: string, options?: { hideMs?: number; isSpoken?: boolean }) => void
  /** The outcome of something the person did. A text that contains "Failed", "Error" or "Please" is an error (specifications, sections 8 and 5). */
  snackbar: (text: string, options?: { hideMs?: number }) => void
}

export function useNotify(): Notify {
  const dispatch = useDispatch()
  const { areSpoken } = useSelector(selectNotifications)

  function show(item: { severity: Severity; text: string; hideMs: number }, isSpoken: boolean): void {
    const { severity, text, hideMs } = item
    dispatch(notified(item))
    if (isSpoken && severity === 'success' && hideMs >= spokenToastMs) dispatch(sayingWished(text))
  }
  return {
    toast: (severity, text, { hideMs = toastMs, isSpoken = areSpoken } = {}) =>
      show({ severity, text, hideMs }, isSpoken),
    // Who has confirmations spoken gets them for as long as speaking needs.
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
