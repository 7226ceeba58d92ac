/** The words of a question or an answer, as they are compared: the same on the screen and at the server. */

/** Words that say nothing about what is looked for, and what an apostrophe leaves of others: “don’t” is split at it. */
const empty = new Set(
  'a an and are at be but by can do does for from have how i if in is it me my of on or our so that the this to was we what when where which why will with you your d didn doesn don isn ll re s t ve'.split(
    ' ',
  ),
)

/** Written in more than one way, and one word. */
const oneWord = /\bwi-?\s?fi\b/giu

export const withOneWord = (text: string): string => text.replace(oneWord, 'wifi')

/** Null for a word that says nothing. */
export function searchTerm(term: string): string | null {
  const word = term.toLowerCase()
  return empty.has(word) ? null : word
}

/** How questions are looked for: a hit in the question counts most; beginnings and slips of typing count. */
export const questionSearch = {
  boost: { question: 4, topic: 2, words: 2 },
  prefix: (term: string): boolean => term.length > 1,
  fuzzy: (term: string): number | false => (term.length > 4 ? 0.2 : false),
}
