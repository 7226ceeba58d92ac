/** Queries what the estimate of a service's current bill is based on. The caller has opened the service account. */
import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { statements } from '../../../db/schema/billing/statements'
import { gasReadings, usageDays } from '../../../db/schema/services/usage'

/** A year and two months, for the seasonal change of rates. */
const statementCount = 14

/** Returns the newest statements, newest first. */
export const findIssued = (db: Executor, accountNumber: string) =>
  db
    .select({ periodEnd: statements.periodEnd, lines: statements.lines })
    .from(statements)
    .where(eq(statements.billingAccountNumber, accountNumber))
    .orderBy(desc(statements.issuedOn))
    .limit(statementCount)

export type IssuedStatement = Awaited<ReturnType<typeof findIssued>>[number]

/** Returns all readings, oldest first. */
export const findReadPeriods = (db: Executor, serviceAccountId: string) =>
  db
    .select({
      start: gasReadings.periodStart,
      end: gasReadings.periodEnd,
      therms: gasReadings.therms,
      degreeDays: gasReadings.degreeDays,
    })
    .from(gasReadings)
    .where(eq(gasReadings.serviceAccountId, serviceAccountId))
    .orderBy(asc(gasReadings.periodEnd))

export type ReadPeriod = Awaited<ReturnType<typeof findReadPeriods>>[number]

/** Returns what the meter has reported since a day, oldest first. */
export const findReportedDays = (db: Executor, serviceAccountId: string, since: string) =>
  db
    .select({ day: usageDays.day, amount: usageDays.amount, degreeDays: usageDays.degreeDays })
    .from(usageDays)
    .where(and(eq(usageDays.serviceAccountId, serviceAccountId), gte(usageDays.day, since)))
    .orderBy(asc(usageDays.day))

export type ReportedDay = Awaited<ReturnType<typeof findReportedDays>>[number]
