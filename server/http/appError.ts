/** The one error that server code throws on purpose: a code of the catalogue and a text for the person on the other side. */
import { errorStatus, type ErrorCode, type PasswordChange } from '#shared/errors'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'

export class AppError extends Error {
  readonly status: number
  /** What the caller's program needs to go on. */
  readonly data: PasswordChange | null = null

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.status = errorStatus[code]
  }
}

/** The password is right, but staff set it: the person chooses another one with the token. */
export class PasswordChangeRequired extends AppError {
  constructor(override readonly data: PasswordChange) {
    super('password_change_required', sessionTexts.passwordChangeRequired)
  }
}

/** For ids that do not exist and for those of somebody else: the two are not told apart. */
export const notFound = (): AppError => new AppError('not_found', commonTexts.notFound)
