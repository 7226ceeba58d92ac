import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseConnection, migrateDatabase, openDatabase } from '../../server/db/database'
import { createDatabase } from '../../server/db/embedded'
import { buildSandboxProvider } from '../../server/sandboxProvider/app'
import { addMethod, fetchCharges, type Payer } from '../support/data/payments/payments'
import { addAccount, addCustomerRoles, addPerson } from '../support/data/people'
import { providerKey } from '../support/server/keys'
import { type PortalProcess, payAt, signInAt, startPortalProcess } from '../support/server/processes'
import { startThrowAwayCluster, type ThrowAwayCluster } from '../support/server/throwAwayCluster'

const payerCount = 20
const balance = 5_000_000
const cutCount = 5
const killCount = 2

let cluster: ThrowAwayCluster
let database: DatabaseConnection
let folder: string
let provider: FastifyInstance
let providerUrl: string
let portal: PortalProcess
let payers: Payer[]
/** Settles when the database runs again. Until then, another try would only keep the machine busy. */
let returned = Promise.resolve()

beforeAll(async () => {
  cluster = await startThrowAwayCluster({ survivesKill: true })
  await createDatabase(cluster.database, 'portal')
  const databaseUrl = cluster.database.url('portal')
  await migrateDatabase(databaseUrl, 'server/db/migrations')
  database = openDatabase(databaseUrl, 2)
  await addCustomerRoles(database.db)
  folder = await mkdtemp(join(tmpdir(), 'provider-'))
  provider = await buildSandboxProvider({ dataDir: folder, key: providerKey, publicUrl: 'http://127.0.0.1' })
  providerUrl = await provider.listen({ port: 0, host: '127.0.0.1' })
  portal = await startPortalProcess({ databaseUrl, providerUrl })
  payers = []
  for (let index = 0; index < payerCount; index += 1) payers.push(await addPayer())
})
afterAll(async () => {
  await portal.kill()
  await database.close()
  await provider.close()
  await cluster.stop()
  await rm(folder, { recursive: true })
})

async function addPayer(): Promise<Payer> {
  const person = await addPerson(database.db)
  const account = await addAccount(database.db, person.customerNumber, { balance })
  const method = await addMethod({ url: providerUrl }, person.customerNumber)
  return { person, account, method, token: await signInAt(portal, person) }
}

interface Load {
  /** The status of every answer. */
  statuses: number[]
  /** Waits for all pending payments. */
  finish(): Promise<void>
}

/**
 * Lets every customer pay repeatedly. A payment without an answer is sent again with the same key, as the website does.
 */
function startPaying(firstCents: number): Load {
  const statuses: number[] = []
  let isFinishing = false
  const send = (payer: Payer, key: string, amount: number): Promise<number> =>
    payAt(portal, { ...payer, amount }, key).then(
      ({ status }) => status,
      () => 0,
    )
  const loop = async (payer: Payer): Promise<void> => {
    for (let cents = firstCents; !isFinishing; cents += 1) {
      const key = randomUUID()
      let status = 0
      while (status !== 200) {
        status = await send(payer, key, cents / 100)
        statuses.push(status)
        if (status !== 200) await returned
      }
    }
  }
  const loops = payers.map(loop)
  return {
    statuses,
    async finish() {
      isFinishing = true
      await Promise.all(loops)
    },
  }
}

/** Expects that each payment was charged once, each charge was recorded, and each balance matches its payments. */
async function expectBalancedBooks(): Promise<void> {
  await expect.poll(() => countOf(sql`select count(*)::int as count from payments where status = 'pending'`)).toBe(0)
  for (const { person, account } of payers) {
    const { rows } = await database.db.execute<{ charged: number[]; owed: number; paid: number }>(sql`
      select b.balance as owed, sum(p.amount)::int as paid, array_agg(p.amount + p.fee order by p.amount + p.fee) as charged
      from billing_accounts b join payments p on p.billing_account_number = b.number and p.status = 'posted'
      where b.number = ${account.billingAccountNumber} group by b.balance`)
    const captured = await fetchCharges(providerUrl, person.customerNumber)
    expect(rows[0]?.charged).toEqual(captured.toSorted((one, other) => one - other))
    expect(rows[0]?.owed).toBe(balance - (rows[0]?.paid ?? 0))
  }
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/** Terminates connections that are between two statements of a transaction, and returns how many there were. */
const cutTransactions = (): Promise<number> =>
  countOf(sql`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`)

const readiness = (): Promise<number> =>
  fetch(`${portal.url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )

describe('a portal that loses its database while customers pay', () => {
  it('survives connections that are cut in the middle of a transaction, with the books balanced', async () => {
    const load = startPaying(100)
    for (let cut = 0; cut < cutCount; ) cut += (await cutTransactions()) > 0 ? 1 : 0
    await load.finish()

    expect(portal.process.exitCode).toBeNull()
    expect(new Set(load.statuses)).toEqual(new Set([200, 503]))
    expect(await readiness()).toBe(200)
    await expectBalancedBooks()
  })

  it('survives a database that is killed, and is ready within five seconds of its return', async () => {
    // The amounts differ from before, because equal payments within a second would be rejected as duplicates.
    const load = startPaying(20_000)
    const recoveries: number[] = []
    for (let kill = 0; kill < killCount; kill += 1) {
      await expect.poll(() => load.statuses.slice(-payerCount)).toContain(200)
      returned = cluster.crash()
      await returned
      const returnedAt = performance.now()
      await expect.poll(readiness, { interval: 20 }).toBe(200)
      recoveries.push(performance.now() - returnedAt)
    }
    await load.finish()

    expect(portal.process.exitCode).toBeNull()
    expect(Math.max(...recoveries)).toBeLessThan(5_000)
    expect(new Set(load.statuses)).toEqual(new Set([200, 503]))
    await expectBalancedBooks()
  })
})
