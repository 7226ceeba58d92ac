/** Reduces sentences to the stems of the words that carry meaning. */

import { stemmer } from 'stemmer'
import { negatedVerb } from '#shared/commands/negations'
import { wordsOf } from '#shared/commands/words'

/** Words that mean nothing by themselves. Prepositions and negations are kept, because "turn off" needs them. */
const smallWords = new Set(
  'a an the my our your his her their its please kindly just me us to of it this that these those is are was were be been being we you really very some any there here for with as well also would should will guys'.split(
    ' ',
  ),
)

const expand = (word: string): string[] => {
  if (word === 'cannot') return ['can', 'not']
  const verb = negatedVerb(word)
  return verb === null ? [word] : [verb, 'not']
}

const stemOf = (word: string): string => stemmer(word.replace(/'s$/, ''))

/** Returns the stems of a sentence in their order. */
export const stemsOf = (sentence: string): string[] =>
  wordsOf(sentence)
    .flatMap(({ text }) => expand(text))
    .filter((word) => !smallWords.has(word))
    .map(stemOf)
