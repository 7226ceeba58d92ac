/** Finds what the FAQs and the documents say about a question, and tells when they say nothing. */
import MiniSearch, { type SearchResult } from 'minisearch'
import { entries } from '#shared/faq/entries'
import { questionSearch, searchTerm, withOneWord } from '#shared/faq/searchTerms'

export interface Article {
  /** `faq:` and its slug, or `document:` and its id. */
  id: string
  question: string
  answer: string
  topic: string
  words: string
}

/** So much of a question has to be met: below it the article is about something else. */
const leastMet = 0.6

/** One shared word says nothing, unless it stands in the question itself. */
const leastScore = 6

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')
const split = (text: string): string[] => tokenize(withOneWord(text))

export const faqArticles: readonly Article[] = entries.map(({ slug, question, answer, topic, words = '' }) => ({
  id: `faq:${slug}`,
  question,
  answer: answer.join(' '),
  topic: topic.label,
  words,
}))

export function indexOf(articles: readonly Article[]): MiniSearch<Article> {
  const index = new MiniSearch<Article>({
    fields: ['question', 'answer', 'topic', 'words'],
    tokenize: split,
    processTerm: searchTerm,
    searchOptions: { ...questionSearch, prefix: (term) => term.length >= leastPrefix, combineWith: 'OR' },
  })
  index.addAll([...articles])
  return index
}

/** Shorter beginnings stand in too many words: "hi" is no heating. */
const leastPrefix = 4

const isAbout = ({ score, queryTerms }: SearchResult, asked: ReadonlySet<string>): boolean =>
  score >= leastScore && queryTerms.filter((term) => asked.has(term)).length / asked.size >= leastMet

/** Said around what is asked about. */
const asides = new Set(
  'want need would like get got there any please tell know should could ask about am im ive id just another much many some who'.split(
    ' ',
  ),
)

/** What a question asks about, word by word. */
export const askedTerms = (question: string): ReadonlySet<string> =>
  new Set(
    split(question)
      .flatMap((term) => searchTerm(term) || [])
      .filter((term) => !asides.has(term)),
  )

/** What comes after an article that is meant for others has to be about as near: else they asked about that one. */
const leastNear = 0.8

/** The articles that a question is about, the best first; none where it is about nothing that they hold. */
export function articlesAbout(
  question: string,
  index: MiniSearch<Article>,
  isMeant: (id: string) => boolean = () => true,
): string[] {
  const asked = askedTerms(question)
  if (asked.size === 0) return []
  const hits = index.search(question).filter((hit) => isAbout(hit, asked))
  const [best] = hits
  if (!best) return []
  const least = isMeant(String(best.id)) ? 0 : best.score * leastNear
  return hits.flatMap(({ id, score }) => (score >= least && isMeant(String(id)) ? [String(id)] : []))
}
