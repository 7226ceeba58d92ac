import { passwordRejected } from '#shared/access/passwordTexts'
import { useNotify } from '../notices/useNotify'
import { problemOfQuery } from '../states/queryState'
import { fieldErrorsOf } from './fieldErrorsOf'

/**
 * Returns the field errors of a failed password change. Other rejections show the specification's text next to the
 * toast
 * with the reason. If there was no answer, nothing was rejected.
 */
export function useRejectedPassword(fields: readonly string[]): (error: unknown) => unknown {
  const { snackbar } = useNotify()
  return (error) => {
    const fieldErrors = fieldErrorsOf(error, fields)
    if (fieldErrors !== null || problemOfQuery(error).code === 'offline') return error
    snackbar(passwordRejected)
    return null
  }
}
