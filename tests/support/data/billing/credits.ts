/** Adds many billing accounts at once, starts credit runs on them and reads the results. */
import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { CreditRun, createCreditRun, getCreditRun } from '#shared/contract/billing/credits'
import type { Database } from '../../../../server/db/database'
import { credits } from '../../../../server/db/schema/billing/credits'
import { billingAccounts, customers } from '../../../../server/db/schema/customers/accounts'
import type { Answer, TestServer } from '../../server/server'

let createdCount = 0

/** Adds billing accounts of one customer that all have the same balance, in cents. */
export async function addBillingAccounts(db: Database, count: number, balance = 10_000): Promise<string[]> {
  createdCount += 1
  const customerNumber = `CU-9${String(createdCount).padStart(7, '0')}`
  await db.insert(customers).values({ number: customerNumber, name: 'Orchard Homes', kind: 'builder' })
  const numbers = Array.from({ length: count }, (_, index) => `BA-9${createdCount}${String(index).padStart(8, '0')}`)
  for (let start = 0; start < count; start += 1000) {
    await db.insert(billingAccounts).values(
      numbers.slice(start, start + 1000).map((number) => ({
        number,
        groupId: number.replace('BA', 'BG'),
        customerNumber,
        serviceGroup: 'FIBER' as const,
        balance,
      })),
    )
  }
  return numbers
}

export const closeAccount = (db: Database, number: string) =>
  db.update(billingAccounts).set({ status: 'closed' }).where(eq(billingAccounts.number, number))

export const reopenAccount = (db: Database, number: string) =>
  db.update(billingAccounts).set({ status: 'active' }).where(eq(billingAccounts.number, number))

export const setBalance = (db: Database, number: string, balance: number) =>
  db.update(billingAccounts).set({ balance }).where(eq(billingAccounts.number, number))

export async function balancesOf(db: Database, numbers: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ number: billingAccounts.number, balance: billingAccounts.balance })
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, [...numbers]))
  const balanceByNumber = new Map(rows.map(({ number, balance }) => [number, balance]))
  return numbers.map((number) => balanceByNumber.get(number) ?? Number.NaN)
}

/** Counts the credits that a run has written and the accounts that they belong to. */
export async function countCredits(db: Database, runId: string) {
  const [counts] = await db
    .select({
      credits: sql<number>`count(*)::int`,
      accounts: sql<number>`count(distinct ${credits.billingAccountNumber})::int`,
    })
    .from(credits)
    .where(eq(credits.runId, runId))
  return counts
}

export const rowsOf = (numbers: readonly string[], dollars: number) =>
  numbers.map((acct_no) => ({ acct_no, credit_amount: dollars }))

export const startRun = (
  server: TestServer,
  token: string,
  { rows, key = randomUUID() }: { rows: ReturnType<typeof rowsOf>; key?: string },
): Promise<Answer> => server.call(createCreditRun, { body: { rows } }, { token, idempotencyKey: key })

export const parseRun = ({ data }: Answer): CreditRun => z.decode(CreditRun, data as z.input<typeof CreditRun>)

async function fetchRunPage(
  server: TestServer,
  token: string,
  { runId, pageSize }: { runId: string; pageSize: number },
) {
  const input = { params: { run_id: runId }, query: { page_size: pageSize } }
  const answer = await server.call(getCreditRun, input, { token })
  return z.decode(getCreditRun.response, answer.data as z.input<typeof getCreditRun.response>)
}

export const fetchRun = (server: TestServer, token: string, runId: string) =>
  fetchRunPage(server, token, { runId, pageSize: 500 })

/** Returns a run as `fetchRun` does, but hardly any of its rows, for tests that ask for its progress all the time. */
export const fetchProgress = async (server: TestServer, token: string, runId: string) =>
  (await fetchRunPage(server, token, { runId, pageSize: 1 })).run

/** The rights of staff who issue credits and export reports. */
export const creditRights = ['CREDITS.read', 'CREDITS.write', 'EXPORT.read']
