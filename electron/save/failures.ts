/** Defines why a file wasn't saved, with the text for the user. */
import type { ErrorCode } from '#shared/desktop/codes'

/** The message of this error is shown to the user. */
export class SaveFailure extends Error {
  readonly reason: ErrorCode
  constructor(reason: ErrorCode, message: string) {
    super(message)
    this.reason = reason
  }
}

export const saveTexts = {
  offline: 'We couldn’t reach the server, so nothing was saved. Try again in a moment.',
  signedOut: 'Sign in again to save this file.',
  incomplete: 'The connection dropped before we had the whole file, so nothing was saved. Try again.',
  wrongContent: 'The server didn’t send the file we expected, so nothing was saved. Try again.',
  diskFull: 'The disk is full, so nothing was saved.',
  notWritable: 'We can’t save the file there. Choose another folder.',
  unknown: 'We couldn’t save the file. Try again, or choose another folder.',
  unknownCall: 'This file can’t be saved.',
  tooLarge: 'This file is too large to save.',
} as const

/** The folder or file isn't writable, possibly because another program has it open. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EISDIR', 'EBUSY', 'ENAMETOOLONG'])

export function toFailure(error: unknown): SaveFailure {
  if (error instanceof SaveFailure) return error
  const { code }: { code?: unknown } = Object(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new SaveFailure('disk-full', saveTexts.diskFull)
  if (typeof code === 'string' && unwritable.has(code)) return new SaveFailure('not-writable', saveTexts.notWritable)
  return new SaveFailure('internal', saveTexts.unknown)
}
