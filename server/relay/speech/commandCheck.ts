/**
 * Checks whether a recognized command was really spoken. A grammar matches one of its sentences to any noise, so the
 * command is compared with an unconstrained recognition: by its sounds, and by how well both fit the audio. It has no
 * side effects.
 */
import type { AcousticFit } from './backtrace'
import type { Pronunciations } from './pronunciations'

/** Sounds that are easily confused. */
const similarSounds = [
  new Set(['AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'EH', 'ER', 'EY', 'IH', 'IY', 'OW', 'OY', 'UH', 'UW']),
  new Set(['P', 'T', 'K', 'CH']),
  new Set(['B', 'D', 'G', 'JH']),
  new Set(['M', 'N', 'NG']),
  new Set(['F', 'TH', 'S', 'SH', 'HH']),
  new Set(['V', 'DH', 'Z', 'ZH']),
  new Set(['L', 'R', 'W', 'Y', 'ER']),
]
const similarSoundScore = 0.4

/** Determined by `npm run bench -- hearing` on one half of its sentences and confirmed on the other (decision 37). */
const minAgreement = 0.36
/**
 * Per hundredth of a second. A spoken command fits better than any sequence of sounds, because the context of each
 * sound is known. Words that were not spoken fit much worse.
 */
const minFit = -3

const soundSimilarity = (a: string, b: string): number => {
  if (a === b) return 1
  return similarSounds.some((group) => group.has(a) && group.has(b)) ? similarSoundScore : 0
}

/** Returns from 0 to 1 how much of both sequences of sounds can be aligned. */
export function soundAgreement(expectedSounds: readonly string[], heardSounds: readonly string[]): number {
  if (expectedSounds.length + heardSounds.length === 0) return 0
  let previousRow = Array.from<number>({ length: heardSounds.length + 1 }).fill(0)
  for (const sound of expectedSounds) {
    const row = [0]
    for (const [index, other] of heardSounds.entries()) {
      row.push(
        Math.max(
          previousRow[index + 1] ?? 0,
          row[index] ?? 0,
          (previousRow[index] ?? 0) + soundSimilarity(sound, other),
        ),
      )
    }
    previousRow = row
  }
  return (2 * (previousRow.at(-1) ?? 0)) / (expectedSounds.length + heardSounds.length)
}

interface RecognizedCommand {
  words: string
  fit: AcousticFit
}

interface RecognizedSounds {
  sounds: readonly string[]
  fit: AcousticFit
}

export function isCredibleCommand(
  { words, fit }: RecognizedCommand,
  { heard, pronunciations }: { heard: RecognizedSounds; pronunciations: Pronunciations },
): boolean {
  const expected = closestPronunciation(words.split(' '), heard.sounds, pronunciations)
  if (expected.length === 0 || heard.fit.frames === 0) return false
  const fitAdvantage = (fit.score - heard.fit.score) / heard.fit.frames
  return fitAdvantage >= minFit && soundAgreement(expected, heard.sounds) >= minAgreement
}

/** Selects the pronunciation of each word that is closest to the audio. "The" has two. */
function closestPronunciation(
  words: readonly string[],
  sounds: readonly string[],
  pronunciations: Pronunciations,
): string[] {
  const variants = words.map((word) => (pronunciations.get(word) ?? []).map((variant) => variant.split(' ')))
  const selected = variants.map(([first]) => first ?? [])
  for (const [index, others] of variants.entries()) {
    let best = soundAgreement(selected.flat(), sounds)
    for (const variant of others.slice(1)) {
      const score = soundAgreement(selected.with(index, variant).flat(), sounds)
      if (score <= best) continue
      best = score
      selected[index] = variant
    }
  }
  return selected.flat()
}
