/** Voicemails and calls of a line. */
import { deleteVoicemail, getVoicemailSound, listCalls, listVoicemails, markVoicemail } from '#shared/contract/voice'
import { reachesAll } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { audit, reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { findLine } from '../queries'
import { deleteOne, findCalls, findVoicemail, findVoicemails, setHeard } from './queries'
import * as voipTexts from '#shared/texts/voip'

export function recordRoutes(mounting: Mounting, { db, clock, network, log }: Services): void {
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

  serve(mounting, getVoicemailSound, async ({ query, actor }, { address }) => {
    const id = query.voicemail_id
    const found = await findVoicemail(db, reachOf(actor), id)
    if (!found) throw notFound()
    const { customerNumber, number, seconds } = found
    await recordLook(db, actor, { customerNumber, address, what: 'voicemail sound' })
    const sound = await network.voicemail({ id, number, seconds }).catch((error: unknown) => {
      log.error({ err: error, voicemailId: id }, 'the telephone network gave no voicemail')
      throw new AppError('provider_failed', voipTexts.noSound)
    })
    if (!sound) throw new AppError('not_found', voipTexts.soundGone)
    return { name: `voicemail-${id}`, ...sound }
  })

  serve(mounting, markVoicemail, async ({ body, actor }, { address }) => {
    const { voicemail_id: voicemail, is_heard: isHeard } = body
    const found = await findVoicemail(db, reachOf(actor), voicemail)
    if (!found) throw notFound()
    const { customerNumber } = found
    await db.transaction(async (tx) => {
      await setHeard(tx, voicemail, isHeard ? clock.now() : null)
      // Customers hear their own all the time.
      if (!reachesAll(actor)) return
      const details = { voicemail, isHeard }
      await audit(tx, { userId: actor.userId, action: 'voicemail.marked', customerNumber, address, details })
    })
    return null
  })

  serve(mounting, deleteVoicemail, async ({ body, actor }, { address }) => {
    const found = await findVoicemail(db, reachOf(actor), body.voicemail_id)
    if (!found) throw notFound()
    const { customerNumber } = found
    const details = { voicemail: body.voicemail_id }
    await deleteOne(db, body.voicemail_id, { userId: actor.userId, customerNumber, address, details })
    return null
  })
}
