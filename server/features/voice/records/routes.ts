/** Voicemails and calls of a line. */
import { deleteVoicemail, listCalls, listVoicemails, markVoicemail } from '#shared/contract/voice'
import { notFound } from '../../../http/appError'
import { reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { findLine } from '../queries'
import { deleteOne, findCalls, findVoicemail, findVoicemails, setHeard } from './queries'

export function recordRoutes(mounting: Mounting, { db, clock }: Services): void {
  serve(mounting, listVoicemails, async ({ query, actor }, { address }) => {
    const found = await findLine(db, reachOf(actor), query.line_id)
    if (!found) throw notFound()
    await recordLook(db, actor, { customerNumber: found.customerNumber, address, what: 'voicemails' })
    return findVoicemails(db, query.line_id, query)
  })

  serve(mounting, listCalls, async ({ query, actor }, { address }) => {
    const found = await findLine(db, reachOf(actor), query.line_id)
    if (!found) throw notFound()
    await recordLook(db, actor, { customerNumber: found.customerNumber, address, what: 'calls' })
    return findCalls(db, query.line_id, query)
  })

  serve(mounting, markVoicemail, async ({ body, actor }) => {
    if ((await findVoicemail(db, reachOf(actor), body.voicemail_id)) === null) throw notFound()
    await setHeard(db, body.voicemail_id, body.is_heard ? clock.now() : null)
    return null
  })

  serve(mounting, deleteVoicemail, async ({ body, actor }, { address }) => {
    const customerNumber = await findVoicemail(db, reachOf(actor), body.voicemail_id)
    if (customerNumber === null) throw notFound()
    const details = { voicemail: body.voicemail_id }
    await deleteOne(db, body.voicemail_id, { userId: actor.userId, customerNumber, address, details })
    return null
  })
}
