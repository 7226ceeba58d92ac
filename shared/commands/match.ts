/**
 * Measures how well a sentence fits a phrase. It finds the cheapest path through the phrase, and each unmatched word
 * has a cost.
 */
import { countTypos } from './countTypos'
import type { Phrase, PhraseStep } from './phrases'
import type { ParameterName } from './registry'
import type { Word } from './words'

export interface FilledParameter {
  name: ParameterName
  /** The parameter contains the words from `from` up to, but without, `to`. */
  from: number
  to: number
  value: string | number
}

export interface PhraseFit {
  cost: number
  /** Counts the words of the phrase itself that were in the sentence. */
  matchedWords: number
  filled: readonly FilledParameter[]
  /** Contains the indexes of words that didn't match. */
  unmatched: readonly number[]
}

/** Describes a possible end of a parameter with its value and cost. */
export interface ParameterReading {
  to: number
  value: string | number
  cost: number
}

export type ParameterReader = (name: ParameterName, words: readonly Word[], from: number) => readonly ParameterReading[]

const unmatchedCost = 1
const nearMatchCost = 0.5

/** Shorter words too often differ by one letter: "pay", "say", "day". */
const minNearLength = 5

/** Returns whether the words differ by at most one letter that is wrong, missing, extra or swapped with its neighbor. */
export const isNear = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= minNearLength && !/\d/.test(one + other) && countTypos(one, other, 1) <= 1

const isBetter = (one: PhraseFit, other: PhraseFit | undefined): boolean =>
  other === undefined || one.cost < other.cost || (one.cost === other.cost && one.matchedWords > other.matchedWords)

interface FitOptions {
  read: ParameterReader
  /** A fit with a higher cost is rejected. */
  maxCost: number
}

/** Returns the best fit of all words to the whole phrase, or null if there is none. */
export function fitPhrase(phrase: Phrase, words: readonly Word[], { read, maxCost }: FitOptions): PhraseFit | null {
  /** Contains the best fit for each state, by number of consumed words. */
  const bestFits: (PhraseFit | undefined)[][] = Array.from({ length: words.length + 1 }, () => [])
  const recordFit = (position: number, state: number, partial: PhraseFit): void => {
    const row = bestFits[position]
    if (row && partial.cost <= maxCost && isBetter(partial, row[state])) row[state] = partial
  }

  function followStep(step: PhraseStep, position: number, partial: PhraseFit): void {
    const word = words[position]?.text
    switch (step.kind) {
      case 'nothing':
        recordFit(position, step.to, partial)
        return
      case 'parameter':
        for (const { to, value, cost } of read(step.name, words, position)) {
          const filled = [...partial.filled, { name: step.name, from: position, to, value }]
          recordFit(to, step.to, { ...partial, cost: partial.cost + cost, filled })
        }
        return
      case 'word': {
        if (word === undefined || (word !== step.word && !isNear(word, step.word))) return
        const cost = partial.cost + (word === step.word ? 0 : nearMatchCost)
        recordFit(position + 1, step.to, { ...partial, cost, matchedWords: partial.matchedWords + 1 })
        return
      }
    }
  }

  recordFit(0, 0, { cost: 0, matchedWords: 0, filled: [], unmatched: [] })
  for (let position = 0; position <= words.length; position++) {
    for (const [state, steps] of phrase.entries()) {
      const partial = bestFits[position]?.[state]
      if (!partial) continue
      for (const step of steps) followStep(step, position, partial)
      recordFit(position + 1, state, {
        ...partial,
        cost: partial.cost + unmatchedCost,
        unmatched: [...partial.unmatched, position],
      })
    }
  }
  return bestFits[words.length]?.[phrase.length - 1] ?? null
}
