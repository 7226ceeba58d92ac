/**
 * Joins words to a sentence, and sentences to a paragraph. Lists of words have no comma before the last word, which is
 * the British style in `Intl`.
 */
import { listFormat } from './intl'

/** "Ada, Percy and Imani" */
export const joinWithAnd = (words: readonly string[]): string =>
  listFormat('en-GB', { type: 'conjunction' }).format(words)

/** "Ada, Percy or Imani" */
export const joinWithOr = (words: readonly string[]): string =>
  listFormat('en-GB', { type: 'disjunction' }).format(words)

/** Joins whole sentences. The ones that don't apply are false or empty. */
export const joinSentences = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ')
