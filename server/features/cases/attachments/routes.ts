/** Files of cases: sending, fetching, and taking back what belongs to no case yet. */
import { isOver } from '#shared/cases'
import { deleteAttachment, getAttachment, uploadAttachment } from '#shared/contract/cases'
import type { Executor } from '../../../db/database'
import { mayFor } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { auditCase, byActor, mayOn, openCaseOf, refuseUnless, rightOn } from '../access'
import { deletePending, findAttachment } from './queries'
import { receiveAttachment, storeKey } from './receive'
import * as requestTexts from '#shared/texts/requests'

export function attachmentRoutes(mounting: Mounting, services: Services): void {
  const { db, files } = services

  serve(mounting, uploadAttachment, async ({ body, file, actor }, caller) => {
    const caseId = body.case_id ?? null
    const found = caseId ? await openCaseOf(services, { actor, caller }, { id: caseId, verb: 'write' }) : null
    refuseUnless(found !== null || mayOn(actor, 'request', 'write') || mayOn(actor, 'message', 'write'))
    if (found && isOver(found.row.status))
      throw new AppError('conflict', requestTexts.isOver, { file: requestTexts.isOver })
    const alongside = async (tx: Executor) => {
      if (found) await auditCase(tx, { actor, caller }, { row: found.row, action: 'case.attached' })
    }
    const by = await byActor(services, actor)
    return receiveAttachment(services, { file, caseId, alongside, canceled: caller.gone() }, by)
  })

  serve(mounting, getAttachment, async ({ query, actor }, caller) => {
    const found = await findAttachment(db, { reach: reachOf(actor), userId: actor.userId }, query.attachment_id)
    if (!found) throw notFound()
    const { attachment, kind, customerNumber } = found
    if (kind && customerNumber) {
      refuseUnless(mayFor(actor, rightOn(kind, 'read'), customerNumber))
      await recordLook(db, actor, { customerNumber, address: caller.address, what: 'case file' })
    }
    const bytes = await files.get(storeKey(attachment.id))
    if (!bytes) throw notFound()
    return { name: attachment.fileName, type: attachment.mediaType, bytes }
  })

  serve(mounting, deleteAttachment, async ({ query, actor }) => {
    if (!(await deletePending(db, actor.userId, query.attachment_id))) throw notFound()
    await files.remove(storeKey(query.attachment_id))
    return null
  })
}
