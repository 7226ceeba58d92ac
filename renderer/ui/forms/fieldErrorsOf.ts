import { problemOfQuery } from '../states/queryFace'

/** What of a failed call is left for a form to show, once a snackbar has named the failure and the toast its reason: the errors of its fields. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): unknown {
  const { fields: refused = {} } = problemOfQuery(error)
  return fields.some((name) => refused[name] !== undefined) ? error : null
}
