/** Serves the document library. */
import { listDocumentFolders, listDocuments, openDocument } from '#shared/contract/content/documents'
import * as documentTexts from '#shared/texts/content/documents'
import { findAudience } from '../../directory/announcements/audience.queries'
import { userTypeOf } from '../../directory/users/rules'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { recordAccess, scopeOf, scopeWithRight } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import { ownReaderOf } from './documentReader'
import {
  type DocumentReader,
  findCustomerKind,
  findDocumentFile,
  findDocuments,
  findFolders,
} from './documents.queries'

interface LibraryAccess {
  /** The customer whose documents staff open; undefined for their own library. */
  customerNumber: string | undefined
  ip: string
}

export function documentRoutes(routeContext: RouteContext, { db, files, log }: Services): void {
  const readerOf = async (actor: Actor, access?: LibraryAccess): Promise<DocumentReader> => {
    if (access?.customerNumber !== undefined) {
      const { customerNumber, ip } = access
      // A user without granted rights at a customer must not learn what is published for that customer.
      const scope = seesAllCustomers(actor) ? scopeOf(actor) : scopeWithRight(actor, 'ACCOUNTS.read')
      const kind = await findCustomerKind(db, scope, customerNumber)
      if (kind === null) throw notFound()
      await recordAccess(db, actor, { customerNumber, ip, what: 'documents' })
      const userType = userTypeOf[kind]
      const { communities } = await findAudience(db, [customerNumber], userType)
      return { kind: 'customer', userType, communities }
    }
    return ownReaderOf(db, actor)
  }

  serve(routeContext, listDocumentFolders, async ({ query, actor }, { ip }) =>
    findFolders(db, await readerOf(actor, { customerNumber: query.crm_customer_id, ip })),
  )

  serve(routeContext, listDocuments, async ({ body, actor }, { ip }) =>
    findDocuments(db, await readerOf(actor, { customerNumber: body.crm_customer_id, ip }), body),
  )

  serve(routeContext, openDocument, async ({ query, actor }) => {
    const file = await findDocumentFile(db, await readerOf(actor), query.document_id)
    if (!file) throw notFound()
    const bytes = await files.open(file.key)
    if (!bytes) {
      log.error({ documentId: query.document_id }, 'the file of a document is missing')
      throw new AppError('unavailable', documentTexts.fileUnavailable)
    }
    return { name: file.name, type: file.type, bytes }
  })
}
