/** Serves case files: upload, download, and deletion of uploads that belong to no case yet. */
import { isFinishedCase } from '#shared/cases/cases'
import { deleteAttachment, getAttachment, uploadAttachment } from '#shared/contract/cases/caseAttachments'
import * as caseTexts from '#shared/texts/cases/cases'
import type { Executor } from '../../../db/database'
import {
  assertAllowed,
  auditCase,
  authorshipOf,
  caseRight,
  hasCaseRight,
  requireCase,
} from '../../../directory/cases/access'
import { attachmentStorageKey } from '../../../directory/cases/attachments'
import { hasRightFor } from '../../../http/actor'
import { fieldError, notFound } from '../../../http/appError'
import { recordAccess, scopeOf } from '../../../http/customerScope'
import { type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import { deletePending, findAttachment } from './attachments.queries'
import { receiveAttachment } from './receiveAttachment'

export function attachmentRoutes(routeContext: RouteContext, services: Services): void {
  const { db, files } = services

  serve(routeContext, uploadAttachment, async ({ body, file, actor }, caller) => {
    const caseId = body.case_id ?? null
    const found = caseId ? await requireCase(services, { actor, caller }, { id: caseId, verb: 'write' }) : null
    assertAllowed(found !== null || hasCaseRight(actor, 'request', 'write') || hasCaseRight(actor, 'message', 'write'))
    if (found && isFinishedCase(found.row.status)) throw fieldError('conflict', 'file', caseTexts.isOver)
    const writeAlongside = async (tx: Executor) => {
      if (found) await auditCase(tx, { actor, caller }, { row: found.row, action: 'case.attached' })
    }
    const authorship = await authorshipOf(services, actor)
    return receiveAttachment(
      services,
      { file, caseId, writeAlongside, canceled: caller.disconnectSignal() },
      authorship,
    )
  })

  serve(routeContext, getAttachment, async ({ query, actor }, caller) => {
    const found = await findAttachment(db, { scope: scopeOf(actor), userId: actor.userId }, query.attachment_id)
    if (!found) throw notFound()
    const { attachment, kind, customerNumber } = found
    if (kind && customerNumber) {
      assertAllowed(hasRightFor(actor, caseRight(kind, 'read'), customerNumber))
      await recordAccess(db, actor, { customerNumber, ip: caller.ip, what: 'case file' })
    }
    const bytes = await files.get(attachmentStorageKey(attachment.id))
    if (!bytes) throw notFound()
    return { name: attachment.fileName, type: attachment.mediaType, bytes }
  })

  serve(routeContext, deleteAttachment, async ({ query, actor }) => {
    if (!(await deletePending(db, actor.userId, query.attachment_id))) throw notFound()
    await files.remove(attachmentStorageKey(query.attachment_id))
    return null
  })
}
