/** Queries updates, which are derived from the audit log: it records what staff and customers did. */
import { and, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Update, UpdateKind } from '#shared/contract/customers/updates'
import type { Executor } from '../../db/database'
import { rowOf } from '../../db/rows'
import { auditRecords } from '../../db/schema/access/auditRecords'
import { cases } from '../../db/schema/cases/cases'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'
import { type CustomerScope, inScope } from '../../http/customerScope'

/** A record becomes visible only when its transaction commits, up to this long after its own time. */
const overlapMs = 30_000
const maxUpdates = 50

export async function findDatabaseTime(db: Executor): Promise<string> {
  const clock = await db.execute(sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`)
  return rowOf(z.object({ now: z.iso.datetime() }), clock).now
}

interface UpdateFilter {
  userId: string
  kinds: readonly UpdateKind[]
  scope: CustomerScope
  since: string
}

export async function findUpdates(db: Executor, { userId, kinds, scope, since }: UpdateFilter): Promise<Update[]> {
  if (kinds.length === 0) return []
  const conditions = conditionsFor(userId, scope)
  const kind = sql<UpdateKind>`case ${sql.join(
    kinds.map((updateKind) => sql`when ${conditions[updateKind]} then ${updateKind}::text`),
    sql` `,
  )} end`
  const rows = await db
    .select({
      id: auditRecords.id,
      kind,
      at: auditRecords.at,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      caseId: cases.id,
      caseNumber: cases.number,
      caseKind: cases.kind,
    })
    .from(auditRecords)
    .innerJoin(users, eq(users.id, auditRecords.userId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(cases, eq(cases.number, sql`${auditRecords.details}->>'case'`))
    .where(
      and(
        gt(auditRecords.at, new Date(Date.parse(since) - overlapMs)),
        ne(auditRecords.userId, userId),
        inArray(
          auditRecords.action,
          kinds.map((updateKind) => actionOf[updateKind]),
        ),
        or(...kinds.map((updateKind) => conditions[updateKind])),
      ),
    )
    .orderBy(desc(auditRecords.at))
    .limit(maxUpdates)
  return rows.map((row) => ({
    update_id: row.id,
    kind: row.kind,
    happened_at: row.at.toISOString(),
    by: fullName(row),
    case_id: row.caseId,
    case_no: row.caseNumber,
    is_message: row.caseKind === null ? null : row.caseKind === 'message',
  }))
}

const actionOf = {
  message_assigned: 'message.assigned',
  request_assigned: 'case.assigned',
  customer_replied: 'case.commented',
  care_replied: 'case.commented',
  refund_requested: 'refund.requested',
  credits_requested: 'credit.runStarted',
  access_change_requested: 'accessChange.requested',
} as const satisfies Record<UpdateKind, string>

function conditionsFor(userId: string, scope: CustomerScope): Record<UpdateKind, SQL | undefined> {
  const hasAction = (kind: UpdateKind) => eq(auditRecords.action, actionOf[kind])
  const isAssigned = eq(cases.assignedTo, userId)
  const isToUser = sql`${auditRecords.details}->>'to' = ${userId}`
  return {
    message_assigned: and(hasAction('message_assigned'), isAssigned, isToUser),
    request_assigned: and(hasAction('request_assigned'), isAssigned, isToUser),
    customer_replied: and(hasAction('customer_replied'), isAssigned, ne(users.userType, 'CENTRIC')),
    care_replied: and(
      hasAction('care_replied'),
      eq(cases.userId, userId),
      eq(users.userType, 'CENTRIC'),
      inScope(scope, cases.customerNumber),
    ),
    refund_requested: hasAction('refund_requested'),
    credits_requested: and(hasAction('credits_requested'), sql`${auditRecords.details}->>'needsApproval' = 'true'`),
    access_change_requested: hasAction('access_change_requested'),
  }
}
