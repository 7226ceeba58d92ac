/**
 * Whether a command was really said. A grammar finds one of its sentences in any noise; so the command is compared with
 * what a recognizer hears which expects nothing: the sounds it hears, and how well they fit what was said. Pure.
 */
import type { Fit } from './backtrace'
import type { Pronunciations } from './pronunciations'

/** Sounds that are easily taken for each other. */
const alike = [
  new Set(['AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'EH', 'ER', 'EY', 'IH', 'IY', 'OW', 'OY', 'UH', 'UW']),
  new Set(['P', 'T', 'K', 'CH']),
  new Set(['B', 'D', 'G', 'JH']),
  new Set(['M', 'N', 'NG']),
  new Set(['F', 'TH', 'S', 'SH', 'HH']),
  new Set(['V', 'DH', 'Z', 'ZH']),
  new Set(['L', 'R', 'W', 'Y', 'ER']),
]
const likeness = 0.4

/** Found by `npm run bench -- hearing` on one half of its sentences, and true of the other (decision 0037). */
const leastAgreement = 0.36
/**
 * For each hundredth of a second. A command that was said fits better than any row of sounds, because it knows which
 * sound each one stands between; words that were not said fit much worse.
 */
const leastFit = -3

const sameness = (a: string, b: string): number => {
  if (a === b) return 1
  return alike.some((group) => group.has(a) && group.has(b)) ? likeness : 0
}

/** From 0 to 1: how much of both rows of sounds can be laid side by side. */
export function agreement(said: readonly string[], heard: readonly string[]): number {
  if (said.length + heard.length === 0) return 0
  let above = Array.from<number>({ length: heard.length + 1 }).fill(0)
  for (const sound of said) {
    const row = [0]
    for (const [at, other] of heard.entries()) {
      row.push(Math.max(above[at + 1] ?? 0, row[at] ?? 0, (above[at] ?? 0) + sameness(sound, other)))
    }
    above = row
  }
  return (2 * (above.at(-1) ?? 0)) / (said.length + heard.length)
}

export interface HeardCommand {
  words: string
  fit: Fit
}

export interface HeardSounds {
  sounds: readonly string[]
  fit: Fit
}

export function isBelievable(
  { words, fit }: HeardCommand,
  { heard, pronunciations }: { heard: HeardSounds; pronunciations: Pronunciations },
): boolean {
  const expected = likeliest(words.split(' '), heard.sounds, pronunciations)
  if (expected.length === 0 || heard.fit.frames === 0) return false
  const better = (fit.score - heard.fit.score) / heard.fit.frames
  return better >= leastFit && agreement(expected, heard.sounds) >= leastAgreement
}

/** Each word in the way to say it that is nearest to what was heard: "the" has two. */
function likeliest(words: readonly string[], sounds: readonly string[], pronunciations: Pronunciations): string[] {
  const ways = words.map((word) => (pronunciations.get(word) ?? []).map((way) => way.split(' ')))
  const chosen = ways.map(([first]) => first ?? [])
  for (const [at, others] of ways.entries()) {
    let best = agreement(chosen.flat(), sounds)
    for (const way of others.slice(1)) {
      const tried = agreement(chosen.with(at, way).flat(), sounds)
      if (tried <= best) continue
      best = tried
      chosen[at] = way
    }
  }
  return chosen.flat()
}
