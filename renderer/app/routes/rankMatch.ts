/** Ranks how well typed words match a name and its synonyms: whole words first, letters inside words last. It has no side effects. */
import { countTypos } from '#shared/commands/countTypos'

/** These words do not narrow a search, unless nothing else is typed. */
const smallWords = new Set('a an and the my our to of for on in i is do how can want please me go open show'.split(' '))

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/\bwi-?\s?fi\b/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns the words that are searched for. */
export function termsOf(typed: string): string[] {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !smallWords.has(word))
  return telling.length > 0 ? telling : words
}

/** A shorter word too often differs by one letter. */
const minTypoLength = 5

/** People get the first letter right, and may not have finished the word. */
export const isNearly = (word: string, term: string): boolean =>
  term.length >= minTypoLength &&
  word[0] === term[0] &&
  Math.min(countTypos(word, term, 1), countTypos(word.slice(0, term.length), term, 1)) <= 1

function rankTerm(term: string, name: readonly string[], synonyms: readonly string[]): number | null {
  if (name.includes(term) || synonyms.includes(term)) return 1
  if (name.some((word) => word.startsWith(term))) return 2
  if (synonyms.some((word) => word.startsWith(term))) return 3
  if (name.some((word) => isNearly(word, term))) return 4
  if (synonyms.some((word) => isNearly(word, term))) return 5
  return term.length > 1 && name.some((word) => word.includes(term)) ? 6 : null
}

/** Returns null unless every typed word matches. The lower the number, the better. */
export function rankMatch(label: string, synonyms: string, typed: string): number | null {
  if (label.toLowerCase() === typed.trim().toLowerCase()) return -1
  const [name, others] = [wordsOf(label), wordsOf(synonyms)]
  const terms = termsOf(typed)
  let worst = 0
  for (const term of terms) {
    const rank = rankTerm(term, name, others)
    if (rank === null) return null
    worst = Math.max(worst, rank)
  }
  // A name that starts with a whole typed word is what people mean most often.
  return worst === 1 && name[0] === terms[0] ? 0 : worst
}
