/** Deciding on requests for access: granted with a role, declined, or taken back. The asker never learns who decided. */

import {
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/accessRequests'
import type { SignInLevel } from '#shared/contract/people'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { portalUrl } from '../../http/origins'
import { audit, reachOf, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findRoleId } from '../people/queries'
import { customerOf } from '../people/customerOf'
import { roleNameOf } from '../people/rules'
import { dropCustomer } from '../serviceAccounts/queries'
import * as queries from './queries'
import { grantedWords } from './rules'
import * as accessRequestTexts from '#shared/texts/accessRequests'

export function accessRequestRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config } = services

  serve(mounting, listOwnAccessRequests, async ({ actor }) =>
    queries.findOwnRequests(db, { userId: actor.userId, now: clock.now() }),
  )

  serve(mounting, listAccessRequests, async ({ body, actor }, { address }) => {
    const { number } = await customerOf(db, actor, body.crm_customer_id)
    await recordLook(db, actor, { customerNumber: number, address, what: 'access requests' })
    return queries.findRequestsFor(db, number, clock.now())
  })

  serve(mounting, grantAccess, async ({ body: { request_id: id, level }, actor }, caller) => {
    const told = await db.transaction(async (tx) => {
      const held = await hold(tx, actor, id)
      mayDecide(held, clock.now())
      const { userId, customerNumber } = held.request
      const { kind } = await customerOf(tx, actor, customerNumber)
      const roleId = await findRoleId(tx, roleNameOf(level, kind))
      await queries.giveAccess(tx, { userId, customerNumber, roleId })
      await decide(services, tx, { held, actor, caller, state: 'granted', level })
      return held
    })
    tell(services, told, {
      subject: 'Your access request was granted',
      text: `Your request for access to account ${told.request.billingAccountNumber} was granted. You can ${grantedWords[level]}. Find the account under Service Accounts:\n\n${portalUrl(config)}/SubAccounts`,
    })
    caller.say(accessRequestTexts.granted)
    return null
  })

  serve(mounting, declineAccess, async ({ body: { request_id: id }, actor }, caller) => {
    const told = await db.transaction(async (tx) => {
      const held = await hold(tx, actor, id)
      mayDecide(held, clock.now())
      await decide(services, tx, { held, actor, caller, state: 'declined' })
      return held
    })
    tell(services, told, {
      subject: 'Your access request was declined',
      text: `Your request for access to account ${told.request.billingAccountNumber} was declined. If you think that’s a mistake, talk to the account holder.`,
    })
    caller.say(accessRequestTexts.declined)
    return null
  })

  serve(mounting, endAccess, async ({ body: { request_id: id }, actor }, caller) => {
    const told = await db.transaction(async (tx) => {
      const held = await hold(tx, actor, id)
      if (held.request.state !== 'granted') throw notFound()
      await dropCustomer(tx, held.request.userId, held.request.customerNumber)
      await decide(services, tx, { held, actor, caller, state: 'ended' })
      return held
    })
    tell(services, told, {
      subject: 'Your access to an account has ended',
      text: `Your access to account ${told.request.billingAccountNumber} has ended. You won’t see it in the portal anymore.`,
    })
    caller.say(accessRequestTexts.ended)
    return null
  })
}

type Held = NonNullable<Awaited<ReturnType<typeof queries.holdRequest>>>

async function hold(tx: Executor, actor: Actor, id: string): Promise<Held> {
  const held = await queries.holdRequest(tx, reachOf(actor), id)
  if (!held) throw notFound()
  return held
}

function mayDecide({ request }: Held, now: Date): void {
  if (request.state === 'waiting' && request.expiresAt > now) return
  throw new AppError(
    'conflict',
    request.state === 'waiting' ? accessRequestTexts.expired : accessRequestTexts.decidedAlready,
  )
}

interface Deciding {
  held: Held
  actor: Actor
  caller: Caller
  state: 'granted' | 'declined' | 'ended'
  level?: SignInLevel
}

async function decide(
  { clock }: Services,
  tx: Executor,
  { held: { request }, actor, caller, state, level }: Deciding,
): Promise<void> {
  await queries.decideRequest(tx, request.id, { state, by: actor.userId, now: clock.now() })
  await audit(tx, {
    userId: actor.userId,
    action: `access.${state}`,
    customerNumber: request.customerNumber,
    address: caller.address,
    details: { asker: request.userId, ...(level && { level }) },
  })
}

function tell(
  { background, notifier, config }: Services,
  { asker }: Held,
  { subject, text }: { subject: string; text: string },
): void {
  const mail = { to: asker.email, subject, text: `Hi ${asker.firstName},\n\n${text}\n\n${config.BRAND_NAME}` }
  background.run('answer a request for access', () => notifier.sendMail(mail))
}
