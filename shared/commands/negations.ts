/** Recognizes the words that negate a sentence. */

const negations = new Set(['not', 'no', 'never', 'cannot', 'unless', 'except'])

/** Contractions with a negation, with and without the apostrophe. */
const contraction = /^(ca|do|did|does|is|was|has|have|are|were|would|could|should|wo|ai)n'?t$/

/** Returns the verb of a contraction ("did" of "didn't"), or null for any other word. */
export function negatedVerb(word: string): string | null {
  const verb = contraction.exec(word)?.[1]
  return verb === 'ca' ? 'can' : (verb ?? null)
}

export const isNegation = (word: string): boolean => negations.has(word) || negatedVerb(word) !== null
