/** Builds the timeline queries: for each kind, the newest rows after a cursor, read by index for one page. */
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CaseKind } from '#shared/cases/cases'
import type { TimelineKind, TimelinePart } from '#shared/contract/customers/timeline'
import { isAfterCursor, isNotLater } from '../../db/keyset'
import { auditRecords, isSignIn } from '../../db/schema/access/auditRecords'
import { credits } from '../../db/schema/billing/credits'
import { refunds } from '../../db/schema/billing/refunds'
import { statements } from '../../db/schema/billing/statements'
import { caseComments, cases } from '../../db/schema/cases/cases'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { customerNotes } from '../../db/schema/customers/notes'
import { payments } from '../../db/schema/payments/payments'
import { userCustomers } from '../../db/schema/signIn/users'

interface TimelineSource {
  kind: TimelineKind
  /** Selects the keys under which the index finds the customer's rows, such as accounts or cases, as `owner`. */
  owners: SQL
  table: SQLWrapper
  /** Matches the rows of one owner. */
  isOwned: SQL
  /** The column that the index sorts by: a moment, or a day, which counts as noon. */
  at: SQLWrapper
  isDay?: true
  id: SQLWrapper
}

interface TimelineRange {
  /** The cursor after which the range begins. */
  after: string | undefined
  limit: number
}

/**
 * Returns the newest rows of a source for a customer who may have thousands of accounts. One index step finds the
 * newest row of each account. Then only as many accounts as rows are requested are read, those with the newest rows,
 * because no row of another account can be among the result.
 */
export function newestOf(
  { kind, owners, table, isOwned, at, isDay, id }: TimelineSource,
  { after, limit }: TimelineRange,
): SQL {
  const moment = isDay ? sql`((${at}::timestamp + interval '12 hours') at time zone 'UTC')` : at
  const isAfter = isAfterCursor({ moment, keys: [sql`${kind}::text`, id] }, after)
  // Also compares the plain column, so that the index scan starts there.
  const isInRange = after === undefined ? sql`true` : and(isNotLater(at, after), isAfter)
  const first = (count: number) =>
    sql`select ${at} as place, ${moment} as at, ${id} as id from ${table}
      where ${isOwned} and ${isInRange} order by ${at} desc, ${id} desc limit ${count}`
  return sql`select happened.at, ${kind}::text as kind, happened.id from (
      select owned.owner from (${owners}) owned cross join lateral (${first(1)}) newest
      order by newest.place desc, newest.id desc limit ${limit}
    ) owned cross join lateral (${first(limit)}) happened
    order by happened.place desc, happened.id desc limit ${limit}`
}

const accountsOf = (customerNumber: string): SQL =>
  sql`select ${billingAccounts.number} as owner from ${billingAccounts} where ${billingAccounts.customerNumber} = ${customerNumber}`

const ofAccount = (column: SQLWrapper): SQL => sql`${column} = owned.owner`

/** Returns the sources of a part. */
export function sourcesOf(part: TimelinePart, customerNumber: string): TimelineSource[] {
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
      // Users with granted access have a separate account and history.
      const people = sql`select ${userCustomers.userId} as owner from ${userCustomers}
        where ${userCustomers.customerNumber} = ${customerNumber} and ${userCustomers.roleId} is null`
      const isOwned = sql`${auditRecords.userId} = owned.owner and ${isSignIn(auditRecords)}`
      return [
        { kind: 'signin', owners: people, table: auditRecords, isOwned, at: auditRecords.at, id: auditRecords.id },
      ]
    }
  }
}

/** Returns the cases, a bulk request only once, and the comments on all of them. */
function casesOf(customerNumber: string, kinds: CaseKind[]): TimelineSource[] {
  const kindsParam = sql`${sql.param(kinds)}::text[]`
  return [
    {
      kind: 'case',
      owners: sql`select unnest(${kindsParam}) as owner`,
      table: cases,
      isOwned: sql`${cases.customerNumber} = ${customerNumber} and ${cases.kind} = owned.owner and not ${cases.isPart}`,
      at: cases.createdAt,
      id: cases.id,
    },
    {
      kind: 'comment',
      owners: sql`select ${cases.id} as owner from ${cases}
        where ${cases.customerNumber} = ${customerNumber} and ${cases.kind} = any(${kindsParam})`,
      table: caseComments,
      isOwned: sql`${caseComments.caseId} = owned.owner`,
      at: caseComments.createdAt,
      id: caseComments.id,
    },
  ]
}
