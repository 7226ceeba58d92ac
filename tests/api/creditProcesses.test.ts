import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { decideCreditRun, steerCreditRun } from '#shared/contract/credits'
import { creditRuns } from '../../server/db/schema/credits'
import {
  addBillingAccounts,
  askRun,
  balancesOf,
  beginRun,
  closeAccount,
  countCredits,
  rowsOf,
  runIn,
} from '../support/credits'
import { addPerson } from '../support/people'
import { startPortalProcess, type PortalProcess } from '../support/processes'
import { endProgram } from '../support/programs'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let token: string
let approver: string
const portals: PortalProcess[] = []

beforeAll(async () => {
  server = await startServer()
  // Processes of their own have the real time, and sessions must hold there too.
  server.setNow(new Date().toISOString())
  token = await giver()
  approver = await giver()
})
afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.kill()))
})
afterAll(() => server.stop())

const giver = async (): Promise<string> => server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))

async function startPortal(): Promise<PortalProcess> {
  const portal = await startPortalProcess({ databaseUrl: server.database.url, providerUrl: server.providerUrl })
  portals.push(portal)
  return portal
}

const db = () => server.database.db
const waiting = { timeout: 60_000, interval: 20 }
const standing = async (runId: string) => (await askRun(server, token, runId)).run
const creditedSoFar = async (runId: string): Promise<number> => (await standing(runId)).credited_count
const finished = (runId: string) => expect.poll(async () => (await standing(runId)).status, waiting).toBe('finished')

/** A run of many small credits, approved because they are too much for one person. */
async function beginMany(accounts: readonly string[]): Promise<string> {
  const { run_id } = runIn(await beginRun(server, token, { rows: rowsOf(accounts, 7.25) }))
  await server.call(decideCreditRun, { params: { run_id }, body: { decision: 'approve' } }, { token: approver })
  return run_id
}

describe('a run of 2,000 credits', () => {
  it('whose server is killed three times credits each account exactly once and tells so', async () => {
    const accounts = await addBillingAccounts(db(), 2000)
    await closeAccount(db(), accounts[1500] ?? '')
    const runId = await beginMany(accounts)

    let before = 0
    for (let death = 0; death < 3; death += 1) {
      const portal = await startPortal()
      await expect.poll(() => creditedSoFar(runId), waiting).toBeGreaterThan(before + 100)
      await portal.kill()
      before = await creditedSoFar(runId)
      expect(await countCredits(db(), runId)).toEqual({ credits: before, accounts: before })
      expect((await standing(runId)).status).toBe('running')
    }
    expect(before).toBeLessThan(1999)

    await startPortal()
    await finished(runId)
    expect(await countCredits(db(), runId)).toEqual({ credits: 1999, accounts: 1999 })
    expect(await standing(runId)).toMatchObject({ credited_count: 1999, failed_count: 1, credited_amount: 1_449_275 })
    const balances = await balancesOf(db(), accounts)
    expect(balances.filter((balance) => balance === 9275)).toHaveLength(1999)
    expect(balances[1500]).toBe(10_000)
  }, 120_000)
})

describe('two server processes', () => {
  it('at one run credit each account once', async () => {
    const accounts = await addBillingAccounts(db(), 400)
    await Promise.all([startPortal(), startPortal()])
    const runId = await beginMany(accounts)
    await finished(runId)
    expect(await countCredits(db(), runId)).toEqual({ credits: 400, accounts: 400 })
    expect(new Set(await balancesOf(db(), accounts))).toEqual(new Set([9275]))
  }, 60_000)
})

describe('a run that is cancelled while it goes on', () => {
  it('ends with the row in work, though its server is killed then and another one starts', async () => {
    const accounts = await addBillingAccounts(db(), 1500)
    const portal = await startPortal()
    const runId = await beginMany(accounts)
    await expect.poll(() => creditedSoFar(runId), waiting).toBeGreaterThan(50)
    const { status } = await server.call(
      steerCreditRun,
      { params: { run_id: runId }, body: { action: 'cancel' } },
      { token },
    )
    const { credited_count } = await standing(runId)
    await portal.kill()

    expect(status).toBe(200)
    await startPortal()
    // A run that was begun later is done: the one that was cancelled had its turn before.
    const later = await addBillingAccounts(db(), 1)
    const { run_id: laterId } = runIn(await beginRun(server, token, { rows: rowsOf(later, 1) }))
    await finished(laterId)
    expect(await standing(runId)).toMatchObject({ status: 'cancelled', credited_count, failed_count: 0 })
    expect(credited_count).toBeLessThan(1500)
    expect(await countCredits(db(), runId)).toEqual({ credits: credited_count, accounts: credited_count })
    const balances = await balancesOf(db(), accounts)
    expect(balances.filter((balance) => balance === 9275)).toHaveLength(credited_count)
    expect(balances.filter((balance) => balance === 10_000)).toHaveLength(1500 - credited_count)
  }, 60_000)
})

describe('a server that is asked to stop', () => {
  it('leaves the rest of a run to the next one', async () => {
    const accounts = await addBillingAccounts(db(), 600)
    const portal = await startPortal()
    const runId = await beginMany(accounts)
    await expect.poll(() => creditedSoFar(runId), waiting).toBeGreaterThan(50)
    await endProgram(portal.process, 'SIGTERM')

    expect(portal.process.exitCode).toBe(0)
    const [run] = await db().select().from(creditRuns).where(eq(creditRuns.id, runId))
    expect(run?.status).toBe('running')
    await startPortal()
    await finished(runId)
    expect(await countCredits(db(), runId)).toEqual({ credits: 600, accounts: 600 })
  }, 60_000)
})
