/** Routes for remote help: the customer reads six digits out, and customer care learns which account to open. */

import { createHmac, randomInt } from 'node:crypto'
import { isStaff } from '#shared/access/access'
import type { AuditAction } from '#shared/access/auditActions'
import {
  endHelpCode,
  getHelpCode,
  type HelpCode,
  makeHelpCode,
  redeemHelpCode,
} from '#shared/contract/customers/remoteHelp'
import { minutesAfter } from '#shared/format/moments'
import { helpCodeMinutes } from '#shared/http/limits'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import type { Executor } from '../../db/database'
import { type ThrottleRule } from '../../directory/signIn/rules'
import { limitAttempts } from '../../directory/signIn/throttle'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import * as queries from './remoteHelp.queries'

const codesByUser: ThrottleRule = { limit: 5, windowMinutes: 15 }
/** Few of a million codes are open at any time, so this limit stops guessing before it succeeds. */
const triesByStaff: ThrottleRule = { limit: 10, windowMinutes: 15 }
/** A draw collides with each open code once in a million, so a few draws suffice. */
const maxDraws = 5

const hashOf = (key: string, digits: string): Buffer =>
  createHmac('sha256', key).update(`remote help ${digits}`).digest()

const toHelpCode = (row: queries.HelpCodeRow): HelpCode => ({
  help_code_id: row.id,
  expires_at: row.expiresAt.toISOString(),
  redeemed_at: row.redeemedAt?.toISOString() ?? null,
})

export function remoteHelpRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  const auditCode = (tx: Executor, action: AuditAction, { actor, caller }: CallContext) =>
    auditActor(tx, { actor, caller }, { action, customerNumber: actor.customerNumbers[0] })

  serve(routeContext, getHelpCode, async ({ actor }) => {
    const openCode = await queries.findOpenCode(db, actor.userId, clock.now())
    return openCode && toHelpCode(openCode)
  })

  serve(routeContext, makeHelpCode, async ({ actor }, caller) => {
    if (isStaff(actor.userType)) throw new AppError('not_allowed', remoteHelpTexts.helpCodeStaff)
    const textFor = remoteHelpTexts.helpCodeThrottled
    await limitAttempts(services, `help-codes:${actor.userId}`, { rule: codesByUser, textFor })
    const now = clock.now()
    const expiresAt = minutesAfter(now, helpCodeMinutes)
    return db.transaction(async (tx) => {
      await queries.endPreviousCodes(tx, actor.userId, now)
      for (let draw = 0; draw < maxDraws; draw++) {
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const codeHash = hashOf(newestKey(config.CODE_KEY), code)
        const created = await queries.insertCode(tx, { userId: actor.userId, codeHash, createdAt: now, expiresAt })
        if (!created) continue
        await auditCode(tx, 'help.code_made', { actor, caller })
        return { ...toHelpCode(created), code }
      }
      throw new AppError('conflict', remoteHelpTexts.codeInProgress)
    })
  })

  serve(routeContext, endHelpCode, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const isEnded = await queries.endCode(tx, actor.userId, { id: body.help_code_id, now: clock.now() })
      if (!isEnded) throw notFound()
      await auditCode(tx, 'help.code_ended', { actor, caller })
    })
    caller.addMessage(remoteHelpTexts.helpCodeEnded)
    return null
  })

  serve(routeContext, redeemHelpCode, async ({ body, actor }, caller) => {
    const textFor = remoteHelpTexts.triesThrottled
    await limitAttempts(services, `help-code-tries:${actor.userId}`, { rule: triesByStaff, textFor })
    const codeHashes = config.CODE_KEY.map((key) => hashOf(key, body.otp))
    const found = await db.transaction(async (tx) => {
      const code = await queries.redeemCode(tx, { codeHashes, staffId: actor.userId, now: clock.now() })
      const owner = code && (await queries.findOwner(tx, code.userId))
      const customerNumber = owner?.customerNumbers[0]
      const action = owner ? 'help.code_redeemed' : 'help.code_refused'
      const details = owner && { user: owner.id }
      await auditActor(tx, { actor, caller }, { action, customerNumber, ...(details && { details }) })
      return code && owner && { code, owner }
    })
    if (!found) throw invalidField('otp', remoteHelpTexts.helpCodeWrong)
    const { code, owner } = found
    return {
      user_id: owner.id,
      first_name: owner.firstName,
      last_name: owner.lastName,
      email_id: owner.email,
      crm_customer_numbers: owner.customerNumbers,
      redeemed_at: (code.redeemedAt ?? clock.now()).toISOString(),
      expires_at: code.expiresAt.toISOString(),
    }
  })
}
