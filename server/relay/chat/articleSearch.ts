/** Searches the FAQs and documents for a question, and returns nothing when none is relevant. */
import MiniSearch, { type SearchResult } from 'minisearch'
import { stemmer } from 'stemmer'
import { countTypos } from '#shared/commands/countTypos'
import { entries } from '#shared/faq/entries'
import { questionSearch, searchTerm, withOneWord } from '#shared/faq/searchTerms'

export interface Article {
  /** `faq:` with its slug, or `document:` with its id. */
  id: string
  question: string
  answer: string
  topic: string
  words: string
}

/** The share of a question's terms that an article must contain. Below it the article is about something else. */
const minCoverage = 0.6

/** The minimum score: a single shared word is not enough, unless it is in the article's question. */
const minScore = 6

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')
const tokenizeText = (text: string): string[] => tokenize(withOneWord(text))

/** Compares words by their stem, so that “canceled” finds “cancel”. Returns null for a word that doesn't help. */
function stemmedTerm(text: string): string | null {
  const term = searchTerm(text)
  return term === null ? null : stemmer(term)
}

export const faqArticles: readonly Article[] = entries.map(({ slug, question, answer, topic, words = '' }) => ({
  id: `faq:${slug}`,
  question,
  answer: answer.join(' '),
  topic: topic.label,
  words,
}))

export function buildArticleIndex(articles: readonly Article[]): MiniSearch<Article> {
  const index = new MiniSearch<Article>({
    fields: ['question', 'answer', 'topic', 'words'],
    tokenize: tokenizeText,
    processTerm: stemmedTerm,
    searchOptions: { ...questionSearch, prefix: false, fuzzy: fuzziness, combineWith: 'OR' },
  })
  index.addAll([...articles])
  return index
}

/** Shorter words too often differ by one letter: "write" is not "white". */
const minFuzzyLength = 7

/** MiniSearch counts swapped letters as two. */
const fuzziness = (term: string): number => (term.length >= minFuzzyLength ? 2 : 0)

/** A word with another first letter is another word: a president is not a resident. */
const isSameWord = (term: string, found: string): boolean =>
  term[0] === found[0] && (term === found || (term.length >= minFuzzyLength && countTypos(term, found, 1) <= 1))

/** A word in the answer alone does not count: a mention of a car does not make it an answer about cars. */
function isRelevant({ score, match }: SearchResult, questionTerms: ReadonlySet<string>): boolean {
  const terms = Object.entries(match).flatMap(([term, fields]) =>
    fields.some((name) => name !== 'answer') ? [term] : [],
  )
  const isFound = (term: string) => terms.some((found) => isSameWord(term, found))
  return score >= minScore && [...questionTerms].filter(isFound).length / questionTerms.size >= minCoverage
}

/** Words that say nothing about the subject of a question. */
const fillerWords = new Set(
  'want need would like get got there any please tell know should could ask about am im ive id just another much many some who all these those there'.split(
    ' ',
  ),
)

/** Returns the terms that a question is about. */
export const questionTermsOf = (question: string): ReadonlySet<string> =>
  new Set(
    tokenizeText(question)
      .filter((term) => !fillerWords.has(term.toLowerCase()))
      .flatMap((term) => stemmedTerm(term) || []),
  )

/**
 * When the best article is for another audience, others must score nearly as well. Otherwise the question was about
 * that one.
 */
const minRelativeScore = 0.8

/** Returns the ids of the articles that a question is about, best first, or none. */
export function findArticles(
  question: string,
  index: MiniSearch<Article>,
  isForReader: (id: string) => boolean = () => true,
): string[] {
  const questionTerms = questionTermsOf(question)
  if (questionTerms.size === 0) return []
  const hits = index.search(question).filter((hit) => isRelevant(hit, questionTerms))
  const [bestHit] = hits
  if (!bestHit) return []
  const minHitScore = isForReader(String(bestHit.id)) ? 0 : bestHit.score * minRelativeScore
  return hits.flatMap(({ id, score }) => (score >= minHitScore && isForReader(String(id)) ? [String(id)] : []))
}
