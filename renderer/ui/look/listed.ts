/** Several words as one reads them in a sentence. */
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** "Ada, Percy, and Imani" */
export const allOf = (words: readonly string[]): string => conjunction.format(words)

/** "Ada, Percy, or Imani" */
export const oneOf = (words: readonly string[]): string => disjunction.format(words)
