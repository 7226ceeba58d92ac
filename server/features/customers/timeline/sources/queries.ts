/** What a timeline is drawn from: of each kind the newest behind a mark, read by index and no further than a page. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { CaseKind } from '#shared/cases'
import type { TimelineKind, TimelinePart } from '#shared/contract/timeline'
import { billingAccounts } from '../../../../db/schema/accounts'
import { payments, statements } from '../../../../db/schema/billing'
import { caseComments, cases } from '../../../../db/schema/cases'
import { credits } from '../../../../db/schema/credits'
import { refunds } from '../../../../db/schema/deposits'
import { customerNotes } from '../../../../db/schema/notes'
import { userCustomers } from '../../../../db/schema/people'
import { auditRecords, isSignIn } from '../../../../db/schema/records'
import { placeIn } from '../rules'

interface Source {
  kind: TimelineKind
  /** Under what of the customer's the rows stand in their index: accounts, cases, people. Each is an `owner`. */
  owners: SQL
  table: SQLWrapper
  /** The rows of one owner. */
  isOwned: SQL
  /** By what the index has them in order: a moment, or a day, which counts as its noon. */
  at: SQLWrapper
  isDay?: true
  id: SQLWrapper
}

export interface Stretch {
  /** The mark behind which it begins. */
  after: string | undefined
  limit: number
}

/**
 * The newest rows of a source, of a customer who may have thousands of accounts. Each account tells its newest alone,
 * which is one step in an index; those with the newest of all, as many as rows are wanted, are then read, for no row of
 * another account can be among them.
 */
export function newestOf({ kind, owners, table, isOwned, at, isDay, id }: Source, { after, limit }: Stretch): SQL {
  const moment = isDay ? sql`((${at}::timestamp + interval '12 hours') at time zone 'UTC')` : at
  const begin = after === undefined ? sql`true` : behind(after, { kind, at, moment, isDay, id })
  const first = (count: number) =>
    sql`select ${at} as place, ${moment} as at, ${id} as id from ${table}
      where ${isOwned} and ${begin} order by ${at} desc, ${id} desc limit ${count}`
  return sql`select happened.at, ${kind}::text as kind, happened.id from (
      select owned.owner from (${owners}) owned cross join lateral (${first(1)}) newest
      order by newest.place desc, newest.id desc limit ${limit}
    ) owned cross join lateral (${first(limit)}) happened
    order by happened.place desc, happened.id desc limit ${limit}`
}

type Placed = Pick<Source, 'kind' | 'at' | 'isDay' | 'id'> & { moment: SQLWrapper }

/** Told by the column too, so that the index begins there. */
function behind(mark: string, { kind, at, moment, isDay, id }: Placed): SQL {
  const place = placeIn(mark)
  const then = sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond')`
  const notLater = isDay ? sql`${at} <= (${then} at time zone 'UTC')::date` : sql`${at} <= ${then}`
  return sql`${notLater} and (${moment}, ${kind}::text, ${id}) < (${then}, ${place.kind}::text, ${place.id}::uuid)`
}

const accountsOf = (customerNumber: string): SQL =>
  sql`select ${billingAccounts.number} as owner from ${billingAccounts} where ${billingAccounts.customerNumber} = ${customerNumber}`

const ofAccount = (column: SQLWrapper): SQL => sql`${column} = owned.owner`

/** What there is of a part. */
export function sourcesOf(part: TimelinePart, customerNumber: string): Source[] {
  const owners = accountsOf(customerNumber)
  switch (part) {
    case 'payments': {
      const isOwned = ofAccount(payments.billingAccountNumber)
      return [{ kind: 'payment', owners, table: payments, isOwned, at: payments.createdAt, id: payments.id }]
    }
    case 'credits': {
      const isOwned = ofAccount(credits.billingAccountNumber)
      return [{ kind: 'credit', owners, table: credits, isOwned, at: credits.createdAt, id: credits.id }]
    }
    case 'refunds': {
      const isOwned = ofAccount(refunds.billingAccountNumber)
      return [{ kind: 'refund', owners, table: refunds, isOwned, at: refunds.requestedOn, isDay: true, id: refunds.id }]
    }
    case 'bills': {
      const isOwned = ofAccount(statements.billingAccountNumber)
      const { issuedOn: at, id } = statements
      return [{ kind: 'statement', owners, table: statements, isOwned, at, isDay: true, id }]
    }
    case 'requests':
      return casesOf(customerNumber, ['request', 'cancel'])
    case 'messages':
      return casesOf(customerNumber, ['message'])
    case 'notes': {
      const isOwned = sql`${customerNotes.customerNumber} = owned.owner`
      const { createdAt: at, id } = customerNotes
      return [
        { kind: 'note', owners: sql`select ${customerNumber}::text as owner`, table: customerNotes, isOwned, at, id },
      ]
    }
    case 'sign-ins': {
      // Who was let in to look at something has an account, and a past, of their own.
      const people = sql`select ${userCustomers.userId} as owner from ${userCustomers}
        where ${userCustomers.customerNumber} = ${customerNumber} and ${userCustomers.roleId} is null`
      const isOwned = sql`${auditRecords.userId} = owned.owner and ${isSignIn(auditRecords)}`
      return [
        { kind: 'signin', owners: people, table: auditRecords, isOwned, at: auditRecords.at, id: auditRecords.id },
      ]
    }
  }
}

/** Cases, those of a bulk request once, and what was written under any of them. */
function casesOf(customerNumber: string, kinds: CaseKind[]): Source[] {
  const wanted = sql`${sql.param(kinds)}::text[]`
  return [
    {
      kind: 'case',
      owners: sql`select unnest(${wanted}) as owner`,
      table: cases,
      isOwned: sql`${cases.customerNumber} = ${customerNumber} and ${cases.kind} = owned.owner and not ${cases.isPart}`,
      at: cases.createdAt,
      id: cases.id,
    },
    {
      kind: 'comment',
      owners: sql`select ${cases.id} as owner from ${cases}
        where ${cases.customerNumber} = ${customerNumber} and ${cases.kind} = any(${wanted})`,
      table: caseComments,
      isOwned: sql`${caseComments.caseId} = owned.owner`,
      at: caseComments.createdAt,
      id: caseComments.id,
    },
  ]
}
