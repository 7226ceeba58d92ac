/** Proposes credits for an outage: a part of the monthly price of each affected account. Nothing is stored. */
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { CreditReason } from '#shared/billing/credits'
import type { OutageCredit } from '#shared/contract/services/outages'
import { dayAt } from '#shared/format/moments'
import { maxCreditPerAccount, maxCreditRows } from '#shared/http/limits'
import { creditedDays } from '#shared/services/outages'
import type { Executor } from '../../db/database'
import { creditRunRows, creditRuns, credits } from '../../db/schema/billing/credits'
import { billingAccounts, customers, serviceAccounts } from '../../db/schema/customers/accounts'
import { outagePremises, outages } from '../../db/schema/services/outages'
import { products, subscriptions } from '../../db/schema/services/plans'
import { isServiceOut } from '../../directory/outages/affected.queries'

const outageReason: CreditReason = '102'
/** The terms grant a thirtieth of the monthly price for each day. */
const daysPerMonth = 30

interface EndedOutage {
  id: string
  startedAt: Date
  endedAt: Date
  zone: string
}

interface Proposal {
  days: number
  credits: OutageCredit[]
  creditedCount: number
}

/** An account that was already credited for an outage since this one started gets no second credit. */
export async function findCredits(db: Executor, outage: EndedOutage): Promise<Proposal> {
  const days = creditedDays(outage)
  const rows = await db
    .select({
      account_no: billingAccounts.number,
      crm_customer_number: billingAccounts.customerNumber,
      name: customers.name,
      monthlyPrice: sql<number>`sum(${products.monthlyPrice})::int`,
      isCredited: sql<boolean>`(${isCreditedSince(outage.startedAt)})`,
    })
    .from(outages)
    .innerJoin(outagePremises, eq(outagePremises.outageId, outages.id))
    .innerJoin(serviceAccounts, and(eq(serviceAccounts.premiseNumber, outagePremises.premiseNumber), isServiceOut()))
    .innerJoin(
      billingAccounts,
      and(eq(billingAccounts.number, serviceAccounts.billingAccountNumber), eq(billingAccounts.status, 'active')),
    )
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(subscriptions, and(eq(subscriptions.serviceAccountId, serviceAccounts.id), hasRunDuring(outage)))
    .innerJoin(products, eq(products.code, subscriptions.productCode))
    .where(eq(outages.id, outage.id))
    .groupBy(billingAccounts.number, customers.name)
    .having(sql`sum(${products.monthlyPrice}) > 0`)
    .orderBy(asc(billingAccounts.number))
  const open = rows.filter(({ isCredited }) => !isCredited)
  return {
    days,
    // A run has a maximum of rows. The next proposal contains the rest.
    credits: open.slice(0, maxCreditRows).map(({ monthlyPrice, isCredited: _isCredited, ...account }) => ({
      ...account,
      credit_amount: Math.min(Math.round((monthlyPrice * days) / daysPerMonth), maxCreditPerAccount),
    })),
    creditedCount: rows.length - open.length,
  }
}

const hasRunDuring = ({ startedAt, endedAt, zone }: EndedOutage): SQL | undefined =>
  and(
    lte(subscriptions.startedOn, dayAt(endedAt, zone)),
    or(isNull(subscriptions.endedOn), gte(subscriptions.endedOn, dayAt(startedAt, zone))),
  )

/** A credit of a run that is waiting or running counts, too. */
const isCreditedSince = (startedAt: Date): SQL => sql`exists (
    select 1 from ${credits} where ${and(
      eq(credits.billingAccountNumber, billingAccounts.number),
      eq(credits.reasonCode, outageReason),
      gte(credits.createdAt, startedAt),
    )})
  or exists (
    select 1 from ${creditRunRows} join ${creditRuns} on ${creditRuns.id} = ${creditRunRows.runId} where ${and(
      eq(creditRunRows.accountNumber, billingAccounts.number),
      eq(creditRunRows.status, 'not_initiated'),
      eq(creditRuns.reasonCode, outageReason),
      inArray(creditRuns.status, ['waiting', 'running', 'paused']),
      gte(creditRuns.startedAt, startedAt),
    )})`
