/** Joins words to a sentence, and sentences to a paragraph. Lists of words have no comma before the last word. */

const joinWith =
  (conjunction: string) =>
  (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`

/** "Ada, Percy and Imani" */
export const joinWithAnd = joinWith('and')

/** "Ada, Percy or Imani" */
export const joinWithOr = joinWith('or')

/** Joins whole sentences. The ones that don't apply are false or empty. */
export const joinSentences = (...sentences: (string | false)[]): string => sentences.filter(Boolean).join(' ')
