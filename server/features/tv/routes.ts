/** Routes for TV: PINs, boxes, and the channels of a pack. */
import { getTv, listChannels, updatePin } from '#shared/contract/services/tv'
import * as planTexts from '#shared/texts/services/plans'
import * as tvTexts from '#shared/texts/services/tv'
import { hashOfCode, isCode } from '../../directory/signIn/oneTimeCode'
import { AppError, invalidField } from '../../http/appError'
import { openServiceAccount, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import { findActivePack, findBoxes, findChannels, findPins, storePin, toBox, toPin, toPins } from './tv.queries'

export function tvRoutes(routeContext: RouteContext, { db, clock, config, network, log }: Services): void {
  serve(routeContext, getTv, async ({ query, actor }, { ip }) => {
    const id = query.crm_service_account_id
    const { customerNumber } = await openServiceAccount(db, scopeOf(actor), { id, type: 'TV' })
    await recordAccess(db, actor, { customerNumber, ip, what: 'tv' })
    const [pins, boxes] = await Promise.all([findPins(db, id), findBoxes(db, id)])
    return { crm_service_account_id: id, pins: toPins(pins), boxes: boxes.map((box) => toBox(box, pins)) }
  })

  serve(routeContext, listChannels, async ({ query, actor }, { ip }) => {
    const id = query.crm_service_account_id
    const { customerNumber } = await openServiceAccount(db, scopeOf(actor), { id, type: 'TV' })
    await recordAccess(db, actor, { customerNumber, ip, what: 'channels' })
    const pack = await findActivePack(db, id, clock.today())
    return { pack_name: pack.name, ...(await findChannels(db, pack, query)) }
  })

  serve(routeContext, updatePin, async ({ body, actor }, { ip }) => {
    const { crm_service_account_id: serviceAccountId, kind, pin } = body
    const selector = { id: serviceAccountId, type: 'TV' } as const
    const { account, customerNumber } = await openServiceAccount(db, scopeOf(actor), selector)
    if (account.status === 'closed') throw new AppError('conflict', planTexts.closed)
    const owner = `${serviceAccountId} ${kind}`
    const pinHash = hashOfCode(newestKey(config.CODE_KEY), owner, pin)
    const currentPin = (await findPins(db, serviceAccountId)).find((row) => row.kind === kind)
    if (currentPin && isCode({ id: owner, codeHash: currentPin.pinHash }, pin, config.CODE_KEY))
      throw invalidField('pin', tvTexts.samePin)
    const changedAt = clock.now()
    const sendPin = async () => {
      try {
        await network.setPin({ serviceAccountNumber: account.number, kind, pin })
      } catch (error) {
        log.error({ err: error, serviceAccountId }, 'the TV system rejected a PIN')
        throw new AppError('provider_failed', tvTexts.notSent)
      }
    }
    const row = { serviceAccountId, kind, pinHash, userId: actor.userId, changedAt }
    await storePin(db, row, { customerNumber, source: ip, sendPin })
    return toPin(kind, changedAt)
  })
}
