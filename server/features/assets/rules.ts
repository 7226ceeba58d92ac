/** What folders are called in addresses, what a file key names, and until when a deletion can be undone. */
import { assetIds, undoSeconds, type AssetId } from '#shared/documentAssets'

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

/** Where files go that name no folder. */
export const generalCodes: Record<AssetId, string> = { 'resource-center': 'general', internal: 'general-internal' }

/** The code as it is, or with the first number that nobody has. The general folder of another place keeps its own. */
export function freeCode(name: string, { assetsId, taken }: { assetsId: AssetId; taken: ReadonlySet<string> }): string {
  const code = codeOf(name) || 'folder'
  const isTaken = (wanted: string): boolean =>
    taken.has(wanted) || assetIds.some((other) => other !== assetsId && generalCodes[other] === wanted)
  if (!isTaken(code)) return code
  let number = 2
  while (isTaken(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

export const folderOf = (prefix: string): string => prefix.replace(/\/$/, '')

export function placeOf(fileKey: string): { folder: string; name: string } {
  const at = fileKey.indexOf('/')
  return { folder: fileKey.slice(0, at), name: fileKey.slice(at + 1) }
}

/** The name without its ending. */
export const titleOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').slice(0, 120) || fileName
