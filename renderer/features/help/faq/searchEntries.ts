/** Finds questions by the words that people use, slips of typing included. */
import MiniSearch from 'minisearch'
import { questionSearch, searchTerm, withOneWord } from '#shared/faq/searchTerms'
import { entries, entryOf, type Entry } from '#shared/faq/entries'

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

export interface Hit {
  entry: Entry
  /** The words of the text that were found, for highlighting. */
  terms: readonly string[]
}

/** Beyond these nobody reads on; one word more finds better. */
const hitsAtMost = 20

/** The best first. All words must be met; if no question has them all, any counts. */
export function searchEntries(words: string): Hit[] {
  const all = index.search(words)
  const found = all.length > 0 ? all : index.search(words, { combineWith: 'OR' })
  return found.slice(0, hitsAtMost).flatMap(({ id, terms }) => {
    const entry = entryOf(String(id))
    return entry ? [{ entry, terms }] : []
  })
}

export interface Piece {
  /** Where it begins in the text. */
  at: number
  text: string
  isHit: boolean
}

/** A text cut at the words that were found. */
export function cutAt(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms)
  const pieces: Piece[] = []
  for (const { index: at, 0: part } of text.matchAll(/\bwi-?\s?fi\b|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/giu)) {
    const isHit = wanted.has(withOneWord(part).toLowerCase())
    const last = pieces.at(-1)
    if (last && last.isHit === isHit) last.text += part
    else pieces.push({ at, text: part, isHit })
  }
  return pieces
}
