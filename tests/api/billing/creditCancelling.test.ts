import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { controlCreditRun, decideCreditRun, getCreditReport, listCreditRuns } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { creditNextRow } from '../../../server/features/credits/credits.ledger'
import { formatProviderTime } from '../../../server/http/providerTime'
import {
  addBillingAccounts,
  balancesOf,
  closeAccount,
  creditRights,
  fetchRun,
  parseRun,
  rowsOf,
  startRun,
} from '../../support/data/billing/credits'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let approver: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, creditRights)
  approver = await signInStaff(server, ['CREDITS.read', 'CREDITS.write', 'CREDITS.approve'])
})

const work = (server: TestServer) => server.finishJobs()
type Action = 'pause' | 'resume' | 'retry_failed' | 'cancel'
const control = (server: TestServer, run_id: string, action: Action, as = token) =>
  server.call(controlCreditRun, { params: { run_id }, body: { action } }, { token: as })

/** Starts a run and pauses it after one row has been credited. */
async function startAndPauseRun(
  server: TestServer,
  accounts: readonly string[],
  dollars: number,
  as = token,
): Promise<string> {
  const { run_id } = parseRun(await startRun(server, as, { rows: rowsOf(accounts, dollars) }))
  await creditNextRow(server.database.db, run_id, { now: server.services.clock.now(), source: 'test' })
  await control(server, run_id, 'pause', as)
  return run_id
}

describe('canceling a credit run', () => {
  it('keeps the credits of a paused run, and never credits its remaining rows', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 3)
    const run_id = await startAndPauseRun(server, accounts, 4)

    expect(parseRun(await control(server, run_id, 'cancel'))).toMatchObject({
      status: 'cancelled',
      credited_count: 1,
      finished_at: server.services.clock.now().toISOString(),
    })
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([9600, 10_000, 10_000])
    const { run, rows } = await fetchRun(server, token, run_id)
    expect(run.status).toBe('cancelled')
    expect(rows.map(({ credit_status }) => credit_status)).toEqual(['Success', 'Canceled', 'Canceled'])
  })

  it('is stated in its report', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    const run_id = await startAndPauseRun(server, accounts, 4)
    await control(server, run_id, 'cancel')
    const { bytes } = await server.call(getCreditReport, { params: { run_id } }, { token })
    const now = formatProviderTime(server.services.clock.now().toISOString(), server.services.config.TIME_ZONE)
    expect(bytes.toString().split('\r\n')[2]).toBe(
      `2,${accounts[1]},Orchard Homes,4,Canceled,${now},Credit Adjustment,Credit Adjustment`,
    )
  })

  it('leaves nothing to approve if the run waits for a second person', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    const { run_id, status } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 600) }))
    expect(status).toBe('waiting')
    expect(parseRun(await control(server, run_id, 'cancel')).status).toBe('cancelled')
    const approved = await server.call(
      decideCreditRun,
      { params: { run_id }, body: { decision: 'approve' } },
      { token: approver },
    )
    expect(approved).toMatchObject({ status: 409, messages: [creditTexts.runCancelled] })
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([10_000, 10_000])
  })

  it('is final: the run neither continues nor retries failed rows', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    await closeAccount(server.database.db, accounts[0] ?? '')
    const run_id = await startAndPauseRun(server, accounts, 4)
    await control(server, run_id, 'cancel')
    expect((await control(server, run_id, 'resume')).messages).toEqual([creditTexts.notPaused])
    expect((await control(server, run_id, 'retry_failed')).messages).toEqual([creditTexts.runCancelled])
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([10_000, 10_000])
  })

  it('is recorded once, with the remaining rows, however often it is requested', async ({ server }) => {
    const run_id = await startAndPauseRun(server, await addBillingAccounts(server.database.db, 3), 4)
    const answers = await Promise.all(Array.from({ length: 3 }, () => control(server, run_id, 'cancel')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const records = (
      await server.database.db.select().from(auditRecords).where(eq(auditRecords.action, 'credit.runCancelled'))
    ).filter(({ details }) => details['run'] === run_id)
    expect(records).toMatchObject([{ details: { run: run_id, accounts: 2, amount: 800 } }])
  })

  it('frees what remains of the daily ceilings, for each account and in total', async ({ server }) => {
    const as = await signInStaff(server, creditRights)
    const accounts = await addBillingAccounts(server.database.db, 2)
    const run_id = await startAndPauseRun(server, accounts, 80, as)
    const used = async () => (await server.call(listCreditRuns, { query: {} }, { token: as })).data
    expect(await used()).toMatchObject({ limits: { used_today: 160 } })
    await control(server, run_id, 'cancel', as)
    expect(await used()).toMatchObject({ limits: { used_today: 80 } })
    const [given, left] = accounts.map((account) => rowsOf([account], 90))
    expect(parseRun(await startRun(server, as, { rows: left ?? [] })).status).toBe('running')
    expect(parseRun(await startRun(server, as, { rows: given ?? [] })).status).toBe('waiting')
  })

  it('stops a running one: its credits remain, and the remaining rows are never credited', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 3)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 4) }))
    await creditNextRow(server.database.db, run_id, { now: server.services.clock.now(), source: 'test' })
    expect(parseRun(await control(server, run_id, 'cancel'))).toMatchObject({ status: 'cancelled', credited_count: 1 })
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([9600, 10_000, 10_000])
  })

  it('is rejected if the run is finished, without the right to write, and for an invalid id', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 1)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 4) }))
    await work(server)
    expect(await control(server, run_id, 'cancel')).toMatchObject({ status: 409, messages: [creditTexts.runOver] })
    expect((await control(server, run_id, 'cancel', await signInStaff(server, ['CREDITS.read']))).status).toBe(403)
    expect((await control(server, randomUUID(), 'cancel')).status).toBe(404)
  })
})
