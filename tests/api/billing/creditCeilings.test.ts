import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkCreditRun, controlCreditRun, issueCredit, listCreditRuns } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import { creditRuns } from '../../../server/db/schema/billing/credits'
import {
  addBillingAccounts,
  balancesOf,
  closeAccount,
  parseRun,
  reopenAccount,
  rowsOf,
  startRun,
} from '../../support/data/billing/credits'
import { addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const clerk = (server: TestServer, rights = ['CREDITS.read', 'CREDITS.write']): Promise<Person> =>
  addPerson(server.database.db, { userType: 'CENTRIC', rights })
const signInAsStaff = async (server: TestServer): Promise<string> => server.signIn(await clerk(server))
const work = (server: TestServer) => server.finishJobs()

describe('the ceiling of what one person gives alone within 24 hours', () => {
  it('includes pending rows of a run that required no approval, and what it gave', async ({ server }) => {
    const as = await signInAsStaff(server)
    const accounts = await addBillingAccounts(server.database.db, 2)
    const begin = async (dollars: number) =>
      parseRun(await startRun(server, as, { rows: rowsOf(accounts.slice(0, 1), dollars) }))
    const first = await begin(60)
    expect([first.status, (await begin(60)).status]).toEqual(['running', 'waiting'])
    await work(server)
    expect((await begin(41)).status).toBe('waiting')
    const { data } = await server.call(checkCreditRun, { body: { rows: rowsOf(accounts, 41) } }, { token: as })
    expect(data).toMatchObject({
      rows: [{ is_over_ceiling: true }, { is_over_ceiling: false }],
      needs_approval: 'account',
    })
    expect((await begin(40)).status).toBe('running')
  })

  it('includes small runs of the same day together', async ({ server }) => {
    const as = await signInAsStaff(server)
    const accounts = await addBillingAccounts(server.database.db, 42)
    const first = await startRun(server, as, { rows: rowsOf(accounts.slice(0, 21), 95) })
    const second = await startRun(server, as, { rows: rowsOf(accounts.slice(21), 95) })
    expect([parseRun(first).status, parseRun(second).status]).toEqual(['running', 'waiting'])
    const { data } = await server.call(listCreditRuns, { query: { status: 'waiting' } }, { token: as })
    expect(data).toMatchObject({ limits: { per_account: 100, per_day: 2000, used_today: 1995 } })
  })

  it('includes a run that was started days ago and paused: resuming it gives its credits today', async ({ server }) => {
    const person = await clerk(server)
    const monday = new Date(server.services.clock.now())
    const accounts = await addBillingAccounts(server.database.db, 42)
    const as = await server.signIn(person)
    const first = parseRun(await startRun(server, as, { rows: rowsOf(accounts.slice(0, 21), 95) }))
    await server.call(controlCreditRun, { params: { run_id: first.run_id }, body: { action: 'pause' } }, { token: as })

    server.setNow(new Date(monday.getTime() + 48 * 3_600_000).toISOString())
    const later = await server.signIn(person)
    const second = parseRun(await startRun(server, later, { rows: rowsOf(accounts.slice(21), 95) }))
    expect(second.status).toBe('waiting')
  })

  it('prevents the retry of a failed row if its account has since received the remaining amount', async ({
    server,
  }) => {
    const person = await clerk(server)
    const startedAt = new Date(server.services.clock.now())
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    await closeAccount(server.database.db, account)
    const as = await server.signIn(person)
    const { run_id } = parseRun(await startRun(server, as, { rows: rowsOf([account], 100) }))
    await work(server)
    await reopenAccount(server.database.db, account)

    server.setNow(new Date(startedAt.getTime() + 48 * 3_600_000).toISOString())
    const later = await server.signIn(person)
    const answer = await server.call(
      issueCredit,
      { body: { acct_no: account, credit_amount: 1, credit_reason_cd: '101', comments: 'Credit Adjustment' } },
      { token: later },
    )
    expect(answer.status).toBe(200)
    const retry = () =>
      server.call(controlCreditRun, { params: { run_id }, body: { action: 'retry_failed' } }, { token: later })
    expect(await retry()).toMatchObject({ status: 409, messages: [creditTexts.retryNeedsApproval] })
    await work(server)
    expect(await balancesOf(server.database.db, [account])).toEqual([9900])

    // Another user has vouched for the amounts of an approved run.
    await server.database.db.update(creditRuns).set({ needsApproval: true }).where(eq(creditRuns.id, run_id))
    expect((await retry()).status).toBe(200)
  })
})
