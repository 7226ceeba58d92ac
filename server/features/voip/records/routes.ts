/** Routes for voicemails and calls of a line. */
import {
  deleteVoicemail,
  getVoicemailSound,
  listCalls,
  listVoicemails,
  markVoicemail,
} from '#shared/contract/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { seesAllCustomers } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { auditActor, recordAccess, scopeOf } from '../../../http/customerScope'
import { type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import { findLine } from '../voip.queries'
import { deleteVoicemailRecord, findCalls, findVoicemail, findVoicemails, setListened } from './records.queries'

export function recordRoutes(routeContext: RouteContext, { db, clock, network, log }: Services): void {
  serve(routeContext, listVoicemails, async ({ query, actor }, { ip }) => {
    const found = await findLine(db, scopeOf(actor), query.line_id)
    if (!found) throw notFound()
    await recordAccess(db, actor, { customerNumber: found.customerNumber, ip, what: 'voicemails' })
    return findVoicemails(db, query.line_id, query)
  })

  serve(routeContext, listCalls, async ({ query, actor }, { ip }) => {
    const found = await findLine(db, scopeOf(actor), query.line_id)
    if (!found) throw notFound()
    await recordAccess(db, actor, { customerNumber: found.customerNumber, ip, what: 'calls' })
    return findCalls(db, query.line_id, query)
  })

  serve(routeContext, getVoicemailSound, async ({ query, actor }, { ip }) => {
    const id = query.voicemail_id
    const found = await findVoicemail(db, scopeOf(actor), id)
    if (!found) throw notFound()
    const { customerNumber, number, seconds } = found
    await recordAccess(db, actor, { customerNumber, ip, what: 'voicemail sound' })
    const audio = await network.readVoicemail({ id, number, seconds }).catch((error: unknown) => {
      log.error({ err: error, voicemailId: id }, 'the phone network returned no voicemail')
      throw new AppError('provider_failed', voipTexts.noSound)
    })
    if (!audio) throw new AppError('not_found', voipTexts.soundUnavailable)
    return { name: `voicemail-${id}`, ...audio }
  })

  serve(routeContext, markVoicemail, async ({ body, actor }, caller) => {
    const { voicemail_id: voicemail, is_heard: isHeard } = body
    const found = await findVoicemail(db, scopeOf(actor), voicemail)
    if (!found) throw notFound()
    const { customerNumber } = found
    await db.transaction(async (tx) => {
      await setListened(tx, voicemail, isHeard ? clock.now() : null)
      // Only staff actions are recorded, because customers listen to their own voicemails all the time.
      if (!seesAllCustomers(actor)) return
      const details = { voicemail, isHeard }
      await auditActor(tx, { actor, caller }, { action: 'voicemail.marked', customerNumber, details })
    })
    return null
  })

  serve(routeContext, deleteVoicemail, async ({ body, actor }, { ip }) => {
    const found = await findVoicemail(db, scopeOf(actor), body.voicemail_id)
    if (!found) throw notFound()
    const { customerNumber } = found
    const details = { voicemail: body.voicemail_id }
    await deleteVoicemailRecord(db, body.voicemail_id, { userId: actor.userId, customerNumber, source: ip, details })
    return null
  })
}
