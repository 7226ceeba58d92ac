/** A written phrase as states and the steps between them, so that it can be compared with what was said. */
import { parameterKinds, type ParameterName } from './registry'
import { meaningOf } from './words'

export type Step =
  | { kind: 'word'; word: string; to: number }
  | { kind: 'parameter'; name: ParameterName; to: number }
  | { kind: 'nothing'; to: number }

/** Steps lead only to later states; the last state is where a phrase is complete. */
export type Phrase = readonly (readonly Step[])[]

/** What a phrase is made of, as it is written. */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'parameter'; name: ParameterName }
  | { kind: 'choice'; options: readonly (readonly Part[])[]; isOptional: boolean }

const marks = /\[|\]|\(|\)|\||<[^>]+>|[^[\]()|<>]+/g

const isParameter = (name: string): name is ParameterName => name in parameterKinds

/** Reads a phrase; throws where its brackets do not close or a parameter is not known. */
export function partsOf(phrase: string): Part[] {
  const tokens = phrase.match(marks) ?? []
  let at = 0
  function sequence(): Part[] {
    const parts: Part[] = []
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? ''
      if (token === ')' || token === ']' || token === '|') return parts
      if (token === '(' || token === '[') parts.push(choice(token))
      else if (token.startsWith('<')) {
        const name = token.slice(1, -1)
        if (!isParameter(name)) throw new Error(`no parameter is called ${name}: ${phrase}`)
        parts.push({ kind: 'parameter', name })
      } else if (token.trim() !== '') parts.push({ kind: 'words', words: token.trim() })
    }
    return parts
  }
  function choice(opening: string): Part {
    const options: Part[][] = []
    do {
      at += 1
      options.push(sequence())
    } while (tokens[at] === '|')
    if (tokens[at] !== (opening === '(' ? ')' : ']')) throw new Error(`brackets do not close: ${phrase}`)
    // A choice in brackets of its own, "[(a | b)]", is one that may be left out.
    return { kind: 'choice', options, isOptional: opening === '[' }
  }
  const parts = sequence()
  if (at < tokens.length) throw new Error(`brackets do not open: ${phrase}`)
  return parts
}

/** The states of a phrase, numbered so that every step leads onward. */
export function compile(phrase: string): Phrase {
  const states: Step[][] = [[]]
  const add = (): number => states.push([]) - 1
  const step = (from: number, made: Step) => states[from]?.push(made)

  function follow(parts: readonly Part[], from: number): number {
    let at = from
    for (const part of parts) at = one(part, at)
    return at
  }
  function one(part: Part, from: number): number {
    switch (part.kind) {
      case 'words': {
        let at = from
        for (const { text } of meaningOf(part.words)) {
          const next = add()
          step(at, { kind: 'word', word: text, to: next })
          at = next
        }
        return at
      }
      case 'parameter': {
        const next = add()
        step(from, { kind: 'parameter', name: part.name, to: next })
        return next
      }
      case 'choice': {
        const ends = part.options.map((option) => {
          const start = add()
          step(from, { kind: 'nothing', to: start })
          return follow(option, start)
        })
        const next = add()
        for (const end of ends) step(end, { kind: 'nothing', to: next })
        if (part.isOptional) step(from, { kind: 'nothing', to: next })
        return next
      }
    }
  }
  const last = follow(partsOf(phrase), 0)
  // What comes last is the state that all lead to: nothing was added after it.
  if (last !== states.length - 1) throw new Error(`a phrase ends in two places: ${phrase}`)
  return states
}
