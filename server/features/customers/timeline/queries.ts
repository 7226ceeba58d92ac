/** What happened to a customer, the latest first: the keys of a page out of all kinds at once, then the rows of each kind. */
import { sql, type SQL } from 'drizzle-orm'
import type { TimelineEntry, TimelinePart } from '#shared/contract/customers'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { payments, statements } from '../../../db/schema/billing'
import { caseComments, cases } from '../../../db/schema/cases'
import { credits } from '../../../db/schema/credits'
import { customerNotes } from '../../../db/schema/notes'
import { readEntries } from './entries/queries'
import { markOf, placeIn, type TimelineKey } from './rules'

interface Page {
  parts: readonly TimelinePart[]
  after?: string | undefined
  page_size: number
}

/** A page costs the same wherever it lies: it begins at a mark, not after so many rows. */
export async function findTimeline(
  db: Executor,
  customerNumber: string,
  { parts, after, page_size }: Page,
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const begin = after === undefined ? sql`true` : behind(after)
  const limit = page_size + 1
  const branches = parts.flatMap((part) =>
    eventsOf(part, customerNumber).map(
      (events) =>
        sql`(select at, kind, id from (${events}) events where ${begin} order by ${newestFirst} limit ${limit})`,
    ),
  )
  if (branches.length === 0) return { entries: [], next: null }
  const { rows } = await db.execute<TimelineKey & Record<string, unknown>>(
    sql`select (extract(epoch from at) * 1000000)::bigint::text as micros, kind, id
      from (${sql.join(branches, sql` union all `)}) events order by ${newestFirst} limit ${limit}`,
  )
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return { entries: await readEntries(db, shown), next: rows.length > page_size && last ? markOf(last) : null }
}

const newestFirst = sql`at desc, kind desc, id desc`

function behind(mark: string): SQL {
  const { micros, kind, id } = placeIn(mark)
  return sql`(at, kind, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${kind}::text, ${id}::uuid)`
}

/** What belongs to a billing account of theirs. */
const ofAccount = (number: SQL, customerNumber: string): SQL =>
  sql`inner join ${billingAccounts} on ${billingAccounts.number} = ${number} and ${billingAccounts.customerNumber} = ${customerNumber}`

/** When each thing of a part happened. A bill has a day and no time: it stands at noon. */
function eventsOf(part: TimelinePart, customerNumber: string): SQL[] {
  switch (part) {
    case 'payments':
      return [
        sql`select ${payments.createdAt} as at, 'payment'::text as kind, ${payments.id} as id
          from ${payments} ${ofAccount(sql`${payments.billingAccountNumber}`, customerNumber)}`,
      ]
    case 'credits':
      return [
        sql`select ${credits.createdAt} as at, 'credit'::text as kind, ${credits.id} as id
          from ${credits} ${ofAccount(sql`${credits.billingAccountNumber}`, customerNumber)}`,
      ]
    case 'bills':
      return [
        sql`select (${statements.issuedOn}::timestamp + interval '12 hours') at time zone 'UTC' as at, 'statement'::text as kind, ${statements.id} as id
          from ${statements} ${ofAccount(sql`${statements.billingAccountNumber}`, customerNumber)}`,
      ]
    case 'requests':
      return casesOf(customerNumber, sql`${cases.kind} <> 'message'`)
    case 'messages':
      return casesOf(customerNumber, sql`${cases.kind} = 'message'`)
    case 'notes':
      return [
        sql`select ${customerNotes.createdAt} as at, 'note'::text as kind, ${customerNotes.id} as id
          from ${customerNotes} where ${customerNotes.customerNumber} = ${customerNumber}`,
      ]
  }
}

/** Cases, those of a bulk request once, and what was written under any of them. */
const casesOf = (customerNumber: string, isOfKind: SQL): SQL[] => [
  sql`select ${cases.createdAt} as at, 'case'::text as kind, ${cases.id} as id
    from ${cases} where ${cases.customerNumber} = ${customerNumber} and not ${cases.isPart} and ${isOfKind}`,
  sql`select ${caseComments.createdAt} as at, 'comment'::text as kind, ${caseComments.id} as id
    from ${caseComments} inner join ${cases} on ${cases.id} = ${caseComments.caseId}
    where ${cases.customerNumber} = ${customerNumber} and ${isOfKind}`,
]
