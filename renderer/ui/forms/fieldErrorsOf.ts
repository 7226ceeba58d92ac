import { problemOfQuery } from '../states/queryState'

/**
 * Returns the error only if it concerns fields of the form. Otherwise the snackbar and toast have reported it fully.
 */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): unknown {
  const { fields: fieldErrors = {} } = problemOfQuery(error)
  return fields.some((name) => fieldErrors[name] !== undefined) ? error : null
}
