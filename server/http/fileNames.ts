/** A name for a file that is safe to keep and to save, made of what its sender called it. */
import { longestFileName } from '#shared/limits'

/** Without folders and control characters, not too long, and with one of the endings that fit what the file is. */
export function safeName(name: string, endings: readonly [string, ...string[]]): string {
  const shown = lastPart(name)
  const { stem, ending } = partsOf(shown)
  const fits = endings.includes(ending.toLowerCase())
  const shownEnding = `.${fits ? ending : endings[0]}`
  const base = wholeSigns(fits ? stem : shown, longestFileName - shownEnding.length).trim() || 'file'
  return base + shownEnding
}

/** As many signs as have room, none of them cut in half. */
function wholeSigns(text: string, room: number): string {
  const cut = text.slice(0, room)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
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
