import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { pastDueSince } from '#shared/billing/dunning'
import { type DunningAccount, getDunningReport } from '#shared/contract/billing/dunning'
import { addDays } from '#shared/format/dates'
import { disconnections, dunningHolds, dunningNotices } from '../../../server/db/schema/billing/dunning'
import { statements } from '../../../server/db/schema/billing/statements'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { findDunningAccounts } from '../../../server/directory/dunning/dunningAccounts.queries'
import { byUrgency, isDue } from '../../../server/features/dunning/rules'
import { addDebtor } from '../../support/data/billing/dunning'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const today = '2026-03-13'
let token: string
const numbers: string[] = []

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['DUNNING.read'])
  for (const seed of Array.from({ length: 200 }, (_, index) => index + 1))
    numbers.push(await addRandomAccount(server, createDraw(seed)))
})

type Draw = (least: number, most: number) => number

/** Creates a seeded generator, which always gives the same numbers. */
function createDraw(seed: number): Draw {
  let state = seed * 2_654_435_761
  return (least, most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return least + ((state >>> 8) % (most - least + 1))
  }
}

/**
 * Adds a gas account with random bills, a balance that may or may not reach back to the oldest one, and random dunning.
 */
async function addRandomAccount(server: TestServer, draw: Draw): Promise<string> {
  const dueOn = addDays(today, -draw(-5, 40))
  const balance = draw(0, 9) === 0 ? draw(0, 9_99) : draw(10_00, 260_00)
  const { number } = await addDebtor(server.database.db, { dueOn, balance: 80_00 })
  await server.database.db.update(billingAccounts).set({ balance }).where(eq(billingAccounts.number, number))
  for (let month = 1; month <= draw(0, 4); month += 1) {
    const due = addDays(dueOn, -31 * month)
    await server.database.db.insert(statements).values({
      billingAccountNumber: number,
      periodStart: addDays(due, -53),
      periodEnd: addDays(due, -23),
      issuedOn: addDays(due, -21),
      dueOn: due,
      previousBalance: 0,
      // Some bills are credits.
      charges: draw(0, 3) === 0 ? -draw(20_00, 120_00) : draw(5_00, 110_00),
    })
  }
  if (draw(0, 2) === 0)
    await server.database.db.insert(dunningNotices).values({
      billingAccountNumber: number,
      channel: 'mail',
      sentOn: addDays(today, draw(0, 1) === 0 ? -draw(8, 9) : -draw(0, 40)),
    })
  if (draw(0, 5) === 0) await addWork(server, number, draw)
  if (draw(0, 5) === 0)
    await server.database.db.insert(dunningHolds).values({
      id: randomUUID(),
      billingAccountNumber: number,
      reason: 'dispute',
      heldUntil: draw(0, 1) === 0 ? addDays(today, draw(-3, 3)) : null,
      placedAt: new Date('2026-03-01T12:00:00Z'),
    })
  return number
}

async function addWork(server: TestServer, number: string, draw: Draw): Promise<void> {
  const done = draw(0, 3)
  if (done > 0)
    await server.database.db
      .insert(dunningNotices)
      .values({ billingAccountNumber: number, channel: 'mail', sentOn: '2026-02-08' })
  await server.database.db.insert(disconnections).values({
    billingAccountNumber: number,
    orderedOn: '2026-02-20',
    disconnectedOn: done > 0 ? '2026-02-22' : null,
    reconnectOn: done > 1 ? '2026-02-25' : null,
    reconnectedOn: done > 2 ? '2026-02-26' : null,
  })
}

async function report(server: TestServer, held: 'no' | 'yes', query: object = {}) {
  const { data } = await server.call(getDunningReport, { query: { held, page_size: 500, ...query } }, { token })
  return data as { accounts: DunningAccount[]; total_count: number; held_count: number }
}
const numbersOf = ({ accounts }: { accounts: DunningAccount[] }) => accounts.map(({ account_no }) => account_no)

