/** Queries codes for remote help. */
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { helpCodes } from '../../db/schema/signIn/helpCodes'
import { userCustomers, users } from '../../db/schema/signIn/users'

export type HelpCodeRow = typeof helpCodes.$inferSelect

const isOpen = (now: Date) => and(isNull(helpCodes.endedAt), gt(helpCodes.expiresAt, now))

export async function findOpenCode(db: Executor, userId: string, now: Date): Promise<HelpCodeRow | null> {
  const [row] = await db
    .select()
    .from(helpCodes)
    .where(and(eq(helpCodes.userId, userId), isOpen(now)))
  return row ?? null
}

/** Ends the user's open code and all expired codes, so their digits may be used again. */
export async function endPreviousCodes(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .update(helpCodes)
    .set({ endedAt: now })
    .where(and(isNull(helpCodes.endedAt), or(eq(helpCodes.userId, userId), lte(helpCodes.expiresAt, now))))
}

/** Returns null when an open code has the same digits, or the user got another code just now. */
export async function insertCode(db: Executor, row: typeof helpCodes.$inferInsert): Promise<HelpCodeRow | null> {
  const [inserted] = await db.insert(helpCodes).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

/** Returns whether the code was open. */
export async function endCode(db: Executor, userId: string, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const ended = await db
    .update(helpCodes)
    .set({ endedAt: now })
    .where(and(eq(helpCodes.id, id), eq(helpCodes.userId, userId), isOpen(now)))
    .returning({ id: helpCodes.id })
  return ended.length > 0
}

/** Redeems the code for the first agent who enters it. The same agent may enter it again. */
export async function redeemCode(
  db: Executor,
  { codeHashes, staffId, now }: { codeHashes: Buffer[]; staffId: string; now: Date },
): Promise<HelpCodeRow | null> {
  const hasDigits = and(inArray(helpCodes.codeHash, codeHashes), isOpen(now))
  const [redeemed] = await db
    .update(helpCodes)
    .set({ redeemedAt: now, redeemedBy: staffId })
    .where(and(hasDigits, isNull(helpCodes.redeemedAt)))
    .returning()
  if (redeemed) return redeemed
  const [redeemedBefore] = await db
    .select()
    .from(helpCodes)
    .where(and(hasDigits, eq(helpCodes.redeemedBy, staffId)))
  return redeemedBefore ?? null
}

/** Returns the user of a code with the customers they can access, their own first. */
export async function findOwner(db: Executor, userId: string) {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      ownCustomerNumber: contacts.customerNumber,
      customerNumber: userCustomers.customerNumber,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(userCustomers, eq(userCustomers.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .orderBy(asc(userCustomers.customerNumber))
  const [first] = rows
  if (!first) return null
  const numbers = rows.flatMap(({ customerNumber }) => (customerNumber === null ? [] : [customerNumber]))
  const { userId: id, email, firstName, lastName, ownCustomerNumber } = first
  return {
    id,
    email,
    firstName,
    lastName,
    customerNumbers: [
      ...numbers.filter((number) => number === ownCustomerNumber),
      ...numbers.filter((number) => number !== ownCustomerNumber),
    ],
  }
}
