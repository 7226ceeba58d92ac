/** What folders are called in addresses, what a file key names, and until when a deletion can be undone. */
import { undoSeconds } from '#shared/documentAssets'

/** On the way an answer takes its time; the person saw the seconds run. */
const graceSeconds = 5

export const canRestore = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= (undoSeconds + graceSeconds) * 1000

/** `Gas safety` becomes `gas-safety`; empty when there is no letter or digit in it. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 48)
    .replaceAll(/-+$/g, '')

/** The code as it is, or with the first number that nobody has. */
export function freeCode(name: string, taken: ReadonlySet<string>): string {
  const code = codeOf(name) || 'folder'
  if (!taken.has(code)) return code
  let number = 2
  while (taken.has(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

export const folderOf = (prefix: string): string => prefix.replace(/\/$/, '')

export function placeOf(fileKey: string): { folder: string; name: string } {
  const at = fileKey.indexOf('/')
  return { folder: fileKey.slice(0, at), name: fileKey.slice(at + 1) }
}

/** The name without its ending. */
export const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, 120) || fileName
