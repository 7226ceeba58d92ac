/** The one error that server code throws on purpose: a code of the catalogue and a text for the person on the other side. */
import { errorStatus, type ErrorCode } from '#shared/errors'
import { generalTexts } from '#shared/texts'

export class AppError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.status = errorStatus[code]
  }
}

/** For ids that do not exist and for those of somebody else: the two are not told apart. */
export const notFound = (): AppError => new AppError('not_found', generalTexts.notFound)
