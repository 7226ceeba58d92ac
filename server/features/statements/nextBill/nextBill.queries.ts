/** Queries what happened on a billing account since its last statement and affects the next bill. */
import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../../db/database'
import { credits } from '../../../db/schema/billing/credits'
import { statements } from '../../../db/schema/billing/statements'
import { premises, serviceAccounts } from '../../../db/schema/customers/accounts'
import { payments } from '../../../db/schema/payments/payments'
import { planChanges, products } from '../../../db/schema/services/plans'
import type { SinceLastBill } from './rules'

/** The caller must have checked that the billing account is in scope. */
export async function findSinceLastBill(db: Executor, accountNumber: string, zone: string): Promise<SinceLastBill> {
  const [lastStatement] = await db
    .select({ periodEnd: statements.periodEnd, issuedOn: statements.issuedOn })
    .from(statements)
    .where(eq(statements.billingAccountNumber, accountNumber))
    .orderBy(desc(statements.issuedOn))
    .limit(1)
  const [changes, creditRows, returns] = await Promise.all([
    findChanges(db, accountNumber, lastStatement?.periodEnd),
    findCredits(db, accountNumber, { from: lastStatement?.issuedOn, zone }),
    findReturns(db, accountNumber, { from: lastStatement?.issuedOn, zone }),
  ])
  return { changes, credits: creditRows, returns }
}

/** Finds changes on days that are not billed yet. */
async function findChanges(db: Executor, accountNumber: string, billedUntil: string | undefined) {
  const [from, to] = [alias(products, 'from_product'), alias(products, 'to_product')]
  const rows = await db
    .select({
      day: planChanges.effectiveOn,
      fromName: from.name,
      toName: to.name,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
      proration: planChanges.proration,
    })
    .from(planChanges)
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .leftJoin(from, eq(from.code, planChanges.fromProductCode))
    .leftJoin(to, eq(to.code, planChanges.toProductCode))
    .where(
      and(
        eq(serviceAccounts.billingAccountNumber, accountNumber),
        eq(planChanges.status, 'applied'),
        billedUntil === undefined ? undefined : gt(planChanges.effectiveOn, billedUntil),
      ),
    )
    .orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))
  return rows.map(({ streetAddress, unit, ...change }) => ({ ...change, place: addressLine(streetAddress, unit) }))
}

interface DayRange {
  from: string | undefined
  zone: string
}

const findCredits = (db: Executor, accountNumber: string, { from, zone }: DayRange) => {
  const day = sql<string>`(${credits.createdAt} at time zone ${zone})::date::text`
  return db
    .select({ day, reasonCode: credits.reasonCode, amount: credits.amount })
    .from(credits)
    .where(and(eq(credits.billingAccountNumber, accountNumber), from === undefined ? undefined : gte(day, from)))
    .orderBy(asc(credits.createdAt))
}

const findReturns = (db: Executor, accountNumber: string, { from, zone }: DayRange) => {
  const day = sql<string>`(${payments.createdAt} at time zone ${zone})::date::text`
  return db
    .select({ day, fee: payments.returnFee })
    .from(payments)
    .where(
      and(
        eq(payments.billingAccountNumber, accountNumber),
        gt(payments.returnFee, 0),
        from === undefined ? undefined : gte(day, from),
      ),
    )
    .orderBy(asc(payments.createdAt))
}
