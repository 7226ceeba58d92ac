/** Reads the audit log. `http/customerScope.ts` writes it, and the database rejects every change to it. */
import { and, eq, gte, inArray, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AuditRecord } from '#shared/contract/access/audit'
import { isUuid } from '#shared/http/ids'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { auditRecords } from '../../db/schema/access/auditRecords'
import { contacts, serviceAccounts } from '../../db/schema/customers/accounts'
import { products } from '../../db/schema/services/plans'
import { users } from '../../db/schema/signIn/users'
import { accessAction } from '../../http/customerScope'

interface AuditFilter {
  action?: string | undefined
  views?: 'no' | undefined
  email?: string | undefined
  crm_customer_number?: string | undefined
  from_date?: string | undefined
  to_date?: string | undefined
}

interface AuditPage {
  after?: string | undefined
  page_size: number
  /** Days begin at midnight in this time zone, the provider's. */
  zone: string
}

/**
 * Returns the start of a day plus an offset. PostgreSQL computes it because its calendar continues after the year 9999.
 */
const startOfDay = (day: string, zone: string, dayOffset = 0): SQL =>
  sql`(${day}::date + ${dayOffset}::int)::timestamp at time zone ${zone}`

/** Matches the action itself and every action below it: `role` also finds `role.changed`. */
const isAction = (action: string): SQL | undefined =>
  or(
    eq(auditRecords.action, action),
    like(auditRecords.action, `${action.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}.%`),
  )

const matchesFilter = (filter: AuditFilter, zone: string): SQL | undefined =>
  and(
    filter.action ? isAction(filter.action) : undefined,
    filter.views === 'no' ? ne(auditRecords.action, accessAction) : undefined,
    filter.email ? sql`starts_with(lower(${users.email}), ${filter.email.toLowerCase()})` : undefined,
    filter.crm_customer_number ? eq(auditRecords.customerNumber, filter.crm_customer_number) : undefined,
    filter.from_date ? gte(auditRecords.at, startOfDay(filter.from_date, zone)) : undefined,
    filter.to_date ? lt(auditRecords.at, startOfDay(filter.to_date, zone, 1)) : undefined,
  )

const order = { moment: auditRecords.at, keys: [auditRecords.id] }

type AuditRow = typeof auditRecords.$inferSelect

/** Returns current names of users, contacts and products, and the numbers of services, for ids in the details. */
async function findNames(db: Executor, records: readonly AuditRow[]): Promise<Map<string, string>> {
  const valuesOf = (matches: (name: string, value: string) => boolean): string[] => [
    ...new Set(
      records.flatMap(({ details }) =>
        Object.entries(details).flatMap(([name, value]) =>
          typeof value === 'string' && matches(name, value) ? [value] : [],
        ),
      ),
    ),
  ]
  const [userIds, contactIds, serviceAccountIds, productCodes] = [
    valuesOf((_name, value) => isUuid(value)),
    valuesOf((name) => name === 'contact'),
    valuesOf((name) => name === 'serviceAccount'),
    valuesOf((name) => name === 'from' || name === 'to').filter((value) => !isUuid(value)),
  ]
  const rows = await Promise.all([
    userIds.length === 0
      ? []
      : db
          .select({ id: users.id, name: fullName })
          .from(users)
          .innerJoin(contacts, eq(contacts.id, users.contactId))
          .where(inArray(users.id, userIds)),
    contactIds.length === 0
      ? []
      : db.select({ id: contacts.id, name: fullName }).from(contacts).where(inArray(contacts.id, contactIds)),
    serviceAccountIds.length === 0
      ? []
      : db
          .select({ id: serviceAccounts.id, name: serviceAccounts.number })
          .from(serviceAccounts)
          .where(inArray(serviceAccounts.id, serviceAccountIds)),
    productCodes.length === 0
      ? []
      : db
          .select({ id: products.code, name: products.name })
          .from(products)
          .where(inArray(products.code, productCodes)),
  ])
  return new Map(rows.flat().map(({ id, name }) => [id, name]))
}

const fullName = sql<string>`${contacts.firstName} || ' ' || ${contacts.lastName}`

export async function findAuditRecords(db: Executor, filter: AuditFilter, { after, page_size, zone }: AuditPage) {
  const rows = await db
    .select({
      record: auditRecords,
      micros: microsOf(order),
      email: users.email,
      first: contacts.firstName,
      last: contacts.lastName,
    })
    .from(auditRecords)
    .leftJoin(users, eq(users.id, auditRecords.userId))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(matchesFilter(filter, zone), isAfterCursor(order, after)))
    .orderBy(...newestFirst(order))
    .limit(page_size + 1)
  const { pageRows, next } = toPage(rows, page_size, ({ record }) => [record.id])
  const names = await findNames(
    db,
    pageRows.map(({ record }) => record),
  )
  return {
    records: pageRows.map(
      ({ record, email, first, last: family }): AuditRecord => ({
        record_id: record.id,
        at: record.at.toISOString(),
        user_name: [first, family].filter(Boolean).join(' '),
        user_email: email ?? '',
        action: record.action,
        crm_customer_number: record.customerNumber,
        address: record.source,
        details: record.details,
        names_by_id: Object.fromEntries(
          Object.values(record.details).flatMap((value) => {
            const name = names.get(String(value))
            return name === undefined ? [] : [[value, name]]
          }),
        ),
      }),
    ),
    next,
  }
}
