/** Names of files as every system can hold them: what the page suggests is no path, and never becomes one. Pure. */

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const longest = 120

/** Signs that one of the systems refuses or reads as part of a path, and signs that are not seen. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name, made safe; its extension stays. */
export function safeName(suggested: string): string {
  const clean = suggested
    .normalize('NFC')
    .replaceAll(refused, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : ''
  const stem = Array.from(clean.slice(0, clean.length - extension.length))
    .slice(0, longest)
    .join('')
    .trimEnd()
  const name = `${stem === '' ? 'file' : stem}${extension}`
  return reserved.test(name) ? `_${name}` : name
}

/** Files that may be opened by the system's own programs: they show, and run nothing. */
const openable: ReadonlySet<string> = new Set(['.pdf', '.csv', '.xlsx', '.png', '.jpg', '.txt'])

export const mayOpen = (path: string): boolean => openable.has(/\.\w+$/.exec(path.toLowerCase())?.[0] ?? '')
