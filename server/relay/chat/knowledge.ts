/** The search index of the FAQs and all published documents, cached for a short time. */
import type MiniSearch from 'minisearch'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { findPublishedDocuments } from '../../features/documents/documents.queries'
import { type Article, buildArticleIndex, faqArticles } from './articleSearch'

/**
 * A newly published document is found after this time. A withdrawn one is never shown, because access is checked again.
 */
const cacheMs = 60_000

export function createKnowledge(db: Database, clock: Clock): () => Promise<MiniSearch<Article>> {
  let cached: { readAt: number; index: Promise<MiniSearch<Article>> } | null = null

  const buildIndex = async (): Promise<MiniSearch<Article>> => {
    const published = await findPublishedDocuments(db)
    const documents = published.map(
      ({ id, title, description, folderName }): Article => ({
        id: `document:${id}`,
        question: title,
        answer: description,
        topic: folderName,
        words: '',
      }),
    )
    return buildArticleIndex([...faqArticles, ...documents])
  }

  return () => {
    const now = clock.now().getTime()
    if (cached && now - cached.readAt < cacheMs) return cached.index
    const index = buildIndex()
    cached = { readAt: now, index }
    // A failure is not cached, so the next question reads again.
    index.catch(() => {
      cached = null
    })
    return index
  }
}