describe('the database query for gas debt', () => {
  it.for(['no', 'yes'] as const)(
    'finds due accounts like the rules, in the same order (on hold: %s)',
    async (held, { server }) => {
      const expected = (await findDunningAccounts(server.database.db, { numbers }, { today, firstOrderDay: today }))
        .filter((dunned) => isDue(dunned) && (dunned.account.hold_reason !== null) === (held === 'yes'))
        .toSorted(byUrgency)
        .map(({ account }) => account.account_no)
      expect(expected.length).toBeGreaterThan(5)
      const found = await report(server, held)
      expect(numbersOf(found)).toEqual(expected)
      expect(found.total_count).toBe(expected.length)
    },
  )

  it('finds accounts at every stage', async ({ server }) => {
    const stages = new Set((await report(server, 'no')).accounts.map(({ stage }) => stage))
    expect([...stages].toSorted((one, other) => one - other)).toEqual([5, 6, 7, 8])
  })

  it('reads accounts page by page', async ({ server }) => {
    const all = await report(server, 'no')
    const second = await report(server, 'no', { page_number: 2, page_size: 10 })
    expect(numbersOf(second)).toEqual(numbersOf(all).slice(10, 20))
    expect(second.total_count).toBe(all.total_count)
  })
})

/** Lists the accounts whose stored day differs from the one by the rules. */
async function findWrongAccounts(server: TestServer): Promise<string[]> {
  const accounts = await server.database.db
    .select()
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, numbers))
  const bills = await server.database.db
    .select()
    .from(statements)
    .where(inArray(statements.billingAccountNumber, numbers))
  return accounts
    .filter(({ number, balance, openSince }) => {
      const own = bills.filter(({ billingAccountNumber }) => billingAccountNumber === number)
      return openSince !== pastDueSince({ bills: own, balance }, '9999-12-31')
    })
    .map(({ number }) => number)
}

describe('the stored start date of a debt', () => {
  it('matches the rules after bills, payments, corrections and returned payments', async ({ server }) => {
    expect(await findWrongAccounts(server)).toEqual([])
    const some = inArray(billingAccounts.number, numbers.slice(0, 80))
    const billed = inArray(statements.billingAccountNumber, numbers.slice(40, 120))
    await server.database.db.transaction(async (tx) => {
      await tx
        .update(billingAccounts)
        .set({ balance: sql`${billingAccounts.balance} - 4000` })
        .where(some)
      await tx
        .update(statements)
        .set({ charges: sql`${statements.charges} + 1500` })
        .where(billed)
      await tx.delete(statements).where(inArray(statements.billingAccountNumber, numbers.slice(100, 110)))
    })
    expect(await findWrongAccounts(server)).toEqual([])
  })

  it('waits for a payment in progress, and includes it', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn: '2026-01-10', balance: 50_00 })
    let billing: Promise<unknown> = Promise.resolve()
    await server.database.db.transaction(async (tx) => {
      await tx.update(billingAccounts).set({ balance: 30_00 }).where(eq(billingAccounts.number, number))
      billing = server.database.db
        .update(statements)
        .set({ charges: 5_00 })
        .where(eq(statements.billingAccountNumber, number))
        .then((done) => done)
      // This payment is made while the other transaction is pending.
      await tx.update(billingAccounts).set({ balance: 0 }).where(eq(billingAccounts.number, number))
    })
    await billing
    const [account] = await server.database.db.select().from(billingAccounts).where(eq(billingAccounts.number, number))
    expect(account?.openSince).toBeNull()
  })

  it('lets a bill be marked as announced while a payment is in progress', async ({ server }) => {
    const { db } = server.database
    const { number } = await addDebtor(db, { dueOn: '2026-01-10', balance: 50_00 })
    await db.transaction(async (tx) => {
      await tx.update(billingAccounts).set({ balance: 0 }).where(eq(billingAccounts.number, number))
      // If it waited for the payment, it would fail.
      await db.update(statements).set({ noticedAt: new Date() }).where(eq(statements.billingAccountNumber, number))
    })
    const [bill] = await db.select().from(statements).where(eq(statements.billingAccountNumber, number))
    expect(bill?.noticedAt).not.toBeNull()
  })
})
