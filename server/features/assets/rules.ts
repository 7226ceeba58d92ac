/** Derives folder codes, parses file keys and limits how long a deletion can be undone. */
import { type AssetId, assetIds, undoSeconds } from '#shared/operations/assets'

/** The undo request needs time to arrive after the user has seen the seconds run out. */
const graceSeconds = 5

export const canRestore = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= (undoSeconds + graceSeconds) * 1000

/** Turns `Gas safety` into `gas-safety`; returns an empty string for a name without letters and digits. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 48)
    .replaceAll(/-+$/g, '')

/** Files that name no folder go into these folders. */
export const generalCodes: Record<AssetId, string> = { 'resource-center': 'general', internal: 'general-internal' }

/** Returns the code, with the first free number if it is taken. The other library's general code stays reserved. */
export function freeCode(name: string, { assetsId, taken }: { assetsId: AssetId; taken: ReadonlySet<string> }): string {
  const code = codeOf(name) || 'folder'
  const isTaken = (candidate: string): boolean =>
    taken.has(candidate) || assetIds.some((other) => other !== assetsId && generalCodes[other] === candidate)
  if (!isTaken(code)) return code
  let number = 2
  while (isTaken(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

export const folderOf = (prefix: string): string => prefix.replace(/\/$/, '')

export function parseFileKey(fileKey: string): { folder: string; name: string } {
  const slashIndex = fileKey.indexOf('/')
  return { folder: fileKey.slice(0, slashIndex), name: fileKey.slice(slashIndex + 1) }
}

/** Returns the file name without its extension. */
export const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, 120) || fileName
