/** Tells errors of the file system apart. */

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Handles a failed read: a missing file counts as null, and any other error is thrown. */
export function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}
