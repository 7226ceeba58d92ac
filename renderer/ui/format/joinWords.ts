/** Joins words as in an English sentence. */
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** "Ada, Percy, and Imani" */
export const joinWithAnd = (words: readonly string[]): string => conjunction.format(words)

/** "Ada, Percy, or Imani" */
export const joinWithOr = (words: readonly string[]): string => disjunction.format(words)
