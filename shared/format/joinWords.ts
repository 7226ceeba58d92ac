/** Joins words as in a sentence. The texts have no comma before the last word, which is the British style in `Intl`. */
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "Ada, Percy and Imani" */
export const joinWithAnd = (words: readonly string[]): string => conjunction.format(words)

/** "Ada, Percy or Imani" */
export const joinWithOr = (words: readonly string[]): string => disjunction.format(words)
