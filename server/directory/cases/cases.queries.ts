/** Finds cases, their contacts and customers, limited to customers in scope. */
import { and, eq, inArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import { builtStatement } from '../../db/builtStatement'
import type { Executor } from '../../db/database'
import { caseReads, cases } from '../../db/schema/cases/cases'
import { contacts, premises } from '../../db/schema/customers/accounts'
import { userCustomers, users } from '../../db/schema/signIn/users'
import { type CustomerScope, inScope, isInScope } from '../../http/customerScope'

/** The customers that the caller sees, and whose reads count; null for staff, who have a queue instead. */
export interface CaseReader {
  scope: CustomerScope
  readerId: string | null
}

export type CaseRow = typeof cases.$inferSelect

export async function findContactOf(db: Executor, userId: string) {
  const [row] = await db
    .select({
      id: contacts.id,
      customerNumber: contacts.customerNumber,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId))
  return row ?? null
}

/** Returns a contact of a customer in scope, or the user's own. */
export async function findContact(
  db: Executor,
  { scope, userId }: { scope: CustomerScope; userId: string },
  contactId: string,
): Promise<{ id: string; customerNumber: string } | null> {
  const ownContactIds = db.select({ id: users.contactId }).from(users).where(eq(users.id, userId))
  const [row] = await db
    .select({ id: contacts.id, customerNumber: contacts.customerNumber })
    .from(contacts)
    .where(
      and(
        eq(contacts.id, contactId),
        scope.kind === 'all'
          ? undefined
          : or(inScope(scope, contacts.customerNumber), inArray(contacts.id, ownContactIds)),
      ),
    )
  return row ?? null
}

/** Returns the customers that a contact can act for: their own and, for a user, those they have access to. */
export async function findCustomersOfContact(db: Executor, contactId: string): Promise<string[]> {
  const own = db.select({ number: contacts.customerNumber }).from(contacts).where(eq(contacts.id, contactId))
  const granted = db
    .select({ number: userCustomers.customerNumber })
    .from(userCustomers)
    .innerJoin(users, eq(users.id, userCustomers.userId))
    .where(eq(users.contactId, contactId))
  return (await own.union(granted)).map(({ number }) => number)
}

/** The name of the agent who opened the case for the customer; null when the customer opened it. */
export const writtenByStaff = sql<string | null>`(
  select ${contacts.firstName} || ' ' || ${contacts.lastName} from ${users}
  inner join ${contacts} on ${contacts.id} = ${users.contactId}
  where ${users.id} = ${cases.userId} and ${users.userType} = 'CENTRIC')`

/**
 * Whether a request waits for the customer, as the list of requests counts them. Messages are left out, because each of
 * them waits for the customer once staff have replied.
 */
export const isWaitingRequest = and(eq(cases.kind, 'request'), eq(cases.isPart, false), eq(cases.status, 'waiting'))

/** True when the provider wrote or changed something after the user last read the case. */
export const unread = sql<boolean>`coalesce(${cases.answeredAt} > coalesce(${caseReads.readAt}, '-infinity'), false)`
/** True while no one has decided the customer's request to cancel the case. */
export const cancelRequested = sql<boolean>`exists (
  select 1 from ${cases} cancellation where cancellation.parent_id = ${cases.id} and cancellation.kind = 'cancel' and cancellation.status = 'received')`

export function selectCases(db: Executor, readerId: string | SQLWrapper | null) {
  return db
    .select({
      row: cases,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
      isUnread: readerId === null ? sql<boolean>`false` : unread,
      cancelRequested,
    })
    .from(cases)
    .leftJoin(premises, eq(premises.number, cases.premiseNumber))
    .leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), sql`${caseReads.userId} = ${readerId}`))
    .$dynamic()
}

export type SelectedCase = Awaited<ReturnType<typeof selectCases>>[number]

const findCaseForStaff = builtStatement('find_case_for_staff', ['id'], (db, { id }) =>
  selectCases(db, null).where(eq(cases.id, id)),
)
const findCaseForReader = builtStatement('find_case_for_reader', ['id', 'readerId'], (db, { id, readerId }) =>
  selectCases(db, readerId).where(eq(cases.id, id)),
)

/** Returns one case in scope, of any kind. */
export async function findCase(
  db: Executor,
  { scope, readerId }: CaseReader,
  id: string,
): Promise<SelectedCase | null> {
  const [found] = readerId === null ? await findCaseForStaff(db, { id }) : await findCaseForReader(db, { id, readerId })
  return found && isInScope(scope, found.row.customerNumber) ? found : null
}
