/** Makes a grammar (JSGF) of sentences with slots, in lower-case words that stand in a pronouncing dictionary. Pure. */
import type { Pronunciations } from './pronunciations'

export interface Grammar {
  jsgf: string
  /** Every word that a sentence of it can have. */
  words: ReadonlySet<string>
  /** Sentences, and contents of slots, that nobody can say to it: a word has no pronunciation, or a slot is not known. */
  leftOut: readonly string[]
}

export interface Phrases {
  /** `make payment {amount}` */
  forms: readonly string[]
  slots: Readonly<Record<string, readonly string[]>>
}

const amountSlot = 'amount'
const small = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
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

export function grammarOf({ forms, slots }: Phrases, pronunciations: Pronunciations): Grammar {
  const words = new Set<string>()
  const leftOut: string[] = []
  const isSayable = (word: string): boolean => pronunciations.has(word)

  /** The sayable ones, their words noted. */
  function sayable(texts: readonly string[], known: (slot: string) => boolean): string[] {
    const kept: string[] = []
    for (const text of new Set(texts.map(normalized))) {
      const parts = text.split(' ')
      if (text === '' || !parts.every((part) => (isSlot(part) ? known(nameOf(part)) : isSayable(part)))) {
        leftOut.push(text)
        continue
      }
      kept.push(text)
      for (const part of parts) if (!isSlot(part)) words.add(part)
    }
    return kept
  }

  const contents = new Map(
    Object.entries(slots)
      .filter(([name]) => name !== amountSlot)
      .map(([name, texts]) => [name, sayable(texts, () => false)] as const)
      .filter(([, texts]) => texts.length > 0),
  )
  const amountWords = [...small, ...teens, ...tens, ...others]
  const hasAmounts = amountWords.every(isSayable)
  const sentences = sayable(forms, (slot) => (slot === amountSlot ? hasAmounts : contents.has(slot)))
  if (hasAmounts) for (const word of amountWords) words.add(word)

  const rules = [
    ...(hasAmounts ? amountRules : []),
    ...[...contents].map(([name, texts]) => `<${ruleOf(name)}> = ${texts.join(' | ')};`),
    `public <command> = ${sentences.map(withRules).join(' | ')};`,
  ]
  return { jsgf: ['#JSGF V1.0;', 'grammar commands;', ...rules, ''].join('\n'), words, leftOut }
}

/** Any sound of speech, one after the other: what a recognizer hears that expects nothing. */
export const soundsGrammar = (phones: readonly string[]): string =>
  ['#JSGF V1.0;', 'grammar sounds;', `public <sounds> = ( ${phones.join(' | ')} )+;`, ''].join('\n')

/** Nothing but words and slots comes into a grammar, whatever a sentence was written like. */
const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z'{}_ ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

const isSlot = (part: string): boolean => /^\{[a-z_]+\}$/.test(part)
const nameOf = (slot: string): string => slot.slice(1, -1)
/** No slot's name is one of the grammar's own rules. */
const ruleOf = (slot: string): string => (slot === amountSlot ? slot : `slot_${slot}`)
const withRules = (sentence: string): string =>
  sentence.replaceAll(/\{([a-z_]+)\}/g, (_slot, name: string) => `<${ruleOf(name)}>`)
