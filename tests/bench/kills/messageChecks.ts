/** Checks that every email and text message was recorded once, and was sent. */
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import * as smsTexts from '#shared/texts/customers/textMessages'
import type { Database } from '../../../server/db/database'
import { noticeRunRows, noticeRuns } from '../../../server/db/schema/billing/dunning'
import { caseComments, caseEvents, cases } from '../../../server/db/schema/cases/cases'
import { customerNotes } from '../../../server/db/schema/customers/notes'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { sentMessages } from '../../../server/db/schema/customers/sentMessages'
import { countMailedNotices } from '../../support/data/billing/dunning'
import type { Accepted } from './calls'
import { type Check, equal, note, orNone } from './check'
import type { Load } from './load'
import { findPosted, payingAccounts } from './moneyChecks'

/** An event whose messages are known in advance. */
interface ExpectedNotice {
  eventKey: string
  /** The contact, if the event is announced to more than one. */
  recipient?: string
  channels: readonly string[]
}

const channelsOf = ({ customers }: Load, contactId: string | null): string[] =>
  customers.some(({ person, texts }) => person.contactId === contactId && texts !== 'none')
    ? ['email', 'sms']
    : ['email']

/** Expects that each event has exactly one record for each channel, and that all of these were sent. */
async function checkNotices(db: Database, what: string, expected: readonly ExpectedNotice[]): Promise<Check> {
  const rows = await db
    .select({
      eventKey: sentMessages.eventKey,
      recipient: sentMessages.recipient,
      channel: sentMessages.channel,
      status: sentMessages.status,
    })
    .from(sentMessages)
    .where(inArray(sentMessages.eventKey, orNone(expected.map(({ eventKey }) => eventKey))))
  const sent = expected.filter(({ eventKey, recipient, channels }) => {
    const found = rows.filter((row) => row.eventKey === eventKey && row.recipient === (recipient ?? row.recipient))
    const isSent = found.every(({ status }) => status === 'sent')
    return (
      isSent &&
      found
        .map(({ channel }) => channel)
        .toSorted()
        .join(' ') === channels.join(' ')
    )
  })
  return equal(what, expected.length, sent.length)
}

export async function checkNoticesOfEvents(db: Database, load: Load): Promise<Check[]> {
  const { accepted, customers } = load
  const replies = await db
    .select({ id: caseComments.id, contactId: cases.contactId })
    .from(caseComments)
    .innerJoin(cases, eq(cases.id, caseComments.caseId))
    .where(inArray(caseComments.id, orNone(accepted.replies)))
  const starts = await db
    .select({ id: caseEvents.id, contactId: cases.contactId })
    .from(caseEvents)
    .innerJoin(cases, eq(cases.id, caseEvents.caseId))
    .where(and(inArray(cases.id, orNone(accepted.requestChanges)), eq(caseEvents.status, 'in_progress')))
  const announced = accepted.announcements.flatMap((id) =>
    customers.map(({ person }) => ({
      eventKey: `announcement:${id}`,
      recipient: person.contactId,
      channels: ['email'],
    })),
  )
  const posted = await findPosted(db, payingAccounts(load))
  const byEmail = (eventKey: string): ExpectedNotice => ({ eventKey, channels: ['email'] })
  return [
    equal('replies confirmed / stored', accepted.replies.length, replies.length),
    await checkNotices(
      db,
      'replies / notified of, by email and text message',
      replies.map(({ id, contactId }) => ({ eventKey: `reply:${id}`, channels: channelsOf(load, contactId) })),
    ),
    equal('requests started / stored', accepted.requestChanges.length, starts.length),
    await checkNotices(
      db,
      'requests started / notified of, by email and text message',
      starts.map(({ id, contactId }) => ({ eventKey: `request_changed:${id}`, channels: channelsOf(load, contactId) })),
    ),
    await checkNotices(db, 'announcements and customers / notified', announced),
    await checkNotices(
      db,
      'posted payments / with a receipt',
      posted.map(({ id }) => byEmail(`payment_posted:${id}`)),
    ),
    await checkNotices(
      db,
      'refunds / notified of',
      accepted.refunds.map((id) => byEmail(`refund_sent:${id}`)),
    ),
  ]
}

const Deliveries = z.array(
  z.object({ channel: z.string(), content: z.string(), sent: z.int(), stored: z.int(), delivered: z.int() }),
)

/**
 * Compares the records with the outbox, in which the subject or the text tells messages to an address apart. A process that
 * is killed between sending and recording sends again, so repetitions are no fault. The daily jobs of a portal that starts
 * may have recorded messages before the load that are sent during it.
 */
