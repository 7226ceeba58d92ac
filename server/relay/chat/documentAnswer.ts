/** Answers a question with the documents that the search finds and the user may read. */
import type { ChatAnswer } from '#shared/contract/speech/chat'
import { paths } from '#shared/paths'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import type { Database } from '../../db/database'
import { ownReaderOf } from '../../features/documents/documentReader'
import { findVisibleDocuments } from '../../features/documents/documents.queries'
import type { Actor } from '../../http/actor'
import { emptyAnswer, maxRelated } from './faqAnswer'
import type { RewordFunction } from './rewording'

/** The number of documents that are checked for one that the user may read. */
const maxDocumentsChecked = 10

/** Returns a function that finds the best of the documents with these ids, or null. */
export const createDocumentAnswer =
  (db: Database, rewordAnswer: RewordFunction) =>
  async (question: string, actor: Actor, ids: readonly string[]): Promise<ChatAnswer | null> => {
    const visible = await findVisibleDocuments(db, await ownReaderOf(db, actor), ids.slice(0, maxDocumentsChecked))
    const ranked = ids.flatMap((id) => visible.find((document) => document.id === id) ?? [])
    const [bestDocument] = ranked
    if (!bestDocument) return null
    const passage = [
      chatAnswerTexts.thisMightHelp(bestDocument.title),
      ...(bestDocument.description === '' ? [] : [bestDocument.description]),
    ]
    const text = await rewordAnswer(question, passage)
    return {
      ...emptyAnswer,
      source: 'documents',
      text: text ?? passage,
      links: ranked
        .slice(0, maxRelated)
        .map(({ id, title }) => ({ label: title, path: `${paths.resourceCenter}?document=${id}` })),
      offers_person: true,
      is_worded: text !== null,
    }
  }
