/**
 * Whether a command was really said. A grammar finds one of its sentences in any noise; so what was heard is compared
 * with the sounds that a recognizer hears which expects nothing. Pure.
 */
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

/** Measured with the grammar of all commands: of sentences that were said nine in ten reach it, of others about one in four (decision 0037). A long sentence has more to show for itself. */
const leastForShort = 0.36
const leastForLong = 0.45
const shortSounds = 12

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

export function isBelievable(
  command: string,
  { sounds, pronunciations }: { sounds: readonly string[]; pronunciations: Pronunciations },
): boolean {
  const expected = likeliest(command.split(' '), sounds, pronunciations)
  if (expected.length === 0) return false
  return agreement(expected, sounds) >= (expected.length <= shortSounds ? leastForShort : leastForLong)
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
