/** Makes a grammar (JSGF) of the commands' phrases, in lower-case words that stand in a pronouncing dictionary. Pure. */
import { ones, tens } from '#shared/commands/numberWords'
import type { Part } from '#shared/commands/phrases'
import { parameterKinds, type ParameterKind } from '#shared/commands/registry'
import type { Fillings } from './phrases'
import type { Pronunciations } from './pronunciations'

export interface Grammar {
  jsgf: string
  /** Every word that a sentence of it can have. */
  words: ReadonlySet<string>
  /** Words of phrases, and fillings of parameters, that nobody can say to it: they have no pronunciation. */
  leftOut: readonly string[]
}

export interface Phrases {
  phrases: readonly (readonly Part[])[]
  fillings: Fillings
}

const small = ones.slice(1, 10)
const teens = ones.slice(10)
const others = ['a', 'hundred', 'thousand', 'and', 'dollar', 'dollars', 'cent', 'cents']

/** Up to 9,999 dollars and 99 cents, as people say it. */
const amountRules = [
  `<small> = ${small.join(' | ')};`,
  `<teen> = ${teens.join(' | ')};`,
  `<ten> = ${tens.join(' | ')};`,
  '<below> = <small> | <teen> | <ten> [ <small> ];',
  '<hundreds> = ( a | <small> | <teen> ) hundred [ [ and ] <below> ];',
  '<thousands> = ( a | <small> ) thousand [ [ and ] <below> | <hundreds> ];',
  '<number> = <below> | <hundreds> | <thousands>;',
  '<amount> = <number> ( dollar | dollars ) [ [ and ] <below> ( cent | cents ) ];',
]

/** What phrases do not name, because it means nothing (shared/commands/words.ts), and people say between their words. */
const littleWords = ['a', 'the', 'my', 'me', 'to']
const littleRule = '<little> = a | the | my | me [ my | the ] | to [ my | the ];'

export function grammarOf({ phrases, fillings }: Phrases, pronunciations: Pronunciations): Grammar {
  const words = new Set<string>()
  const leftOut: string[] = []

  /** The text as it can be said, its words noted; null where it cannot. */
  function sayable(text: string): string | null {
    const said = normalized(text)
    const parts = said.split(' ')
    if (said !== '' && parts.every((part) => pronunciations.has(part))) {
      for (const part of parts) words.add(part)
      return said
    }
    leftOut.push(said)
    return null
  }
  const areSayable = (list: readonly string[]): boolean => list.every((word) => pronunciations.has(word))

  const sayables = new Map<ParameterKind, string[]>()
  for (const kind of new Set(Object.values(parameterKinds))) {
    const texts = [...new Set(fillings[kind])].map(sayable).filter((text) => text !== null)
    if (texts.length > 0) sayables.set(kind, [...new Set(texts)])
  }
  const amountWords = [...small, ...teens, ...tens, ...others]
  const hasAmounts = areSayable(amountWords)
  const hasLittle = areSayable(littleWords)
  const isKnown = (kind: ParameterKind): boolean => (kind === 'amount' ? hasAmounts : sayables.has(kind))

  /** Null where it cannot be said; empty where it can be left out and nothing of it can be said. */
  function written(part: Part): string | null {
    switch (part.kind) {
      case 'words':
        return sayable(part.words)
      case 'parameter': {
        const kind = parameterKinds[part.name]
        return isKnown(kind) ? `<${ruleOf(kind)}>` : null
      }
      case 'choice': {
        const options = part.options.map(row).filter((option) => option !== null && option !== '')
        if (options.length === 0) return part.isOptional ? '' : null
        return part.isOptional ? `[ ${options.join(' | ')} ]` : `( ${options.join(' | ')} )`
      }
    }
  }
  function row(parts: readonly Part[]): string | null {
    const pieces: string[] = []
    for (const part of parts) {
      const piece = written(part)
      if (piece === null) return null
      // Once, behind the first: with more of them anything could be a command. "Two dollars" is no "to".
      if (pieces.length === 1 && hasLittle && piece !== '' && !beginsWithAmount(part)) pieces.push('[ <little> ]')
      if (piece !== '') pieces.push(piece)
    }
    return pieces.join(' ')
  }

  const sentences = phrases.map(row).filter((sentence) => sentence !== null && sentence !== '')
  if (hasAmounts) for (const word of amountWords) words.add(word)
  if (hasLittle) for (const word of littleWords) words.add(word)

  const rules = [
    ...(hasAmounts ? amountRules : []),
    ...(hasLittle ? [littleRule] : []),
    ...[...sayables].map(([kind, texts]) => `<${ruleOf(kind)}> = ${texts.join(' | ')};`),
    `public <command> = ${[...new Set(sentences)].join(' | ')};`,
  ]
  return { jsgf: ['#JSGF V1.0;', 'grammar commands;', ...rules, ''].join('\n'), words, leftOut: [...new Set(leftOut)] }
}

const beginsWithAmount = (part: Part): boolean =>
  part.kind === 'parameter'
    ? parameterKinds[part.name] === 'amount'
    : part.kind === 'choice' && part.options.some(([first]) => first !== undefined && beginsWithAmount(first))

/** Any sound of speech, one after the other: what a recognizer hears that expects nothing. */
export const soundsGrammar = (phones: readonly string[]): string =>
  ['#JSGF V1.0;', 'grammar sounds;', `public <sounds> = ( ${phones.join(' | ')} )+;`, ''].join('\n')

/** Nothing but words comes into a grammar, whatever a phrase was written like. */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z' ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** No parameter's name is one of the grammar's own rules. */
const ruleOf = (kind: ParameterKind): string => (kind === 'amount' ? kind : `parameter_${kind}`)
