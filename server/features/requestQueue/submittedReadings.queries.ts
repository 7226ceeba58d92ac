/** Reads what a submitted meter reading is checked against, and stores that it was applied. */
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { statements } from '../../db/schema/billing/statements'
import { premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { gasReadings, submittedReadings } from '../../db/schema/services/usage'

export async function findSubmitted(db: Executor, caseId: string) {
  const [row] = await db
    .select({ reading: submittedReadings, account: serviceAccounts, premise: premises })
    .from(submittedReadings)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, submittedReadings.serviceAccountId))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(eq(submittedReadings.caseId, caseId))
  return row ?? null
}

/** Two years show what the home usually uses in each season. */
const maxPeriods = 24

/** Returns the newest readings first. */
export const findBilledReadings = (db: Executor, serviceAccountId: string) =>
  db
    .select()
    .from(gasReadings)
    .where(eq(gasReadings.serviceAccountId, serviceAccountId))
    .orderBy(desc(gasReadings.periodEnd))
    .limit(maxPeriods)

export type BilledReading = Awaited<ReturnType<typeof findBilledReadings>>[number]

/** Returns the lines of the bill for the period that ended on this day; an empty list if there is none. */
export async function findLines(db: Executor, accountNumber: string, periodEnd: string) {
  const [statement] = await db
    .select({ lines: statements.lines })
    .from(statements)
    .where(and(eq(statements.billingAccountNumber, accountNumber), eq(statements.periodEnd, periodEnd)))
    .orderBy(desc(statements.issuedOn))
    .limit(1)
  return statement?.lines ?? []
}

interface AppliedReading {
  userId: string
  now: Date
}

/** Returns false if there is no reading, or if it has been applied. */
export async function markApplied(tx: Executor, caseId: string, { userId, now }: AppliedReading): Promise<boolean> {
  const applied = await tx
    .update(submittedReadings)
    .set({ appliedAt: now, appliedBy: userId })
    .where(and(eq(submittedReadings.caseId, caseId), isNull(submittedReadings.appliedAt)))
    .returning({ caseId: submittedReadings.caseId })
  return applied.length > 0
}
