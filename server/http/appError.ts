/** The error that server code throws on purpose, with a code from the catalog and a text for the user. */
import { type ErrorCode, errorStatus, type PasswordChange } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'

export class AppError extends Error {
  readonly status: number
  /** Extra data that the client needs to continue. */
  readonly data: PasswordChange | null = null
  /** When the client may try again. */
  readonly retryAfterSeconds: number | null = null

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message)
    this.status = errorStatus[code]
  }
}

/** The password is correct, but staff set it, so the user must choose a new one with the token. */
export class PasswordChangeRequired extends AppError {
  constructor(override readonly data: PasswordChange) {
    super('password_change_required', sessionTexts.passwordChangeRequired)
  }
}

/** The client made too many attempts, and may try again once their window has ended. */
export class TooManyAttempts extends AppError {
  constructor(
    message: string,
    override readonly retryAfterSeconds: number,
  ) {
    super('too_many_attempts', message)
  }
}

/** The same error for ids that do not exist and ids of other customers, so that a caller cannot tell them apart. */
export const notFound = (): AppError => new AppError('not_found', commonTexts.notFound)

/** Rejects a call because of one field. The field and the form show the same text. */
export const fieldError = (code: ErrorCode, field: string, text: string): AppError =>
  new AppError(code, text, { [field]: text })

/** Rejects the input of one field. */
export const invalidField = (field: string, text: string): AppError => fieldError('invalid_input', field, text)
