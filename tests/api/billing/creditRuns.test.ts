import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { controlCreditRun, decideCreditRun, getCreditReport, listCreditRuns } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import * as httpTexts from '#shared/texts/http'
import { creditRunRows, creditRuns } from '../../../server/db/schema/billing/credits'
import { unfinishedCreditRunsJob } from '../../../server/features/credits/creditRun.job'
import { creditNextRow } from '../../../server/features/credits/credits.ledger'
import { formatProviderTime } from '../../../server/http/providerTime'
import {
  addBillingAccounts,
  balancesOf,
  closeAccount,
  creditRights,
  fetchRun,
  parseRun,
  reopenAccount,
  rowsOf,
  setBalance,
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
type Action = 'pause' | 'resume' | 'retry_failed'
const control = (server: TestServer, run_id: string, action: Action) =>
  server.call(controlCreditRun, { params: { run_id }, body: { action } }, { token })
const decide = (server: TestServer, run_id: string, decision: 'approve' | 'reject', as = approver) =>
  server.call(decideCreditRun, { params: { run_id }, body: { decision } }, { token: as })

describe('a credit run', () => {
  it('credits its rows one by one in order and reports the result of each', async ({ server }) => {
    const [one = '', closed = '', three = ''] = await addBillingAccounts(server.database.db, 3)
    await closeAccount(server.database.db, closed)
    const accounts = [one, closed, 'BA-0000000000', three]
    const started = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 5) }))
    expect(started).toMatchObject({
      status: 'running',
      row_count: 4,
      credited_count: 0,
      total_amount: 2000,
      is_own: true,
    })

    await work(server)

    const { run, rows } = await fetchRun(server, token, started.run_id)
    expect(run).toMatchObject({ status: 'finished', credited_count: 2, failed_count: 2, credited_amount: 1000 })
    expect(rows.map(({ account_no, credit_status }) => [account_no, credit_status])).toEqual([
      [one, 'Success'],
      [closed, `Error:${creditTexts.closedAccount}`],
      ['BA-0000000000', `Error:${creditTexts.unknownAccount}`],
      [three, 'Success'],
    ])
    expect(rows.map(({ name, balance }) => [name, balance])).toEqual([
      ['Orchard Homes', 9500],
      ['Orchard Homes', 10_000],
      ['', null],
      ['Orchard Homes', 9500],
    ])
    expect(await balancesOf(server.database.db, [one, closed, three])).toEqual([9500, 10_000, 9500])
  })

  it('is created once, however often the request arrives', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 3)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => startRun(server, token, { rows: rowsOf(accounts, 2), key })),
    )
    expect(new Set(answers.map((answer) => parseRun(answer).run_id)).size).toBe(1)
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([9800, 9800, 9800])
    const other = await startRun(server, token, { rows: rowsOf(accounts, 3), key })
    expect(other).toMatchObject({ status: 422, messages: [httpTexts.otherRequest] })
  })

  it('waits until it is resumed after it was paused', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 4)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 1) }))
    await creditNextRow(server.database.db, run_id, { now: server.services.clock.now(), source: 'test' })

    expect(parseRun(await control(server, run_id, 'pause')).status).toBe('paused')
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([9900, 10_000, 10_000, 10_000])

    expect(parseRun(await control(server, run_id, 'resume')).status).toBe('running')
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([9900, 9900, 9900, 9900])
    expect((await control(server, run_id, 'pause')).messages).toEqual([creditTexts.notRunning])
    expect((await control(server, run_id, 'resume')).messages).toEqual([creditTexts.notPaused])
  })

  it('is continued if it was running before the portal had jobs', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 1) }))
    await server.database.db.execute(sql`delete from graphile_worker._private_jobs`)
    await server.runScheduled(unfinishedCreditRunsJob)
    expect((await fetchRun(server, token, run_id)).run).toMatchObject({ status: 'finished', credited_count: 2 })
  })

  it('retries failed rows, and nothing else', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    await closeAccount(server.database.db, accounts[1] ?? '')
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 4) }))
    await work(server)
    await reopenAccount(server.database.db, accounts[1] ?? '')

    expect(parseRun(await control(server, run_id, 'retry_failed'))).toMatchObject({
      status: 'running',
      failed_count: 0,
    })
    await work(server)

    expect(await balancesOf(server.database.db, accounts)).toEqual([9600, 9600])
    expect((await fetchRun(server, token, run_id)).run).toMatchObject({ status: 'finished', credited_count: 2 })
    expect((await control(server, run_id, 'retry_failed')).messages).toEqual([creditTexts.nothingFailed])
  })

  it('continues after a row that can’t be written, and reports that in the row', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    // This is the lowest possible balance, so that the next credit is a database error.
    await setBalance(server.database.db, accounts[0] ?? '', -2_147_483_600)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 1) }))
    await work(server)
    await server.finishJobs(1_000)
    const { run, rows } = await fetchRun(server, token, run_id)
    expect(rows.map(({ credit_status }) => credit_status)).toEqual([`Error:${creditTexts.rowFailed}`, 'Success'])
    expect(run.status).toBe('finished')
    expect(await balancesOf(server.database.db, accounts)).toEqual([-2_147_483_600, 9900])
  })

  it('has a report that spreadsheets can open', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf([account, 'BA-0000000001'], 7.5) }))
    await work(server)
    const ended = formatProviderTime(server.services.clock.now().toISOString(), server.services.config.TIME_ZONE)
    const { bytes, headers } = await server.call(getCreditReport, { params: { run_id } }, { token })
    expect(headers['content-type']).toContain('text/csv')
    expect(bytes.toString().split('\r\n')).toEqual([
      '\uFEFFNo.,Billing account,Customer,Amount,Status,Ended,Reason,Comment',
      `1,${account},Orchard Homes,7.5,Success,${ended},Credit Adjustment,Credit Adjustment`,
      expect.stringContaining(`2,BA-0000000001,,7.5,Error:${creditTexts.unknownAccount}`),
      '',
    ])
  })

  it('may total $25 million, which all totals support', async ({ server }) => {
    const as = await signInStaff(server, creditRights)
    const accounts = Array.from({ length: 5000 }, (_, index) => `BA-${index}`)
    const { run_id, total_amount } = parseRun(await startRun(server, as, { rows: rowsOf(accounts, 5000) }))
    expect(total_amount).toBe(25_000_000_00)
    await server.database.db
      .update(creditRuns)
      .set({ status: 'paused', needsApproval: false })
      .where(eq(creditRuns.id, run_id))
    const { data } = await server.call(listCreditRuns, { query: {} }, { token: as })
    expect(data).toMatchObject({ limits: { used_today: 25_000_000 } })
    await server.database.db.update(creditRunRows).set({ status: 'success' }).where(eq(creditRunRows.runId, run_id))
    expect((await fetchRun(server, as, run_id)).run.credited_amount).toBe(25_000_000_00)
  })

  it.for<[string, ReturnType<typeof rowsOf>]>([
    ['nothing in it', []],
    ['the same account twice', rowsOf(['BA-1', 'BA-1'], 5)],
    ['an amount of nothing', rowsOf(['BA-1'], 0)],
    ['an amount above all measure', rowsOf(['BA-1'], 5000.01)],
    [
      'more rows than it may have',
      rowsOf(
        Array.from({ length: 5001 }, (_, index) => `BA-${index}`),
        1,
      ),
    ],
  ])('is rejected with %s', async ([_what, rows], { server }) => {
    expect((await startRun(server, token, { rows })).status).toBe(400)
  })

  it('can’t be started or controlled without the right to write, or found by an invalid id', async ({ server }) => {
    const reader = await signInStaff(server, ['CREDITS.read'])
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    expect((await startRun(server, reader, { rows: rowsOf([account], 5) })).status).toBe(403)
    expect((await control(server, randomUUID(), 'pause')).status).toBe(404)
    expect((await decide(server, randomUUID(), 'approve')).status).toBe(404)
  })
})

