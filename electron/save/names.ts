/** Names of files as every system can hold them: what the page suggests is no path, and never becomes one. Pure. */

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** In bytes: systems hold 255 of a name, and a part file has more beside it. */
const longest = 200

/** Signs that one of the systems refuses or reads as part of a path, and signs that are not seen. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** As much of a text as so many bytes hold, in whole signs. */
function begun(text: string, most: number): string {
  let kept = ''
  for (const sign of text) {
    if (bytesOf(kept) + bytesOf(sign) > most) break
    kept += sign
  }
  return kept
}

/** The name, made safe; its extension stays. */
export function safeName(suggested: string): string {
  const clean = suggested
    .normalize('NFC')
    .replaceAll(refused, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  const stem = begun(clean.slice(0, clean.length - extension.length), longest - bytesOf(extension)).trimEnd()
  const name = `${stem === '' ? 'file' : stem}${extension}`
  return reserved.test(name) ? `_${name}` : name
}

/** Files that may be opened by the system's own programs: they show, and run nothing. */
const openable: ReadonlySet<string> = new Set(['.pdf', '.csv', '.xlsx', '.png', '.jpg', '.txt'])

export const mayOpen = (path: string): boolean => openable.has(/\.\w+$/.exec(path.toLowerCase())?.[0] ?? '')

/** How files of these types are called; of others only the name says what they are. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'text/csv': '.csv',
}

/** The name with the ending of what the call answers: systems choose by it what opens a file. */
export function namedAs(type: string, name: string): string {
  const extension = extensions[type]
  return extension === undefined || name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`
}
