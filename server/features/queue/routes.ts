/** The queue of customers' messages: what stands in it, who takes care of what, who is looking, and what happens meanwhile. */
import { isOver, type CaseStatus } from '#shared/cases'
import {
  assignMessage,
  countQueue,
  followQueue,
  getQueuedMessage,
  listCannedAnswers,
  listQueueStaff,
  lookAtMessage,
  searchQueue,
  setMessageStatus,
} from '#shared/contract/queue'
import { lookingMs, queueTexts } from '#shared/queue'
import { announce } from '../../db/news'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { openCustomer, recordLook } from '../../http/ownership'
import { serve, type Caller, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { auditCase, byActor } from '../cases/access'
import { assignCase, changeCase } from '../cases/ledger'
import { findNameOf } from '../people/queries'
import * as queries from './queries'
import { searchMessages } from './search/queries'
import { daysOf, firstDay, knownIn } from './rules'

export function queueRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config, news } = services

  async function open(caseId: string, actor: Actor) {
    const message = await queries.findQueued(db, caseId, actor.userId)
    if (!message) throw notFound()
    return message
  }

  const recordOf = async (caseId: string, actor: Actor) => {
    const { case_no: number, crm_customer_id: customerNumber } = await open(caseId, actor)
    return { id: caseId, number, customerNumber }
  }

  serve(mounting, searchQueue, async ({ body, actor }, caller) => {
    const { name, address, email, phone, fromDate, toDate, case_ids: caseIds, ...rest } = body
    const { crm_customer_id: customerNumber } = rest
    const known = knownIn({ name, address, email, phone })
    const days = daysOf({ fromDate: fromDate ?? (customerNumber && firstDay), toDate }, clock.today())
    const filter = { ...rest, known, days, caseIds, customerNumber, zone: config.TIME_ZONE }
    // The queue is everybody's; the messages of one are a look into their account. Going on in them is the same look.
    if (customerNumber !== undefined && rest.after === undefined && !caseIds) {
      await openCustomer(db, actor, { customerNumber, address: caller.address, what: 'messages' })
    }
    return searchMessages(db, filter, { userId: actor.userId, now: clock.now() })
  })

  serve(mounting, getQueuedMessage, async ({ query, actor }, caller) => {
    const message = await open(query.case_id, actor)
    await recordLook(db, actor, {
      customerNumber: message.crm_customer_id,
      address: caller.address,
      what: `case ${message.case_no}`,
    })
    return message
  })

  serve(mounting, assignMessage, async ({ body, actor }, caller) => {
    const { case_id: caseId, user_id: userId, seen_user_id: seen } = body
    const row = await recordOf(caseId, actor)
    await db.transaction(async (tx) => {
      const mayAssign = async ({ assignedTo }: { assignedTo: string | null }): Promise<void> => {
        if (userId !== null && (await queries.findColleagues(tx, userId)).length === 0) {
          throw new AppError('invalid_input', queueTexts.notOfQueue, { user_id: queueTexts.notOfQueue })
        }
        if (assignedTo === seen || assignedTo === userId) return
        const text =
          assignedTo === null
            ? queueTexts.releasedMeanwhile
            : queueTexts.takenMeanwhile(await findNameOf(tx, assignedTo))
        throw new AppError('conflict', text)
      }
      await assignCase(tx, caseId, { userId, mayAssign })
      await auditCase(tx, { actor, caller }, { row, action: 'message.assigned', details: { to: userId ?? 'nobody' } })
    })
    return null
  })

  serve(mounting, setMessageStatus, async ({ body, actor }, caller) => {
    await setStatus(body.case_id, { actor, caller, status: body.status, seen: body.seen_status })
    return null
  })

  interface Wanted {
    actor: Actor
    caller: Caller
    status: CaseStatus
    seen: CaseStatus
  }

  async function setStatus(caseId: string, { actor, caller, status, seen }: Wanted): Promise<void> {
    const row = await recordOf(caseId, actor)
    const by = await byActor(services, actor)
    await db.transaction(async (tx) => {
      await changeCase(tx, caseId, {
        by,
        decide: (found) => {
          if (found.status !== seen && found.status !== status) {
            throw new AppError('conflict', queueTexts.changedMeanwhile)
          }
          const change = { status, closedAt: isOver(status) ? by.now : null }
          return { change, event: { kind: 'status', status }, isQuiet: true }
        },
      })
      await auditCase(tx, { actor, caller }, { row, action: 'message.statusChanged', details: { status } })
    })
  }

  serve(mounting, listQueueStaff, () => queries.findColleagues(db))
  serve(mounting, listCannedAnswers, () => queries.findCannedAnswers(db))
  serve(mounting, countQueue, ({ actor }) => queries.countWaiting(db, actor.userId))

  serve(mounting, lookAtMessage, async ({ body, actor }, caller) => {
    const row = await recordOf(body.case_id, actor)
    const now = clock.now()
    const looker = { caseId: row.id, userId: actor.userId, now, until: new Date(now.getTime() + lookingMs) }
    const isNews = await db.transaction(async (tx) => {
      const changed = body.is_looking
        ? await queries.noteLooking(tx, looker)
        : await queries.forgetLooking(tx, row.id, actor.userId)
      if (changed) await announce(tx, { kind: 'looking', case_id: row.id })
      return changed
    })
    if (isNews && body.is_looking) {
      await recordLook(db, actor, {
        customerNumber: row.customerNumber,
        address: caller.address,
        what: `case ${row.number}`,
      })
    }
    return queries.findLookers(db, looker)
  })

  serve(mounting, followQueue, async () => (tell) => news.subscribe(tell))
}
