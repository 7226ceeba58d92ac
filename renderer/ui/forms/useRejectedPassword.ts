import { passwordRejected } from '#shared/passwordTexts'
import { useNotify } from '../notices/useNotify'
import { problemOfQuery } from '../states/queryFace'
import { fieldErrorsOf } from './fieldErrorsOf'

/**
 * Answers what of a failed password change belongs to the form: errors of its fields. Any other rejection is told with
 * the text of the specification beside the toast that has the reason; where no answer came, nothing was rejected.
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
