/** Help from afar: the customer reads six digits out, and customer care learns whose account to look at. */
import { createHmac, randomInt } from 'node:crypto'
import { isStaff } from '#shared/access'
import { endHelpCode, getHelpCode, makeHelpCode, redeemHelpCode, type HelpCode } from '#shared/contract/remoteHelp'
import { helpCodeMinutes } from '#shared/limits'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import { newestKey } from '../../keyRing'
import type { Services } from '../../services'
import { minutesAfter, type ThrottleRule } from '../session/rules'
import { mayTry } from '../session/throttle'
import * as queries from './queries'
import * as helpTexts from '#shared/texts/help'

const codesByUser: ThrottleRule = { limit: 5, windowMinutes: 15 }
/** Of a million codes few count at any time: guessing finds none before this ends it. */
const triesByStaff: ThrottleRule = { limit: 10, windowMinutes: 15 }
/** Somebody else has the same digits about once in a million codes for each code that is open. */
const draws = 5

const hashOf = (key: string, digits: string): Buffer =>
  createHmac('sha256', key).update(`remote help ${digits}`).digest()

const toHelpCode = (row: queries.HelpCodeRow): HelpCode => ({
  help_code_id: row.id,
  expires_at: row.expiresAt.toISOString(),
  redeemed_at: row.redeemedAt?.toISOString() ?? null,
})

export function remoteHelpRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  const auditOwn = (tx: Executor, action: string, { actor, address }: { actor: Actor; address: string }) =>
    audit(tx, { userId: actor.userId, action, customerNumber: actor.customerNumbers[0], address })

  serve(mounting, getHelpCode, async ({ actor }) => {
    const open = await queries.findOpenCode(db, actor.userId, clock.now())
    return open && toHelpCode(open)
  })

  serve(mounting, makeHelpCode, async ({ actor }, { address }) => {
    if (isStaff(actor.userType)) throw new AppError('not_allowed', helpTexts.helpCodeStaff)
    const textFor = helpTexts.helpCodeThrottled
    await mayTry(services, `help-codes:${actor.userId}`, { rule: codesByUser, textFor })
    const now = clock.now()
    const expiresAt = minutesAfter(now, helpCodeMinutes)
    return db.transaction(async (tx) => {
      await queries.endBefore(tx, actor.userId, now)
      for (let draw = 0; draw < draws; draw++) {
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const codeHash = hashOf(newestKey(config.CODE_KEY), code)
        const made = await queries.insertCode(tx, { userId: actor.userId, codeHash, createdAt: now, expiresAt })
        if (!made) continue
        await auditOwn(tx, 'help.code_made', { actor, address })
        return { ...toHelpCode(made), code }
      }
      throw new AppError('conflict', 'Another code is being created. Try again.')
    })
  })

  serve(mounting, endHelpCode, async ({ body, actor }, caller) => {
    await db.transaction(async (tx) => {
      const isEnded = await queries.endCode(tx, actor.userId, { id: body.help_code_id, now: clock.now() })
      if (!isEnded) throw notFound()
      await auditOwn(tx, 'help.code_ended', { actor, address: caller.address })
    })
    caller.say(helpTexts.helpCodeEnded)
    return null
  })

  serve(mounting, redeemHelpCode, async ({ body, actor }, { address }) => {
    const textFor = helpTexts.helpCodeTriesThrottled
    await mayTry(services, `help-code-tries:${actor.userId}`, { rule: triesByStaff, textFor })
    const codeHashes = config.CODE_KEY.map((key) => hashOf(key, body.otp))
    const found = await db.transaction(async (tx) => {
      const code = await queries.redeemCode(tx, { codeHashes, staffId: actor.userId, now: clock.now() })
      const owner = code && (await queries.findOwner(tx, code.userId))
      const customerNumber = owner?.customerNumbers[0]
      const action = owner ? 'help.code_redeemed' : 'help.code_refused'
      const details = owner && { user: owner.id }
      await audit(tx, { userId: actor.userId, action, customerNumber, address, ...(details && { details }) })
      return code && owner && { code, owner }
    })
    if (!found) throw new AppError('invalid_input', helpTexts.helpCodeWrong, { otp: helpTexts.helpCodeWrong })
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
