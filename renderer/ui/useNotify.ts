import { useDispatch } from 'react-redux'
import { snackbarMs, spokenToastMs, toastMs } from '#shared/limits'
import { platform } from '../platform'
import { notified } from './notificationsSlice'
import type { Severity } from './Toast'

interface Notify {
  /** A toast, top right. It can be said aloud when it reports a success and stays long enough. */
  toast: (severity: Severity, text: string, options?: { hideMs?: number; isSpoken?: boolean }) => void
  /** The outcome of something the person did. A text that contains "Failed" is an error (specification, section 8). */
  snackbar: (text: string, options?: { hideMs?: number }) => void
}

export function useNotify(): Notify {
  const dispatch = useDispatch()
  return {
    toast: (severity, text, { hideMs = toastMs, isSpoken = false } = {}) => {
      dispatch(notified({ severity, text, hideMs }))
      if (isSpoken && severity === 'success' && hideMs >= spokenToastMs) platform.speak(text)
    },
    snackbar: (text, { hideMs = snackbarMs } = {}) => {
      dispatch(notified({ severity: text.includes('Failed') ? 'error' : 'success', text, hideMs }))
    },
  }
}
