import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { resolveOneTimePayment } from '#shared/contract/payments/payments'
import type { Executor } from '../../../server/db/database'
import { payments } from '../../../server/db/schema/payments/payments'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { addPayer, fetchCharges, pay } from '../../support/data/payments/payments'
import { addPerson } from '../../support/data/people'
import { holdCharges } from '../../support/server/heldCharges'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const paymentsOf = (server: TestServer, billingAccountNumber: string) =>
  server.database.db.select().from(payments).where(eq(payments.billingAccountNumber, billingAccountNumber))

const pausedCommits = 4711

/** Makes every payment wait at the end of its transaction for an advisory lock, like on a slow disk. */
async function pauseCommits(db: Executor): Promise<void> {
  await db.execute(sql`
    create function pause_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return null; end $$
  `)
  await db.execute(sql`
    create constraint trigger paused_commit after insert on payments
    deferrable initially deferred for each row execute function pause_commit()
  `)
}

/** Counts the transactions of this database that wait for an advisory lock. */
async function countWaiting(db: Executor): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as waiting from pg_locks
    where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())
  `)
  return z.object({ waiting: z.number() }).parse(rows[0]).waiting
}

describe('the outcome of a payment by its key', () => {
  const resolve = (server: TestServer, token: string, key: string) =>
    server.call(resolveOneTimePayment, { body: { idempotency_key: key } }, { token })

  it('equals the answer of the payment, and charges nothing', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    const paid = await pay(server, { ...payer, key })
    const found = await resolve(server, payer.token, key)

    expect(found).toMatchObject({ status: 200, messages: [] })
    expect(found.data).toEqual({ payment: paid.data })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })

  it('names the reason of a declined payment', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const key = randomUUID()
    await pay(server, { ...payer, key })
    expect((await resolve(server, payer.token, key)).data).toMatchObject({
      payment: { 'payment-status': 'DECLINED', reason: expect.stringMatching(/declined/i) },
    })
  })

  it('is pending for a payment in progress, which is not settled', async ({ server }) => {
    const payer = await addPayer(server)
    const release = holdCharges(server)
    const key = randomUUID()
    const first = pay(server, { ...payer, key })
    await expect
      .poll(() => paymentsOf(server, payer.account.billingAccountNumber))
      .toMatchObject([{ status: 'pending' }])
    expect((await resolve(server, payer.token, key)).data).toMatchObject({ payment: { 'payment-status': 'PENDING' } })
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toMatchObject([{ status: 'pending' }])
    release()
    await first
  })

  it('blocks a key that never arrived, so that its payment is rejected if it arrives late', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    expect((await resolve(server, payer.token, key)).data).toEqual({ payment: null })
    expect((await resolve(server, payer.token, key)).data).toEqual({ payment: null })

    expect(await pay(server, { ...payer, key })).toMatchObject({ status: 409, code: 'conflict' })
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toEqual([])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
    expect((await pay(server, { ...payer, key: randomUUID() })).status).toBe(200)
  })

  it('is never “not arrived” for a payment that is charged, whichever comes first', async ({ server }) => {
    const payer = await addPayer(server)
    let charged = 0
    for (let round = 0; round < 20; round += 1) {
      const key = randomUUID()
      // The amount differs each time, because an equal one within a second would be a duplicate.
      const [paid, outcome] = await Promise.all([
        pay(server, { ...payer, key }, 2 + round),
        resolve(server, payer.token, key),
      ])
      const { payment } = z.object({ payment: z.unknown() }).parse(outcome.data)
      expect(paid.status).toBe(payment === null ? 409 : 200)
      if (paid.status === 200) charged += 1
    }
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toHaveLength(charged)
  })

  it('waits for a payment that is being stored with the key, and finds it', async ({ server }) => {
    const payer = await addPayer(server)
    const { db } = server.database
    const key = randomUUID()
    await pauseCommits(db)
    const { paid, outcome } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${pausedCommits})`)
      const paid = pay(server, { ...payer, key })
      await expect.poll(() => countWaiting(tx)).toBe(1)
      const outcome = resolve(server, payer.token, key)
      await expect.poll(() => countWaiting(tx)).toBe(2)
      return { paid, outcome }
    })
    expect((await outcome).data).toMatchObject({ payment: { amount: 50 } })
    expect((await paid).status).toBe(200)
    await db.execute(sql`drop trigger paused_commit on payments`)
  })

  it('is not found for another customer’s payment, whose key is not blocked', async ({ server }) => {
    const payer = await addPayer(server)
    const stranger = await addPayer(server)
    const key = randomUUID()
    expect((await resolve(server, stranger.token, key)).data).toEqual({ payment: null })
    expect((await pay(server, { ...payer, key })).status).toBe(200)
    expect((await resolve(server, stranger.token, key)).data).toEqual({ payment: null })
  })

  it('is not found for the user’s own payment for a customer whom they no longer represent', async ({ server }) => {
    const payer = await addPayer(server)
    const partner = await addPerson(server.database.db)
    const ofPartner = and(
      eq(userCustomers.userId, partner.userId),
      eq(userCustomers.customerNumber, payer.person.customerNumber),
    )
    await server.database.db
      .insert(userCustomers)
      .values({ userId: partner.userId, customerNumber: payer.person.customerNumber })
    const token = await server.signIn(partner)
    const key = randomUUID()
    await pay(server, { ...payer, token, key })
    expect((await resolve(server, token, key)).status).toBe(200)
    await server.database.db.delete(userCustomers).where(ofPartner)
    expect((await resolve(server, token, key)).status).toBe(404)
  })
})

describe('a payment that was charged while the database’s disk is full', () => {
  it('is answered as pending, never as failed, and posted once there is space', async ({ server }) => {
    const payer = await addPayer(server)
    const { db } = server.database
    await db.execute(sql`
      create function refuse_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$
    `)
    await db.execute(
      sql`create trigger full_disk before update on payments for each row execute function refuse_disk()`,
    )
    const paid = await pay(server, payer)
    expect(paid).toMatchObject({ status: 200, data: { 'payment-status': 'PENDING' } })

    await db.execute(sql`drop trigger full_disk on payments`)
    await server.finishJobs(20_000)
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toMatchObject([{ status: 'posted' }])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })
})