describe('a run above the ceiling of its creator', () => {
  const beginLarge = async (server: TestServer, as: string) => {
    const accounts = await addBillingAccounts(server.database.db, 2)
    return { accounts, ...parseRun(await startRun(server, as, { rows: rowsOf(accounts, 600) })) }
  }

  it('credits nothing before someone else approves it', async ({ server }) => {
    const { accounts, run_id, status, needs_approval } = await beginLarge(server, token)
    expect({ status, needs_approval }).toEqual({ status: 'waiting', needs_approval: true })
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([10_000, 10_000])

    expect(parseRun(await decide(server, run_id, 'approve'))).toMatchObject({
      status: 'running',
      decided_by: 'Ada Quill',
    })
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([-50_000, -50_000])
    expect((await decide(server, run_id, 'reject')).messages).toEqual([creditTexts.decided])
  })

  it('can’t be approved by its creator, or without the right', async ({ server }) => {
    const { run_id } = await beginLarge(server, approver)
    expect(await decide(server, run_id, 'approve')).toMatchObject({ status: 403, messages: [creditTexts.ownRun] })
    expect((await decide(server, run_id, 'approve', token)).status).toBe(403)
  })

  it('credits nothing once it is declined, and can’t be resumed', async ({ server }) => {
    const { accounts, run_id } = await beginLarge(server, token)
    expect(parseRun(await decide(server, run_id, 'reject')).status).toBe('rejected')
    expect((await control(server, run_id, 'resume')).status).toBe(409)
    await work(server)
    expect(await balancesOf(server.database.db, accounts)).toEqual([10_000, 10_000])
  })

  it('is not counted toward its creator’s ceiling once a second person has approved it', async ({ server }) => {
    const { accounts, run_id } = await beginLarge(server, token)
    await decide(server, run_id, 'approve')
    await work(server)
    expect(parseRun(await startRun(server, token, { rows: rowsOf(accounts, 100) })).status).toBe('running')
    await work(server)
  })
})