async function compareWithOutbox(db: Database, since: Date): Promise<Check[]> {
  // A text that is sent again says how to stop texts only if no other one has said it meanwhile.
  const content = sql`case channel when 'sms' then replace(body, ${` ${smsTexts.stopHint}`}, '') else subject end`
  const { rows } = await db.execute(sql`
    with recorded as (
      select address, channel, ${content} as content,
        count(*) filter (where status = 'sent' and created_at >= ${since.toISOString()}) as sent, count(*) as stored
      from sent_messages group by 1, 2, 3
    ), delivered as (
      select recipient as address, channel, ${content} as content, count(*)
      from outbox_messages where created_at >= ${since.toISOString()} group by 1, 2, 3
    )
    select channel, content, coalesce(sent, 0)::int as sent, coalesce(stored, 0)::int as stored,
      coalesce(delivered.count, 0)::int as delivered
    from recorded full join delivered using (address, channel, content)`)
  const deliveries = z.parse(Deliveries, rows)
  const unrecorded = deliveries.filter(({ stored }) => stored === 0)
  for (const { channel, content } of unrecorded) console.log(`Sent without a record (${channel}): ${content}`)
  const sum = (counts: number[]): number => counts.reduce((total, count) => total + Math.max(count, 0), 0)
  return [
    equal('messages recorded as sent that were not', 0, sum(deliveries.map(({ sent, delivered }) => sent - delivered))),
    equal('messages sent without a record', 0, sum(unrecorded.map(({ delivered }) => delivered))),
    note(
      'messages sent more than once (not counted as a fault)',
      sum(deliveries.map(({ delivered, stored }) => delivered - stored)),
    ),
  ]
}

export async function checkSentMessages(db: Database, { accepted, startedAt }: Load): Promise<Check[]> {
  const count = (status: 'waiting' | 'failed' | 'unknown') =>
    db.$count(sentMessages, and(eq(sentMessages.status, status), gte(sentMessages.createdAt, startedAt)))
  const codes = await db
    .selectDistinct({ to: outboxMessages.recipient })
    .from(outboxMessages)
    .where(inArray(outboxMessages.recipient, orNone(accepted.codes)))
  return [
    equal('messages that still wait', 0, await count('waiting')),
    equal('messages that failed', 0, await count('failed')),
    note('messages with an unknown result', await count('unknown')),
    ...(await compareWithOutbox(db, startedAt)),
    equal('sign-in codes requested / sent', accepted.codes.length, codes.length),
  ]
}

/** Checks, before the quiet hours end, that text messages wait for that. */
export async function checkQuietHours(db: Database, { customers }: Load): Promise<Check[]> {
  const phones = orNone(customers.filter(({ texts }) => texts === 'later').map(({ person }) => person.phone))
  const waiting = and(inArray(sentMessages.address, phones), eq(sentMessages.status, 'waiting'))
  const held = await db.$count(sentMessages, waiting)
  return [
    equal(
      'text messages sent in quiet hours',
      0,
      await db.$count(outboxMessages, inArray(outboxMessages.recipient, phones)),
    ),
    { ...note('text messages held back in quiet hours', held), isPassed: held > 0 },
  ]
}

export async function checkDisconnectNotices(db: Database, accepted: Accepted): Promise<Check[]> {
  const rows = await db
    .select({ account: noticeRunRows.accountNumber, status: noticeRunRows.status })
    .from(noticeRunRows)
    .where(inArray(noticeRunRows.runId, orNone(accepted.noticeRuns)))
  const mailed = await countMailedNotices(db)
  const sent = rows.filter(({ status }) => status === 'sent')
  const unknown = rows.filter(({ status }) => status === 'unknown').length
  return [
    equal('notice runs that are not finished', 0, await db.$count(noticeRuns, eq(noticeRuns.status, 'running'))),
    equal('rows of notice runs / sent or unknown', rows.length, sent.length + unknown),
    equal(
      'notices sent / mailed exactly once',
      sent.length,
      sent.filter(({ account }) => mailed.get(account) === 1).length,
    ),
    equal('accounts with two notices', 0, [...mailed.values()].filter((found) => found > 1).length),
    note('notices with an unknown result', unknown),
  ]
}

export async function checkStored(db: Database, accepted: Accepted): Promise<Check[]> {
  const requests = await db.$count(cases, inArray(cases.id, orNone(accepted.requests)))
  const notes = await db.$count(customerNotes, inArray(customerNotes.id, orNone(accepted.notes)))
  return [
    equal('service requests confirmed / stored', accepted.requests.length, requests),
    equal('notes confirmed / stored', accepted.notes.length, notes),
  ]
}
