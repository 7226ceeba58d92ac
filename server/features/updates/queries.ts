/** Updates in the database: what colleagues and customers did is in the audit log, with who did it and when. */
import { and, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Update, UpdateKind } from '#shared/contract/updates'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { cases } from '../../db/schema/cases'
import { users } from '../../db/schema/people'
import { auditRecords } from '../../db/schema/records'
import { within, type Reach } from '../../http/ownership'

/** A record is visible once its transaction is committed, up to this long after its own time. */
const overlapMs = 30_000
const mostUpdates = 50

export async function findDatabaseTime(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  )
  return rows[0]?.now ?? ''
}

interface UpdateFilter {
  userId: string
  kinds: readonly UpdateKind[]
  reach: Reach
  since: string
}

export async function findUpdates(db: Executor, { userId, kinds, reach, since }: UpdateFilter): Promise<Update[]> {
  if (kinds.length === 0) return []
  const conditions = conditionsFor(userId, reach)
  const kind = sql<UpdateKind>`case ${sql.join(
    kinds.map((one) => sql`when ${conditions[one]} then ${one}::text`),
    sql` `,
  )} end`
  const rows = await db
    .select({
      id: auditRecords.id,
      kind,
      at: auditRecords.at,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      caseNumber: cases.number,
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
          kinds.map((one) => actionOf[one]),
        ),
        or(...kinds.map((one) => conditions[one])),
      ),
    )
    .orderBy(desc(auditRecords.at))
    .limit(mostUpdates)
  return rows.map((row) => ({
    update_id: row.id,
    kind: row.kind,
    happened_at: row.at.toISOString(),
    by: `${row.firstName} ${row.lastName}`,
    case_no: row.caseNumber,
  }))
}

const actionOf = {
  message_assigned: 'message.assigned',
  customer_replied: 'case.commented',
  care_replied: 'case.commented',
  refund_requested: 'refund.requested',
  credits_requested: 'credit.runBegun',
  access_change_requested: 'accessChange.requested',
} as const satisfies Record<UpdateKind, string>

function conditionsFor(userId: string, reach: Reach): Record<UpdateKind, SQL | undefined> {
  const is = (kind: UpdateKind) => eq(auditRecords.action, actionOf[kind])
  const isMine = and(eq(cases.kind, 'message'), eq(cases.assignedTo, userId))
  return {
    message_assigned: and(is('message_assigned'), isMine, sql`${auditRecords.details}->>'to' = ${userId}`),
    customer_replied: and(is('customer_replied'), isMine, ne(users.userType, 'CENTRIC')),
    care_replied: and(
      is('care_replied'),
      eq(cases.userId, userId),
      eq(users.userType, 'CENTRIC'),
      within(reach, cases.customerNumber),
    ),
    refund_requested: is('refund_requested'),
    credits_requested: and(is('credits_requested'), sql`${auditRecords.details}->>'needsApproval' = 'true'`),
    access_change_requested: is('access_change_requested'),
  }
}
