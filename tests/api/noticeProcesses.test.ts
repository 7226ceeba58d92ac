import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/dates'
import { addDebtors, askNotices, mailedOf, noticeRunIn, notify } from '../support/dunning'
import { addPerson } from '../support/people'
import { startPortalProcess, type PortalProcess } from '../support/processes'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let token: string
const portals: PortalProcess[] = []

beforeAll(async () => {
  server = await startServer()
  // Processes of their own have the real time, and sessions must hold there too.
  server.setNow(new Date().toISOString())
  token = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
})
afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.kill()))
})
afterAll(() => server.stop())

async function startPortal(): Promise<PortalProcess> {
  const portal = await startPortalProcess({ databaseUrl: server.database.url, providerUrl: server.providerUrl })
  portals.push(portal)
  return portal
}

const waiting = { timeout: 60_000, interval: 10 }
const standing = async (runId: string) => (await askNotices(server, token, runId)).run
const finished = (runId: string) => expect.poll(async () => (await standing(runId)).status, waiting).toBe('finished')

async function beginMany(count: number): Promise<{ runId: string; accounts: string[] }> {
  const dueOn = addDays(new Date().toISOString().slice(0, 10), -25)
  const accounts = await addDebtors(server.database.db, count, { dueOn })
  return { runId: noticeRunIn(await notify(server, token, { accounts })).run_id, accounts }
}

describe('a run of 300 notices', () => {
  it('whose server is killed three times mails nobody twice, and says of whom it is not known', async () => {
    const { runId, accounts } = await beginMany(300)
    let before = 0
    for (let death = 0; death < 3; death += 1) {
      const portal = await startPortal()
      await expect.poll(async () => (await standing(runId)).sent_count, waiting).toBeGreaterThan(before + 20)
      await portal.kill()
      before = (await standing(runId)).sent_count
      expect((await standing(runId)).status).toBe('running')
    }
    await startPortal()
    await finished(runId)

    const { run, rows } = await askNotices(server, token, runId)
    const mailed = await mailedOf(server.database.db)
    expect(Math.max(...accounts.map((account) => mailed.get(account) ?? 0))).toBe(1)
    expect(run.sent_count + run.unknown_count).toBe(300)
    // Each death leaves one row at most of which nobody knows.
    expect(run.unknown_count).toBeLessThanOrEqual(3)
    for (const { account_no, status } of rows) if (status === 'sent') expect(mailed.get(account_no)).toBe(1)
  }, 120_000)
})

describe('two server processes', () => {
  it('at one run mail each account once', async () => {
    await Promise.all([startPortal(), startPortal()])
    const { runId, accounts } = await beginMany(60)
    await finished(runId)
    const mailed = await mailedOf(server.database.db)
    expect(accounts.map((account) => mailed.get(account))).toEqual(accounts.map(() => 1))
    expect(await standing(runId)).toMatchObject({ sent_count: 60, unknown_count: 0 })
  }, 60_000)
})
