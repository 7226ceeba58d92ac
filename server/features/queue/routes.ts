/** The queue of customers' messages: what stands in it, who takes care of what, who is looking, and what happens meanwhile. */
import {
  assignMessage,
  countQueue,
  followQueue,
  getQueuedMessage,
  handleMessages,
  listQueueStaff,
  lookAtMessage,
  searchQueue,
  setMessageStatus,
} from '#shared/contract/queue'
import type { ParsedOf, ResponseOf } from '#shared/endpoint'
import { lookingMs } from '#shared/queue'
import { announce } from '../../db/news'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { openCustomer, recordLook } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { byActor } from '../cases/access'
import { handle, labeling, refuseOutsider, type Handling, type Wanted } from './handling'
import * as queries from './queries'
import { searchMessages } from './search/queries'
import { daysOf, firstDay, knownIn } from './rules'
import * as queueTexts from '#shared/texts/queue'

type HandlingBody = ParsedOf<typeof handleMessages>['body']

const readerOf = (actor: Actor): queries.QueueReader => ({
  userId: actor.userId,
  mayReadComments: actor.rights.has('MESSAGEBOX.read'),
})

export function queueRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, config, news } = services

  async function open(caseId: string, actor: Actor) {
    const message = await queries.findQueued(db, caseId, readerOf(actor))
    if (!message) throw notFound()
    return message
  }

  /** As its record names it, without reading what is written in it. */
  async function named(caseId: string): Promise<Handling['row']> {
    const [row] = await queries.findNamed(db, [caseId])
    if (!row) throw notFound()
    return row
  }

  serve(mounting, searchQueue, async ({ body, actor }, caller) => {
    const { name, address, email, phone, fromDate, toDate, case_ids: caseIds, asked_since, ...rest } = body
    const { crm_customer_id: customerNumber } = rest
    const known = knownIn({ name, address, email, phone })
    const days = daysOf({ fromDate: fromDate ?? (customerNumber && firstDay), toDate }, clock.today())
    const since = asked_since === undefined ? undefined : new Date(asked_since)
    const filter = { ...rest, known, days, caseIds, since, customerNumber, zone: config.TIME_ZONE }
    // The queue is everybody's; the messages of one are a look into their account, each page of them.
    if (customerNumber !== undefined) {
      await openCustomer(db, actor, { customerNumber, address: caller.address, what: 'messages' })
    }
    return searchMessages(db, filter, { ...readerOf(actor), now: clock.now() })
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
    const row = await named(body.case_id)
    await refuseOutsider(db, body.user_id)
    const wanted = { kind: 'assign', userId: body.user_id, seenUserId: body.seen_user_id } as const
    await handle(services, { row, actor, caller, by: await byActor(services, actor), wanted })
    return null
  })

  serve(mounting, setMessageStatus, async ({ body, actor }, caller) => {
    const row = await named(body.case_id)
    const wanted = { kind: 'status', status: body.status, seen: body.seen_status } as const
    await handle(services, { row, actor, caller, by: await byActor(services, actor), wanted })
    return null
  })

  serve(mounting, handleMessages, async ({ body: { messages, change }, actor }, caller) => {
    const rows = await queries.findNamed(
      db,
      messages.map(({ case_id }) => case_id),
    )
    const wantedFor = await wantedOf(change)
    const by = await byActor(services, actor)
    const results: ResponseOf<typeof handleMessages>['results'] = []
    for (const message of messages) {
      const { case_id: id } = message
      const row = rows.find((found) => found.id === id)
      const wanted = wantedFor(message)
      results.push({
        case_id: id,
        case_no: row?.number ?? '',
        ...(await outcomeOf(row, { actor, caller, by, wanted })),
      })
    }
    return { results }
  })

  /** What is asked of all is looked at once, before the first. */
  async function wantedOf(change: HandlingBody['change']): Promise<(seen: HandlingBody['messages'][number]) => Wanted> {
    switch (change.kind) {
      case 'assign': {
        const { user_id: userId } = change
        await refuseOutsider(db, userId)
        return ({ seen_user_id: seenUserId }) => ({ kind: 'assign', userId, seenUserId })
      }
      case 'status': {
        const { status } = change
        return ({ seen_status: seen }) => ({ kind: 'status', status, seen })
      }
      case 'label': {
        const wanted = await labeling(db, { labelId: change.label_id, isOn: change.is_on })
        return () => wanted
      }
    }
  }

  /** One that is refused leaves the others alone; anything that nobody expected ends the call. */
  async function outcomeOf(
    row: Handling['row'] | undefined,
    handling: Omit<Handling, 'row'>,
  ): Promise<{ outcome: 'done' | 'unchanged' | 'refused'; text: string }> {
    if (!row) return { outcome: 'refused', text: queueTexts.gone }
    try {
      return { outcome: (await handle(services, { row, ...handling })) ? 'done' : 'unchanged', text: '' }
    } catch (error) {
      if (error instanceof AppError) return { outcome: 'refused', text: error.message }
      throw error
    }
  }

  serve(mounting, listQueueStaff, () => queries.findColleagues(db))
  serve(mounting, countQueue, ({ actor }) => queries.countUnanswered(db, actor.userId))

  // It answers colleagues and nothing of the customer: the look is recorded where the message is read.
  serve(mounting, lookAtMessage, async ({ body, actor }) => {
    const row = await named(body.case_id)
    const now = clock.now()
    const looker = { caseId: row.id, userId: actor.userId, now, until: new Date(now.getTime() + lookingMs) }
    await db.transaction(async (tx) => {
      const changed = body.is_looking
        ? await queries.noteLooking(tx, looker)
        : await queries.forgetLooking(tx, row.id, actor.userId)
      if (changed) await announce(tx, { kind: 'looking', case_id: row.id })
    })
    return queries.findLookers(db, looker)
  })

  serve(mounting, followQueue, async () => (tell) => news.subscribe(tell))
}
