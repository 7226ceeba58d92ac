/** The document library. */
import { listDocumentFolders, listDocuments, openDocument } from '#shared/contract/documents'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { recordLook, reachOf, reachWith } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findAudience } from '../announcements/queries'
import { userTypeOf } from '../people/rules'
import { findDocumentFile, findDocuments, findFolders, findKind, type Reader } from './queries'
import { ownReaderOf } from './reader'
import * as documentTexts from '#shared/texts/documents'

interface Looked {
  /** Whose documents staff look at; their own library without one. */
  customerNumber: string | undefined
  address: string
}

export function documentRoutes(mounting: Mounting, { db, files, log }: Services): void {
  const readerOf = async (actor: Actor, looked?: Looked): Promise<Reader> => {
    if (looked?.customerNumber !== undefined) {
      const { customerNumber, address } = looked
      // Of a customer at whom somebody was granted nothing they learn not even what is published for it.
      const reach = reachesAll(actor) ? reachOf(actor) : reachWith(actor, 'ACCOUNTS.read')
      const kind = await findKind(db, reach, customerNumber)
      if (kind === null) throw notFound()
      await recordLook(db, actor, { customerNumber, address, what: 'documents' })
      const userType = userTypeOf[kind]
      const { communities } = await findAudience(db, [customerNumber], userType)
      return { kind: 'customer', userType, communities }
    }
    return ownReaderOf(db, actor)
  }

  serve(mounting, listDocumentFolders, async ({ query, actor }, { address }) =>
    findFolders(db, await readerOf(actor, { customerNumber: query.crm_customer_id, address })),
  )

  serve(mounting, listDocuments, async ({ body, actor }, { address }) =>
    findDocuments(db, await readerOf(actor, { customerNumber: body.crm_customer_id, address }), body),
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
