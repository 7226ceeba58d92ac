/** Defines number words, for the parser, the matching of cards, and the grammar of the speech recognizer. */

/** The index is the value: "zero" to "nineteen". */
export const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** Contains "twenty" to "ninety". */
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Maps the words for single digits to their value. */
export const digitOf: ReadonlyMap<string, number> = new Map([
  ...ones.slice(0, 10).map((word, value): [string, number] => [word, value]),
  ['oh', 0],
])
