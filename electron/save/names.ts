/** Makes file names valid on every system. The page's suggestion is never used as a path. It has no side effects. */

import * as shellTexts from '#shared/texts/desktopShell'

const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** In bytes. Systems allow 255, and the name of a part file is longer. */
export const maxNameBytes = 200

/** Matches characters that a system rejects or reads as part of a path, and invisible characters. */
// oxlint-disable-next-line no-control-regex -- The pattern has to match control characters.
const forbiddenCharacters = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** Returns the longest start of the text that fits in `maxBytes`, without splitting characters. */
export function truncateBytes(text: string, maxBytes: number): string {
  let result = ''
  for (const character of text) {
    if (bytesOf(result) + bytesOf(character) > maxBytes) break
    result += character
  }
  return result
}

/** Returns a safe name with the same extension. */
export function safeName(suggested: string): string {
  const clean = suggested
    .normalize('NFC')
    .replaceAll(forbiddenCharacters, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  const stem = truncateBytes(
    clean.slice(0, clean.length - extension.length),
    maxNameBytes - bytesOf(extension),
  ).trimEnd()
  const name = `${stem === '' ? 'file' : stem}${extension}`
  return reservedNames.test(name) ? `_${name}` : name
}

/** Returns the file types for the dialog: the suggested one, so that Windows adds its extension, and all others. */
export function dialogFilters(path: string): { name: string; extensions: string[] }[] {
  const extension = /\.(\w+)$/.exec(path)?.[1]
  const allFiles = { name: shellTexts.allFiles, extensions: ['*'] }
  return extension === undefined
    ? [allFiles]
    : [{ name: shellTexts.fileType(extension), extensions: [extension] }, allFiles]
}

/** The system's programs may open these files, because they run no code. */
const openable: ReadonlySet<string> = new Set(['.pdf', '.csv', '.xlsx', '.png', '.jpg', '.txt'])

export const canOpen = (path: string): boolean => openable.has(/\.\w+$/.exec(path.toLowerCase())?.[0] ?? '')

/** Files of other types keep the name that was suggested. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'text/csv': '.csv',
}

/** Adds the extension of the response's type, because systems choose the program by it. */
export function withExtension(type: string, name: string): string {
  const extension = extensions[type]
  return extension === undefined || name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`
}
