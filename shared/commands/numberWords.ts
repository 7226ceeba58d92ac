/** Numbers as words, said once for the parser, for what names a card, and for the local recognizer's grammar. */

/** By what they are worth: "zero" to "nineteen". */
export const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** "Twenty" to "ninety". */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** What one digit is said as. */
export const digitOf: ReadonlyMap<string, number> = new Map([
  ...ones.slice(0, 10).map((word, value): [string, number] => [word, value]),
  ['oh', 0],
])
