/** Why nothing was saved, as it is told. */
import type { ErrorCode } from '#shared/desktop/codes'

/** A failure that is told as it is. */
export class SaveFailure extends Error {
  readonly reason: ErrorCode
  constructor(reason: ErrorCode, message: string) {
    super(message)
    this.reason = reason
  }
}

export const saveTexts = {
  offline: 'The server could not be reached. Nothing was saved; try again in a moment.',
  signedOut: 'Sign in again to save this file.',
  incomplete: 'The connection broke off before the file was whole. Nothing was saved; try again.',
  wrongContent: 'The server did not send the file that was expected. Nothing was saved; try again.',
  diskFull: 'The disk is full. Nothing was saved.',
  notWritable: 'The file cannot be written there. Choose another folder.',
  unknown: 'The file could not be saved. Try again, or choose another folder.',
  unknownCall: 'This file cannot be saved.',
  tooLarge: 'This file is too large to be saved.',
} as const

/** The folder or the file there is not for us, or not just now: another program has it open. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EISDIR', 'EBUSY', 'ENAMETOOLONG'])

/** Whatever went wrong, in words for people. */
export function toFailure(error: unknown): SaveFailure {
  if (error instanceof SaveFailure) return error
  const { code }: { code?: unknown } = Object(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new SaveFailure('disk-full', saveTexts.diskFull)
  if (typeof code === 'string' && unwritable.has(code)) return new SaveFailure('not-writable', saveTexts.notWritable)
  return new SaveFailure('internal', saveTexts.unknown)
}
