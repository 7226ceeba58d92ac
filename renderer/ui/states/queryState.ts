import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'

/** The part of an RTK Query result that pages and tiles use. */
export interface QueryState<T> {
  data?: T | undefined
  error?: unknown
  isFetching?: boolean
  refetch: () => unknown
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

/** Returns the problem of a failed query. Anything else is a defect in our code. */
export const problemOfQuery = (error: unknown): Problem =>
  isProblem(error) ? error : { code: 'unexpected', message: commonTexts.unexpected }
