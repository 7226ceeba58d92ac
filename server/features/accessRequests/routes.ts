/** Decides on access requests: grants with a role, declines or ends them. Requesters never learn who decided. */

import {
  declineAccess,
  endAccess,
  grantAccess,
  listAccessRequests,
  listOwnAccessRequests,
} from '#shared/contract/access/accessRequests'
import type { SignInLevel } from '#shared/contract/customers/people'
import type { LetterText } from '#shared/customers/letterText'
import { paths } from '#shared/paths'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { resolveCustomer } from '../../directory/customers/resolveCustomer'
import { removeCustomer } from '../../directory/customers/userCustomers.queries'
import { roleNameOf } from '../../directory/users/rules'
import { findRoleId } from '../../directory/users/users.queries'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { auditActor, recordAccess, scopeOf } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './accessRequests.queries'

export function accessRequestRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, listOwnAccessRequests, async ({ actor }) =>
    queries.findOwnRequests(db, { userId: actor.userId, now: clock.now() }),
  )

  serve(routeContext, listAccessRequests, async ({ body, actor }, { ip }) => {
    const { number } = await resolveCustomer(db, actor, body.crm_customer_id)
    await recordAccess(db, actor, { customerNumber: number, ip, what: 'access requests' })
    return queries.findRequestsFor(db, number, clock.now())
  })

  serve(routeContext, grantAccess, async ({ body: { request_id: id, level }, actor }, caller) => {
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, actor, id)
      assertWaiting(locked, clock.now())
      const { userId, customerNumber } = locked.request
      const { kind } = await resolveCustomer(tx, actor, customerNumber)
      const roleId = await findRoleId(tx, roleNameOf(level, kind))
      await queries.grantAccess(tx, { userId, customerNumber, roleId })
      await decide(services, tx, { locked, actor, caller, state: 'granted', level })
      await notifyRequester(services, tx, {
        ...locked,
        content: accountEmailTexts.accessGranted(locked.request.billingAccountNumber, level),
        path: paths.subAccounts,
      })
    })
    caller.addMessage(accessRequestTexts.granted)
    return null
  })

  serve(routeContext, declineAccess, async ({ body: { request_id: id }, actor }, caller) => {
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, actor, id)
      assertWaiting(locked, clock.now())
      await decide(services, tx, { locked, actor, caller, state: 'declined' })
      await notifyRequester(services, tx, {
        ...locked,
        content: accountEmailTexts.accessDeclined(locked.request.billingAccountNumber),
      })
    })
    caller.addMessage(accessRequestTexts.declined)
    return null
  })

  serve(routeContext, endAccess, async ({ body: { request_id: id }, actor }, caller) => {
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, actor, id)
      if (locked.request.state !== 'granted') throw notFound()
      await removeCustomer(tx, locked.request.userId, locked.request.customerNumber)
      await decide(services, tx, { locked, actor, caller, state: 'ended' })
      await notifyRequester(services, tx, {
        ...locked,
        content: accountEmailTexts.accessEnded(locked.request.billingAccountNumber),
      })
    })
    caller.addMessage(accessRequestTexts.ended)
    return null
  })
}

type LockedRequest = NonNullable<Awaited<ReturnType<typeof queries.lockRequest>>>

async function lockRequest(tx: Executor, actor: Actor, id: string): Promise<LockedRequest> {
  const locked = await queries.lockRequest(tx, scopeOf(actor), id)
  if (!locked) throw notFound()
  return locked
}

function assertWaiting({ request }: LockedRequest, now: Date): void {
  if (request.state === 'waiting' && request.expiresAt > now) return
  throw new AppError(
    'conflict',
    request.state === 'waiting' ? accessRequestTexts.expired : accessRequestTexts.decidedAlready,
  )
}

interface DecisionInput extends CallContext {
  locked: LockedRequest
  state: 'granted' | 'declined' | 'ended'
  level?: SignInLevel
}

async function decide(
  { clock }: Services,
  tx: Executor,
  { locked: { request }, actor, caller, state, level }: DecisionInput,
): Promise<void> {
  await queries.decideRequest(tx, request.id, { state, decidedBy: actor.userId, now: clock.now() })
  await auditActor(
    tx,
    { actor, caller },
    {
      action: `access.${state}`,
      customerNumber: request.customerNumber,
      details: { asker: request.userId, ...(level && { level }) },
    },
  )
}

function notifyRequester(
  services: Services,
  tx: Executor,
  { requester, request, ...letter }: LockedRequest & { content: LetterText; path?: string },
): Promise<void> {
  return enqueueLetter(services, tx, {
    to: requester.email,
    firstName: requester.firstName,
    category: 'security',
    customerNumber: request.customerNumber,
    ...letter,
  })
}
