import type { Problem } from '#shared/http/errors'
import * as sessionTexts from '#shared/texts/signIn/session'
import { useNotify } from '../notices/useNotify'

/**
 * Handles a failed password change for `useCallForm`. A rejection shows the specification's text next to the toast with
 * the reason. If there was no answer, nothing was rejected.
 */
export function useRejectedPassword(): (problem: Problem) => string | null {
  const { snackbar } = useNotify()
  return ({ code, message }) => {
    if (code === 'offline') return message
    snackbar(sessionTexts.passwordRejected)
    return null
  }
}
