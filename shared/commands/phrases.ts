/** Compiles a written phrase to a state machine, so that it can be compared with a sentence. */
import { type ParameterName, parameterKinds } from './registry'
import { meaningfulWords } from './words'

export type PhraseStep =
  | { kind: 'word'; word: string; to: number }
  | { kind: 'parameter'; name: ParameterName; to: number }
  | { kind: 'nothing'; to: number }

/** Steps only lead to later states. The phrase is complete in the last state. */
export type Phrase = readonly (readonly PhraseStep[])[]

/** Describes a part of a written phrase. */
export type PhrasePart =
  | { kind: 'words'; words: string }
  | { kind: 'parameter'; name: ParameterName }
  | { kind: 'choice'; options: readonly (readonly PhrasePart[])[]; isOptional: boolean }

const tokenPattern = /\[|\]|\(|\)|\||<[^>]+>|[^[\]()|<>]+/g

const isParameter = (name: string): name is ParameterName => name in parameterKinds

/** Parses a phrase. Throws if its brackets don't match or a parameter is unknown. */
export function parsePhrase(phrase: string): PhrasePart[] {
  const tokens = phrase.match(tokenPattern) ?? []
  let position = 0
  function sequence(): PhrasePart[] {
    const parts: PhrasePart[] = []
    for (; position < tokens.length; position++) {
      const token = tokens[position] ?? ''
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
  function choice(opening: string): PhrasePart {
    const options: PhrasePart[][] = []
    do {
      position += 1
      options.push(sequence())
    } while (tokens[position] === '|')
    if (tokens[position] !== (opening === '(' ? ')' : ']')) throw new Error(`brackets do not close: ${phrase}`)
    // A choice in its own brackets, "[(a | b)]", is optional.
    return { kind: 'choice', options, isOptional: opening === '[' }
  }
  const parts = sequence()
  if (position < tokens.length) throw new Error(`brackets do not open: ${phrase}`)
  return parts
}

/** Compiles a phrase to states, numbered so that every step leads to a higher number. */
export function compilePhrase(phrase: string): Phrase {
  const states: PhraseStep[][] = [[]]
  const addState = (): number => states.push([]) - 1
  const addStep = (from: number, newStep: PhraseStep) => states[from]?.push(newStep)

  function followParts(parts: readonly PhrasePart[], from: number): number {
    let state = from
    for (const part of parts) state = followPart(part, state)
    return state
  }
  function followPart(part: PhrasePart, from: number): number {
    switch (part.kind) {
      case 'words': {
        let state = from
        for (const { text } of meaningfulWords(part.words)) {
          const next = addState()
          addStep(state, { kind: 'word', word: text, to: next })
          state = next
        }
        return state
      }
      case 'parameter': {
        const next = addState()
        addStep(from, { kind: 'parameter', name: part.name, to: next })
        return next
      }
      case 'choice': {
        const ends = part.options.map((option) => {
          const start = addState()
          addStep(from, { kind: 'nothing', to: start })
          return followParts(option, start)
        })
        const next = addState()
        for (const end of ends) addStep(end, { kind: 'nothing', to: next })
        if (part.isOptional) addStep(from, { kind: 'nothing', to: next })
        return next
      }
    }
  }
  const last = followParts(parsePhrase(phrase), 0)
  // All paths lead to the state that was added last.
  if (last !== states.length - 1) throw new Error(`a phrase ends in two places: ${phrase}`)
  return states
}
