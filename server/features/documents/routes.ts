/** The document library. */
import { listDocumentFolders, listDocuments, openDocument } from '#shared/contract/documents'
import { documentTexts } from '#shared/helpTexts'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findAudience } from '../announcements/queries'
import { userTypeOf } from '../people/rules'
import { findDocumentFile, findDocuments, findFolders, findKind, type Reader } from './queries'

export function documentRoutes(mounting: Mounting, { db, files, log }: Services): void {
  const readerOf = async (actor: Actor, customerNumber?: string): Promise<Reader> => {
    if (customerNumber !== undefined) {
      const kind = await findKind(db, reachOf(actor), customerNumber)
      if (kind === null) throw notFound()
      const userType = userTypeOf[kind]
      const { communities } = await findAudience(db, [customerNumber], userType)
      return { kind: 'customer', userType, communities }
    }
    if (reachesAll(actor)) return { kind: 'staff' }
    const { communities } = await findAudience(db, actor.customerNumbers, actor.userType)
    return { kind: 'customer', userType: actor.userType, communities }
  }

  serve(mounting, listDocumentFolders, async ({ query, actor }) =>
    findFolders(db, await readerOf(actor, query.crm_customer_id)),
  )

  serve(mounting, listDocuments, async ({ body, actor }) =>
    findDocuments(db, await readerOf(actor, body.crm_customer_id), body),
  )

  serve(mounting, openDocument, async ({ query, actor }) => {
    const file = await findDocumentFile(db, await readerOf(actor), query.document_id)
    if (!file) throw notFound()
    const bytes = await files.open(file.key)
    if (!bytes) {
      log.error({ documentId: query.document_id }, 'the file of a document is missing')
      throw new AppError('unavailable', documentTexts.fileGone)
    }
    return { name: file.name, type: file.type, bytes }
  })
}
