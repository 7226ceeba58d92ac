/** TV: PINs, boxes, and the channels of a pack. */
import { getTv, listChannels, updatePin } from '#shared/contract/tv'
import { AppError, notFound } from '../../http/appError'
import { reachOf, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { newestKey } from '../../keyRing'
import { hashOfCode, isCode } from '../session/codes'
import { findBoxes, findChannels, findPack, findPins, findTv, storePin, toBox, toPin, toPins } from './queries'
import * as planTexts from '#shared/texts/plans'
import * as tvTexts from '#shared/texts/tv'

export function tvRoutes(mounting: Mounting, { db, clock, config, network, log }: Services): void {
  serve(mounting, getTv, async ({ query, actor }, { address }) => {
    const id = query.crm_service_account_id
    const found = await findTv(db, reachOf(actor), id)
    if (!found) throw notFound()
    await recordLook(db, actor, { customerNumber: found.customerNumber, address, what: 'tv' })
    const [pins, boxes] = await Promise.all([findPins(db, id), findBoxes(db, id)])
    return { crm_service_account_id: id, pins: toPins(pins), boxes: boxes.map((box) => toBox(box, pins)) }
  })

  serve(mounting, listChannels, async ({ query, actor }, { address }) => {
    const id = query.crm_service_account_id
    const found = await findTv(db, reachOf(actor), id)
    if (!found) throw notFound()
    await recordLook(db, actor, { customerNumber: found.customerNumber, address, what: 'channels' })
    const pack = await findPack(db, id, clock.today())
    return { pack_name: pack.name, ...(await findChannels(db, pack, query)) }
  })

  serve(mounting, updatePin, async ({ body, actor }, { address }) => {
    const { crm_service_account_id: serviceAccountId, kind, pin } = body
    const found = await findTv(db, reachOf(actor), serviceAccountId)
    if (!found) throw notFound()
    const { account, customerNumber } = found
    if (account.status === 'closed') throw new AppError('conflict', planTexts.closed)
    const owner = `${serviceAccountId} ${kind}`
    const pinHash = hashOfCode(newestKey(config.CODE_KEY), owner, pin)
    const present = (await findPins(db, serviceAccountId)).find((row) => row.kind === kind)
    if (present && isCode({ id: owner, codeHash: present.pinHash }, pin, config.CODE_KEY))
      throw new AppError('invalid_input', tvTexts.samePin, { pin: tvTexts.samePin })
    const changedAt = clock.now()
    const tell = async () => {
      try {
        await network.setPin({ serviceAccountNumber: account.number, kind, pin })
      } catch (error) {
        log.error({ err: error, serviceAccountId }, 'the TV system took no PIN')
        throw new AppError('provider_failed', tvTexts.notSent)
      }
    }
    const row = { serviceAccountId, kind, pinHash, userId: actor.userId, changedAt }
    await storePin(db, row, { customerNumber, address, tell })
    return toPin(kind, changedAt)
  })
}
