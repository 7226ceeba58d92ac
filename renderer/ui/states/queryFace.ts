import type { Problem } from '#shared/errors'
import * as commonTexts from '#shared/texts/common'

/** What the faces of a page or tile read of an RTK Query hook. */
export interface QueryFace<T> {
  data?: T | undefined
  error?: unknown
  isFetching?: boolean
  refetch: () => unknown
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

/** The failure that a query answered; anything else is a defect of ours. */
export const problemOfQuery = (error: unknown): Problem =>
  isProblem(error) ? error : { code: 'unexpected', message: commonTexts.unexpected }
