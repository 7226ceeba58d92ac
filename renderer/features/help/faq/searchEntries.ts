/** Finds questions by words in common use and tolerates typing errors. */
import MiniSearch from 'minisearch'
import { entries, entryOf, type FaqEntry } from '#shared/faq/entries'
import { questionSearch, searchTerm, withOneWord } from '#shared/faq/searchTerms'

const split = MiniSearch.getDefault('tokenize')

const index = new MiniSearch<Record<'id' | 'question' | 'answer' | 'topic' | 'words', string>>({
  fields: ['question', 'answer', 'topic', 'words'],
  tokenize: (text) => split(withOneWord(text)),
  processTerm: searchTerm,
  searchOptions: { ...questionSearch, combineWith: 'AND' },
})

index.addAll(
  entries.map(({ slug, question, answer, topic, words = '' }) => ({
    id: slug,
    question,
    answer: answer.join(' '),
    topic: topic.label,
    words,
  })),
)

interface SearchHit {
  entry: FaqEntry
  /** The words of the text that matched, for highlighting. */
  terms: readonly string[]
}

/** No one reads further. Adding a word narrows the search better. */
const maxHits = 20

/** Returns the best matches first. All words must match; if no question has them all, any word counts. */
export function searchEntries(words: string): SearchHit[] {
  const all = index.search(words)
  const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' })
  return found.slice(0, maxHits).flatMap(({ id, terms }) => {
    const entry = entryOf(String(id))
    return entry ? [{ entry, terms }] : []
  })
}

interface TextPiece {
  /** Start index in the text, used as a React key. */
  start: number
  text: string
  isHit: boolean
}

/** Splits a text into matching and other pieces. */
export function splitByTerms(text: string, terms: readonly string[]): TextPiece[] {
  const searchedTerms = new Set(terms)
  const pieces: TextPiece[] = []
  for (const { index: start, 0: part } of text.matchAll(/\bwi-?\s?fi\b|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/giu)) {
    const isHit = searchedTerms.has(withOneWord(part).toLowerCase())
    const last = pieces.at(-1)
    if (last && last.isHit === isHit) last.text += part
    else pieces.push({ start, text: part, isHit })
  }
  return pieces
}
