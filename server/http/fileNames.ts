/** A name for a file that is safe to keep and to save, made of what its sender called it. */

const longestName = 120

/** Without folders and control characters, not too long, and with one of the endings that fit what the file is. */
export function safeName(name: string, endings: readonly [string, ...string[]]): string {
  const shown = lastPart(name)
  const { stem, ending } = partsOf(shown)
  const fits = endings.includes(ending.toLowerCase())
  const base =
    Array.from(fits ? stem : shown)
      .slice(0, longestName)
      .join('')
      .trim() || 'file'
  return `${base}.${fits ? ending : endings[0]}`
}

/** What stands behind the last dot, in small letters; empty without one. */
export const endingOf = (name: string): string => partsOf(lastPart(name)).ending.toLowerCase()

const lastPart = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()

function partsOf(shown: string): { stem: string; ending: string } {
  const [, stem = shown, ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(shown) ?? []
  return { stem, ending }
}
