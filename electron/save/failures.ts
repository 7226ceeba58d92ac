/** Defines why a file wasn't saved, with the text for the user. */

import type { ErrorCode } from '#shared/desktop/codes'
import * as shellTexts from '#shared/texts/desktopShell'

/** The message of this error is shown to the user. */
export class SaveFailure extends Error {
  readonly reason: ErrorCode
  constructor(reason: ErrorCode, message: string) {
    super(message)
    this.reason = reason
  }
}

/** The folder or file isn't writable, possibly because another program has it open. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EISDIR', 'EBUSY', 'ENAMETOOLONG'])

export function toFailure(error: unknown): SaveFailure {
  if (error instanceof SaveFailure) return error
  const { code }: { code?: unknown } = Object(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new SaveFailure('disk-full', shellTexts.saveFailures.diskFull)
  if (typeof code === 'string' && unwritable.has(code))
    return new SaveFailure('not-writable', shellTexts.saveFailures.notWritable)
  return new SaveFailure('internal', shellTexts.saveFailures.unknown)
}
