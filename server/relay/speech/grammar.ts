/** Builds a JSGF grammar of the commands' phrases from lower-case words of a pronouncing dictionary. It has no side effects. */
import { ones, tens } from '#shared/commands/numberWords'
import type { PhrasePart } from '#shared/commands/phrases'
import { type ParameterKind, parameterKinds } from '#shared/commands/registry'
import type { Pronunciations } from './pronunciations'
import type { ParameterValues } from './spokenPhrases'

interface Grammar {
  jsgf: string
  /** Every word that its sentences can contain. */
  words: ReadonlySet<string>
  /** Words of phrases and parameter values that cannot be recognized, because they have no pronunciation. */
  unpronounceable: readonly string[]
}

export interface GrammarPhrases {
  phrases: readonly (readonly PhrasePart[])[]
  fillings: ParameterValues
}

const small = ones.slice(1, 10)
const teens = ones.slice(10)
const amountWordsBesideNumbers = ['a', 'hundred', 'thousand', 'and', 'dollar', 'dollars', 'cent', 'cents']

/** Amounts up to 9,999 dollars and 99 cents, as people say them. */
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

/** Words that phrases omit because they mean nothing (shared/commands/words.ts), but that people say in between. */
const fillerWords = ['a', 'the', 'my', 'me', 'to']
const fillerRule = '<little> = a | the | my | me [ my | the ] | to [ my | the ];'

export function buildGrammar({ phrases, fillings }: GrammarPhrases, pronunciations: Pronunciations): Grammar {
  const words = new Set<string>()
  const unpronounceable: string[] = []

  /** Returns the text as it can be spoken and collects its words; null when a word has no pronunciation. */
  function toSpeakable(text: string): string | null {
    const normalizedText = normalizeWords(text)
    const parts = normalizedText.split(' ')
    if (normalizedText !== '' && parts.every((part) => pronunciations.has(part))) {
      for (const part of parts) words.add(part)
      return normalizedText
    }
    unpronounceable.push(normalizedText)
    return null
  }
  const areSpeakable = (list: readonly string[]): boolean => list.every((word) => pronunciations.has(word))

  const speakableByKind = new Map<ParameterKind, string[]>()
  for (const kind of new Set(Object.values(parameterKinds))) {
    const texts = [...new Set(fillings[kind])].map(toSpeakable).filter((text) => text !== null)
    if (texts.length > 0) speakableByKind.set(kind, [...new Set(texts)])
  }
  const amountWords = [...small, ...teens, ...tens, ...amountWordsBesideNumbers]
  const hasAmounts = areSpeakable(amountWords)
  const hasFillers = areSpeakable(fillerWords)
  const isKnown = (kind: ParameterKind): boolean => (kind === 'amount' ? hasAmounts : speakableByKind.has(kind))

  /** Returns null when it cannot be spoken; an empty string when it is optional and cannot be spoken. */
  function toRule(part: PhrasePart): string | null {
    switch (part.kind) {
      case 'words':
        return toSpeakable(part.words)
      case 'parameter': {
        const kind = parameterKinds[part.name]
        return isKnown(kind) ? `<${ruleOf(kind)}>` : null
      }
      case 'choice': {
        const options = part.options.map(toSequence).filter((option) => option !== null && option !== '')
        if (options.length === 0) return part.isOptional ? '' : null
        return part.isOptional ? `[ ${options.join(' | ')} ]` : `( ${options.join(' | ')} )`
      }
    }
  }
  function toSequence(parts: readonly PhrasePart[]): string | null {
    const pieces: string[] = []
    for (const part of parts) {
      const piece = toRule(part)
      if (piece === null) return null
      // Filler words are allowed only once, after the first piece: with more of them any noise could be a command. "Two
      // dollars" is not "to".
      if (pieces.length === 1 && hasFillers && piece !== '' && !startsWithAmount(part)) pieces.push('[ <little> ]')
      if (piece !== '') pieces.push(piece)
    }
    return pieces.join(' ')
  }

  const sentences = phrases.map(toSequence).filter((sentence) => sentence !== null && sentence !== '')
  if (hasAmounts) for (const word of amountWords) words.add(word)
  if (hasFillers) for (const word of fillerWords) words.add(word)

  const rules = [
    ...(hasAmounts ? amountRules : []),
    ...(hasFillers ? [fillerRule] : []),
    ...[...speakableByKind].map(([kind, texts]) => `<${ruleOf(kind)}> = ${texts.join(' | ')};`),
    `public <command> = ${[...new Set(sentences)].join(' | ')};`,
  ]
  return {
    jsgf: ['#JSGF V1.0;', 'grammar commands;', ...rules, ''].join('\n'),
    words,
    unpronounceable: [...new Set(unpronounceable)],
  }
}

const startsWithAmount = (part: PhrasePart): boolean =>
  part.kind === 'parameter'
    ? parameterKinds[part.name] === 'amount'
    : part.kind === 'choice' && part.options.some(([first]) => first !== undefined && startsWithAmount(first))

/** A grammar of any sequence of speech sounds, for the unconstrained recognition. */
export const buildSoundsGrammar = (phones: readonly string[]): string =>
  ['#JSGF V1.0;', 'grammar sounds;', `public <sounds> = ( ${phones.join(' | ')} )+;`, ''].join('\n')

/** Only words may get into a grammar, whatever characters a phrase contains. */
const normalizeWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z' ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** The prefix keeps parameter names apart from the grammar's own rules. */
const ruleOf = (kind: ParameterKind): string => (kind === 'amount' ? kind : `parameter_${kind}`)
