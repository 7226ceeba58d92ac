/** The audit log as it is read. It is written in `http/ownership.ts`, and the database lets nobody change it. */
import { and, desc, eq, gte, inArray, like, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AuditRecord } from '#shared/contract/audit'
import { isUuid } from '#shared/ids'
import type { Executor } from '../../db/database'
import { contacts, serviceAccounts } from '../../db/schema/accounts'
import { users } from '../../db/schema/people'
import { products } from '../../db/schema/plans'
import { auditRecords } from '../../db/schema/records'
import { lookAction } from '../../http/ownership'

export interface AuditFilter {
  action?: string | undefined
  looks?: 'no' | undefined
  email?: string | undefined
  crm_customer_number?: string | undefined
  from_date?: string | undefined
  to_date?: string | undefined
}

interface Page {
  after?: string | undefined
  page_size: number
  /** Days are those of the provider. */
  zone: string
}

/** The beginning of a day, so many days later. The database counts: its calendar goes on after the year 9999. */
const startOf = (day: string, zone: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone ${zone}`

/** Exactly so, or everything of that kind: `role` finds `role.changed`. */
const isAction = (action: string): SQL | undefined =>
  or(
    eq(auditRecords.action, action),
    like(auditRecords.action, `${action.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}.%`),
  )

const matching = (filter: AuditFilter, zone: string): SQL | undefined =>
  and(
    filter.action ? isAction(filter.action) : undefined,
    filter.looks === 'no' ? ne(auditRecords.action, lookAction) : undefined,
    filter.email ? sql`starts_with(lower(${users.email}), ${filter.email.toLowerCase()})` : undefined,
    filter.crm_customer_number ? eq(auditRecords.customerNumber, filter.crm_customer_number) : undefined,
    filter.from_date ? gte(auditRecords.at, startOf(filter.from_date, zone)) : undefined,
    filter.to_date ? lt(auditRecords.at, startOf(filter.to_date, zone, 1)) : undefined,
  )

/** A page costs the same wherever it lies: it begins at a mark, not after so many rows. */
const behind = (mark: string): SQL => {
  const [at, id] = mark.split('_')
  return sql`(${auditRecords.at}, ${auditRecords.id}) < (${at}::timestamptz, ${id}::uuid)`
}

type AuditRow = typeof auditRecords.$inferSelect

/** To the microsecond, which a Date would lose. */
const exactly = sql<string>`to_char(${auditRecords.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Who people are now, what products are called, and the numbers of services, whose ids were written down. */
async function findNames(db: Executor, records: readonly AuditRow[]): Promise<Map<string, string>> {
  const valuesOf = (isMeant: (name: string, value: string) => boolean): string[] => [
    ...new Set(
      records.flatMap(({ details }) =>
        Object.entries(details).flatMap(([name, value]) =>
          typeof value === 'string' && isMeant(name, value) ? [value] : [],
        ),
      ),
    ),
  ]
  const [people, known, services, offered] = [
    valuesOf((_name, value) => isUuid(value)),
    valuesOf((name) => name === 'contact'),
    valuesOf((name) => name === 'serviceAccount'),
    valuesOf((name) => name === 'from' || name === 'to').filter((value) => !isUuid(value)),
  ]
  const rows = await Promise.all([
    people.length === 0
      ? []
      : db
          .select({ id: users.id, name: fullName })
          .from(users)
          .innerJoin(contacts, eq(contacts.id, users.contactId))
          .where(inArray(users.id, people)),
    known.length === 0
      ? []
      : db.select({ id: contacts.id, name: fullName }).from(contacts).where(inArray(contacts.id, known)),
    services.length === 0
      ? []
      : db
          .select({ id: serviceAccounts.id, name: serviceAccounts.number })
          .from(serviceAccounts)
          .where(inArray(serviceAccounts.id, services)),
    offered.length === 0
      ? []
      : db.select({ id: products.code, name: products.name }).from(products).where(inArray(products.code, offered)),
  ])
  return new Map(rows.flat().map(({ id, name }) => [id, name]))
}

const fullName = sql<string>`${contacts.firstName} || ' ' || ${contacts.lastName}`

export async function findAuditRecords(db: Executor, filter: AuditFilter, { after, page_size, zone }: Page) {
  const rows = await db
    .select({
      record: auditRecords,
      mark: exactly,
      email: users.email,
      first: contacts.firstName,
      last: contacts.lastName,
    })
    .from(auditRecords)
    .leftJoin(users, eq(users.id, auditRecords.userId))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(matching(filter, zone), after ? behind(after) : undefined))
    .orderBy(desc(auditRecords.at), desc(auditRecords.id))
    .limit(page_size + 1)
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  const names = await findNames(
    db,
    shown.map(({ record }) => record),
  )
  return {
    records: shown.map(
      ({ record, email, first, last: family }): AuditRecord => ({
        record_id: record.id,
        at: record.at.toISOString(),
        user_name: [first, family].filter(Boolean).join(' '),
        user_email: email ?? '',
        action: record.action,
        crm_customer_number: record.customerNumber,
        address: record.address,
        details: record.details,
        known: Object.fromEntries(
          Object.values(record.details).flatMap((value) => {
            const name = names.get(String(value))
            return name === undefined ? [] : [[value, name]]
          }),
        ),
      }),
    ),
    next: rows.length > page_size && last ? `${last.mark}_${last.record.id}` : null,
  }
}
