import { and, eq, like } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays } from '#shared/format/dates'
import { sentMessages } from '../../server/db/schema/customers/sentMessages'
import {
  addDebtors,
  countMailedNotices,
  fetchNoticeProgress,
  fetchNoticeRun,
  notify,
  parseNoticeRun,
} from '../support/data/billing/dunning'
import { signInStaff } from '../support/data/staff'
import { it } from '../support/server/processTest'
import type { TestServer } from '../support/server/server'

let token: string

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
})

/** The test asks rarely, because each question takes time from the processes. */
const waiting = { interval: 100 }
const standing = (server: TestServer, runId: string) => fetchNoticeProgress(server, token, runId)
const finished = (server: TestServer, runId: string) =>
  expect.poll(async () => (await standing(server, runId)).status, waiting).toBe('finished')

async function beginMany(server: TestServer, count: number): Promise<{ runId: string; accounts: string[] }> {
  const dueOn = addDays(new Date().toISOString().slice(0, 10), -25)
  const accounts = await addDebtors(server.database.db, count, { dueOn })
  return { runId: parseNoticeRun(await notify(server, token, { accounts })).run_id, accounts }
}

describe('a run of 75 notices', () => {
  it('emails no one twice if its server is killed twice, and reports and records unknown results', async ({
    server,
    startPortal,
  }) => {
    const { runId, accounts } = await beginMany(server, 75)
    let before = 0
    for (let death = 0; death < 2; death += 1) {
      const portal = await startPortal()
      await expect.poll(async () => (await standing(server, runId)).sent_count, waiting).toBeGreaterThan(before + 10)
      await portal.kill()
      before = (await standing(server, runId)).sent_count
      expect((await standing(server, runId)).status).toBe('running')
    }
    await startPortal()
    await finished(server, runId)

    const { run, rows } = await fetchNoticeRun(server, token, runId)
    const mailed = await countMailedNotices(server.database.db)
    expect(Math.max(...accounts.map((account) => mailed.get(account) ?? 0))).toBe(1)
    expect(run.sent_count + run.unknown_count).toBe(75)
    // A process sends one notice at a time, so each crash leaves at most one with an unknown outcome.
    expect(run.unknown_count).toBeLessThanOrEqual(2)
    for (const { account_no, status } of rows) if (status === 'sent') expect(mailed.get(account_no)).toBe(1)
    const ofRun = (status: 'sent' | 'unknown') =>
      and(like(sentMessages.eventKey, `notice:${runId}:%`), eq(sentMessages.status, status))
    expect(await server.database.db.$count(sentMessages, ofRun('sent'))).toBe(run.sent_count)
    expect(await server.database.db.$count(sentMessages, ofRun('unknown'))).toBe(run.unknown_count)
  })
})

describe('two server processes', () => {
  it('email each account of a run once', async ({ server, startPortal }) => {
    await Promise.all([startPortal(), startPortal()])
    const { runId, accounts } = await beginMany(server, 30)
    await finished(server, runId)
    const mailed = await countMailedNotices(server.database.db)
    expect(accounts.map((account) => mailed.get(account))).toEqual(accounts.map(() => 1))
    expect(await standing(server, runId)).toMatchObject({ sent_count: 30, unknown_count: 0 })
  })
})
