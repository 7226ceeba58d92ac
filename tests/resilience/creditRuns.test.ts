import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { controlCreditRun, decideCreditRun } from '#shared/contract/billing/credits'
import { creditRuns } from '../../server/db/schema/billing/credits'
import {
  addBillingAccounts,
  balancesOf,
  closeAccount,
  countCredits,
  fetchProgress,
  parseRun,
  rowsOf,
  startRun,
} from '../support/data/billing/credits'
import { signInStaff } from '../support/data/staff'
import { it } from '../support/server/processTest'
import { stopProgram } from '../support/server/programs'
import type { TestServer } from '../support/server/server'

let token: string
let approver: string

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
  approver = await signInStaff(server)
})

/** The test asks rarely, because each question takes time from the processes. */
const waiting = { interval: 100 }
const standing = (server: TestServer, runId: string) => fetchProgress(server, token, runId)
const creditedSoFar = async (server: TestServer, runId: string): Promise<number> =>
  (await standing(server, runId)).credited_count
const finished = (server: TestServer, runId: string) =>
  expect.poll(async () => (await standing(server, runId)).status, waiting).toBe('finished')

/** Starts a run of many small credits, which is approved because its total needs a second user. */
async function startLargeRun(server: TestServer, accounts: readonly string[]): Promise<string> {
  const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 7.25) }))
  await server.call(decideCreditRun, { params: { run_id }, body: { decision: 'approve' } }, { token: approver })
  return run_id
}

describe('a run of 300 credits', () => {
  it('credits each account exactly once and reports so, even if its server is killed twice', async ({
    server,
    startPortal,
  }) => {
    const accounts = await addBillingAccounts(server.database.db, 300)
    await closeAccount(server.database.db, accounts[250] ?? '')
    const runId = await startLargeRun(server, accounts)

    let before = 0
    for (let death = 0; death < 2; death += 1) {
      const portal = await startPortal()
      await expect.poll(() => creditedSoFar(server, runId), waiting).toBeGreaterThan(before + 50)
      await portal.kill()
      before = await creditedSoFar(server, runId)
      expect(await countCredits(server.database.db, runId)).toEqual({ credits: before, accounts: before })
      expect((await standing(server, runId)).status).toBe('running')
    }
    expect(before).toBeLessThan(299)

    await startPortal()
    await finished(server, runId)
    expect(await countCredits(server.database.db, runId)).toEqual({ credits: 299, accounts: 299 })
    expect(await standing(server, runId)).toMatchObject({
      credited_count: 299,
      failed_count: 1,
      credited_amount: 216_775,
    })
    const balances = await balancesOf(server.database.db, accounts)
    expect(balances.filter((balance) => balance === 9275)).toHaveLength(299)
    expect(balances[250]).toBe(10_000)
  })
})

describe('two server processes', () => {
  it('credit each account of a run once', async ({ server, startPortal }) => {
    const accounts = await addBillingAccounts(server.database.db, 150)
    await Promise.all([startPortal(), startPortal()])
    const runId = await startLargeRun(server, accounts)
    await finished(server, runId)
    expect(await countCredits(server.database.db, runId)).toEqual({ credits: 150, accounts: 150 })
    expect(new Set(await balancesOf(server.database.db, accounts))).toEqual(new Set([9275]))
  })
})

describe('a credit run that is canceled in progress', () => {
  it('ends with the row in progress, even if its server is killed and another one starts', async ({
    server,
    startPortal,
  }) => {
    const accounts = await addBillingAccounts(server.database.db, 300)
    const portal = await startPortal()
    const runId = await startLargeRun(server, accounts)
    await expect.poll(() => creditedSoFar(server, runId), waiting).toBeGreaterThan(30)
    const { status } = await server.call(
      controlCreditRun,
      { params: { run_id: runId }, body: { action: 'cancel' } },
      { token },
    )
    const { credited_count } = await standing(server, runId)
    await portal.kill()

    expect(status).toBe(200)
    await startPortal()
    // A run that was started later has finished, so the canceled one had its turn before.
    const later = await addBillingAccounts(server.database.db, 1)
    const { run_id: laterId } = parseRun(await startRun(server, token, { rows: rowsOf(later, 1) }))
    await finished(server, laterId)
    expect(await standing(server, runId)).toMatchObject({ status: 'cancelled', credited_count, failed_count: 0 })
    expect(credited_count).toBeLessThan(300)
    expect(await countCredits(server.database.db, runId)).toEqual({ credits: credited_count, accounts: credited_count })
    const balances = await balancesOf(server.database.db, accounts)
    expect(balances.filter((balance) => balance === 9275)).toHaveLength(credited_count)
    expect(balances.filter((balance) => balance === 10_000)).toHaveLength(300 - credited_count)
  })
})

describe('a server that is stopped', () => {
  it('leaves the remaining rows of a run to the next one', async ({ server, startPortal }) => {
    const accounts = await addBillingAccounts(server.database.db, 150)
    const portal = await startPortal()
    const runId = await startLargeRun(server, accounts)
    await expect.poll(() => creditedSoFar(server, runId), waiting).toBeGreaterThan(30)
    await stopProgram(portal.process, 'SIGTERM')

    expect(portal.process.exitCode).toBe(0)
    const [run] = await server.database.db.select().from(creditRuns).where(eq(creditRuns.id, runId))
    expect(run?.status).toBe('running')
    await startPortal()
    await finished(server, runId)
    expect(await countCredits(server.database.db, runId)).toEqual({ credits: 150, accounts: 150 })
  })
})
