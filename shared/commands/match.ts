/** How well a sentence fits a phrase: the cheapest way through the phrase, words that fit nowhere being left out at a price. */
import type { Phrase, Step } from './phrases'
import type { ParameterName } from './registry'
import type { Word } from './words'

export interface Filled {
  name: ParameterName
  /** Words of the sentence from `from` up to, without, `to`. */
  from: number
  to: number
  value: string | number
}

export interface Fit {
  cost: number
  /** How many words of the phrase itself were said. */
  said: number
  filled: readonly Filled[]
  /** Words that fitted nowhere, by their place in the sentence. */
  left: readonly number[]
}

/** Where a parameter can end and what it then is. */
export interface Reading {
  to: number
  value: string | number
  cost: number
}

export type ReadParameter = (name: ParameterName, words: readonly Word[], from: number) => readonly Reading[]

const leftOut = 1
const nearlySaid = 0.5

/** Shorter words differ by one letter too often: "pay", "say", "day". */
const lettersToBeNear = 5

/** The same but for one letter that is wrong, missing, or too much. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < lettersToBeNear || long.length - short.length > 1 || /\d/.test(long)) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

const better = (one: Fit, other: Fit | undefined): boolean =>
  other === undefined || one.cost < other.cost || (one.cost === other.cost && one.said > other.said)

export interface Fitting {
  read: ReadParameter
  /** What costs more is no fit. */
  mostCost: number
}

/** The best fit of all words to the whole phrase; null where the phrase cannot be filled. */
export function fit(phrase: Phrase, words: readonly Word[], { read, mostCost }: Fitting): Fit | null {
  /** The best way to each state, by how many words are used up. */
  const ways: (Fit | undefined)[][] = Array.from({ length: words.length + 1 }, () => [])
  const offer = (at: number, state: number, way: Fit): void => {
    const row = ways[at]
    if (row && way.cost <= mostCost && better(way, row[state])) row[state] = way
  }

  function take(step: Step, at: number, way: Fit): void {
    const said = words[at]?.text
    switch (step.kind) {
      case 'nothing':
        offer(at, step.to, way)
        return
      case 'parameter':
        for (const { to, value, cost } of read(step.name, words, at)) {
          const filled = [...way.filled, { name: step.name, from: at, to, value }]
          offer(to, step.to, { ...way, cost: way.cost + cost, filled })
        }
        return
      case 'word': {
        if (said === undefined || (said !== step.word && !isNear(said, step.word))) return
        const cost = way.cost + (said === step.word ? 0 : nearlySaid)
        offer(at + 1, step.to, { ...way, cost, said: way.said + 1 })
        return
      }
    }
  }

  offer(0, 0, { cost: 0, said: 0, filled: [], left: [] })
  for (let at = 0; at <= words.length; at++) {
    for (const [state, steps] of phrase.entries()) {
      const way = ways[at]?.[state]
      if (!way) continue
      for (const step of steps) take(step, at, way)
      offer(at + 1, state, { ...way, cost: way.cost + leftOut, left: [...way.left, at] })
    }
  }
  return ways[words.length]?.[phrase.length - 1] ?? null
}
