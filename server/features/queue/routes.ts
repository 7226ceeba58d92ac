/** Routes for the queue of customers' messages: search, assign, change status, viewers and live events. */

import { messageViewerMs } from '#shared/cases/queue'
import {
  assignMessage,
  countQueue,
  followQueue,
  getQueuedMessage,
  handleMessages,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
  setMessageStatus,
  snoozeMessage,
} from '#shared/contract/cases/queue'
import type { ParsedOf, ResponseOf } from '#shared/http/endpoint'
import * as queueTexts from '#shared/texts/cases/queue'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { authorshipOf } from '../../directory/cases/access'
import { findColleagues } from '../../directory/cases/assignees.queries'
import { findOtherViewers, storePresence } from '../../directory/presence.queries'
import {
  assertQueueStaff,
  findLabelChange,
  handleMessage,
  type MessageChange,
  type MessageHandling,
} from '../../directory/queue/messageHandling'
import { findMessagesById } from '../../directory/queue/messages.queries'
import { requireMessageRow } from '../../directory/queue/requireMessageRow'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { openCustomer, recordAccess } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './queue.queries'
import { daysOf, firstDay, parseSenderCriteria } from './rules'
import { searchMessages } from './search.queries'

type HandlingBody = ParsedOf<typeof handleMessages>['body']

const readerOf = (actor: Actor): queries.QueueReader => ({
  userId: actor.userId,
  canReadComments: actor.rights.has('MESSAGEBOX.read'),
})

export function queueRoutes(routeContext: RouteContext, services: Services): void {
  searchRoutes(routeContext, services)
  handlingRoutes(routeContext, services)
  presenceRoutes(routeContext, services)
}

/** Serves the search and the single messages. */
function searchRoutes(routeContext: RouteContext, { db, clock, config }: Services): void {
  async function requireMessage(caseId: string, actor: Actor) {
    const message = await queries.findQueuedMessage(db, caseId, readerOf(actor))
    if (!message) throw notFound()
    return message
  }

  serve(routeContext, searchQueue, async ({ body, actor }, caller) => {
    const { name, address, email, phone, fromDate, toDate, case_ids: caseIds, customer_wrote_since, ...rest } = body
    const { crm_customer_id: customerNumber } = rest
    const criteria = parseSenderCriteria({ name, address, email, phone })
    const days = daysOf({ fromDate: fromDate ?? (customerNumber && firstDay), toDate }, clock.today())
    const since = customer_wrote_since === undefined ? undefined : new Date(customer_wrote_since)
    const filter = { ...rest, criteria, days, caseIds, since, customerNumber, zone: config.TIME_ZONE }
    // Searching the whole queue is not an account access, but each page of one customer's messages is.
    if (customerNumber !== undefined) {
      await openCustomer(db, actor, { customerNumber, ip: caller.ip, what: 'messages' })
    }
    return searchMessages(db, filter, { ...readerOf(actor), now: clock.now() })
  })

  serve(routeContext, getQueuedMessage, async ({ query, actor }, caller) => {
    const message = await requireMessage(query.case_id, actor)
    await recordAccess(db, actor, {
      customerNumber: message.crm_customer_id,
      ip: caller.ip,
      what: `case ${message.case_no}`,
    })
    return message
  })
}

/** Serves what staff do with messages: assign them, change their status or labels. */
function handlingRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  serve(routeContext, assignMessage, async ({ body, actor }, caller) => {
    const row = await requireMessageRow(db, body.case_id)
    await assertQueueStaff(db, body.user_id)
    const change = { kind: 'assign', userId: body.user_id, seenUserId: body.seen_user_id } as const
    await handleMessage(services, { row, actor, caller, authorship: await authorshipOf(services, actor), change })
    return null
  })

  serve(routeContext, setMessageStatus, async ({ body, actor }, caller) => {
    const row = await requireMessageRow(db, body.case_id)
    const change = { kind: 'status', status: body.status, seen: body.seen_status } as const
    await handleMessage(services, { row, actor, caller, authorship: await authorshipOf(services, actor), change })
    return null
  })

  serve(routeContext, snoozeMessage, async ({ body, actor }, caller) => {
    const row = await requireMessageRow(db, body.case_id)
    const change = { kind: 'snooze', until: body.until === null ? null : new Date(body.until) } as const
    await handleMessage(services, { row, actor, caller, authorship: await authorshipOf(services, actor), change })
    return null
  })

  serve(routeContext, handleMessages, async ({ body: { messages, change }, actor }, caller) => {
    const rows = await findMessagesById(
      db,
      messages.map(({ case_id }) => case_id),
    )
    const buildChange = await changeBuilderFor(db, change)
    const authorship = await authorshipOf(services, actor)
    const results: ResponseOf<typeof handleMessages>['results'] = []
    for (const message of messages) {
      const { case_id: id } = message
      const row = rows.find((found) => found.id === id)
      const messageChange = buildChange(message)
      results.push({
        case_id: id,
        case_no: row?.number ?? '',
        ...(await handleRow(services, row, { actor, caller, authorship, change: messageChange })),
      })
    }
    return { results }
  })
}

/** Checks that apply to all messages run once, before the first change. */
async function changeBuilderFor(
  db: Executor,
  change: HandlingBody['change'],
): Promise<(seen: HandlingBody['messages'][number]) => MessageChange> {
  switch (change.kind) {
    case 'assign': {
      const { user_id: userId } = change
      await assertQueueStaff(db, userId)
      return ({ seen_user_id: seenUserId }) => ({ kind: 'assign', userId, seenUserId })
    }
    case 'status': {
      const { status } = change
      return ({ seen_status: seen }) => ({ kind: 'status', status, seen })
    }
    case 'team': {
      const { team_id: teamId } = change
      return () => ({ kind: 'team', teamId })
    }
    case 'priority': {
      const { priority } = change
      return () => ({ kind: 'priority', priority })
    }
    case 'label': {
      const labelChange = await findLabelChange(db, { labelId: change.label_id, isOn: change.is_on })
      return () => labelChange
    }
  }
}

/** A rejected message doesn't affect the others; an unexpected error ends the call. */
async function handleRow(
  services: Services,
  row: MessageHandling['row'] | undefined,
  handling: Omit<MessageHandling, 'row'>,
): Promise<{ outcome: 'done' | 'unchanged' | 'refused'; text: string }> {
  if (!row) return { outcome: 'refused', text: queueTexts.gone }
  try {
    return { outcome: (await handleMessage(services, { row, ...handling })) ? 'done' : 'unchanged', text: '' }
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', text: error.message }
    throw error
  }
}

/** Serves the staff who share the queue, the viewers of a message, and the live events. */
function presenceRoutes(routeContext: RouteContext, { db, clock, events }: Services): void {
  serve(routeContext, listQueueStaff, () => findColleagues(db, { right: 'QUEUE.write' }))
  serve(routeContext, countQueue, ({ actor }) => queries.countUnanswered(db, actor.userId))

  // The response contains colleagues and no customer data, so access is recorded where the message is read.
  serve(routeContext, reportMessageViewer, async ({ body, actor }) => {
    const row = await requireMessageRow(db, body.case_id)
    const now = clock.now()
    const viewer = { subject: 'case', subjectId: row.id, userId: actor.userId } as const
    await db.transaction(async (tx) => {
      const report = { isViewing: body.is_viewing, now, viewerMs: messageViewerMs }
      if (await storePresence(tx, viewer, report)) await publish(tx, { kind: 'viewers', case_id: row.id })
    })
    return findOtherViewers(db, viewer, now)
  })

  serve(routeContext, followQueue, async () => (listener) => events.subscribe(listener))
}
