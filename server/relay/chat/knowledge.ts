/** What the chat knows: the FAQs, and every published document as long as it stays as it was read. */
import type MiniSearch from 'minisearch'
import type { Database } from '../../db/database'
import type { Clock } from '../../clock'
import { findPublications } from '../../features/documents/queries'
import { faqArticles, indexOf, type Article } from './library'

/** A document that was published since is found after so long; one that was taken back is never shown. */
const readAnewAfterMs = 60_000

export function createKnowledge(db: Database, clock: Clock): () => Promise<MiniSearch<Article>> {
  let read: { at: number; index: Promise<MiniSearch<Article>> } | null = null

  const readAll = async (): Promise<MiniSearch<Article>> => {
    const published = await findPublications(db)
    const documents = published.map(
      ({ id, title, description, folderName }): Article => ({
        id: `document:${id}`,
        question: title,
        answer: description,
        topic: folderName,
        words: '',
      }),
    )
    return indexOf([...faqArticles, ...documents])
  }

  return () => {
    const now = clock.now().getTime()
    if (read && now - read.at < readAnewAfterMs) return read.index
    const index = readAll()
    read = { at: now, index }
    // A failure is not kept: the next question reads again.
    index.catch(() => {
      read = null
    })
    return index
  }
}
