/** Extracts search terms from questions and answers, the same way in the portal and on the server. */

/**
 * These words don't help a search. The list includes parts of words such as “don’t”, which is split at its apostrophe.
 */
const empty = new Set(
  'a an and are at be but by can do does for from have how i if in is it me my of on or our so that the this to was we what when where which why will with you your d didn doesn don isn ll re s t ve'.split(
    ' ',
  ),
)

/** This word has several spellings, which are searched as one. */
const oneWord = /\bwi-?\s?fi\b/giu

export const withOneWord = (text: string): string => text.replace(oneWord, 'wifi')

/** Returns null for a word that doesn't help a search. */
export function searchTerm(term: string): string | null {
  const word = term.toLowerCase()
  return empty.has(word) ? null : word
}

/** A match in the question counts most. Prefixes and typing errors match too. */
export const questionSearch = {
  boost: { question: 4, topic: 2, words: 2 },
  prefix: (term: string): boolean => term.length > 1,
  fuzzy: (term: string): number | false => (term.length > 4 ? 0.2 : false),
}
