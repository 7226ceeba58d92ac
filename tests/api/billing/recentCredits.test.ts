import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { maxRecentCredits } from '#shared/billing/credits'
import { checkCreditRun, listRecentCredits } from '#shared/contract/billing/credits'
import { addBillingAccounts, closeAccount, parseRun, rowsOf, startRun } from '../../support/data/billing/credits'
import { addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInAsStaff(server, { first: 'Noor', last: 'Haddad' })
})

const signInAsStaff = async (
  server: TestServer,
  name: { first: string; last: string },
  rights = ['CREDITS.read', 'CREDITS.write'],
) => server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC', rights, name }))

async function credit(server: TestServer, accounts: readonly string[], dollars: number): Promise<void> {
  await startRun(server, token, { rows: rowsOf(accounts, dollars) })
  await server.finishJobs()
}
const recentOf = async (server: TestServer, run_id: string) =>
  (await server.call(listRecentCredits, { params: { run_id } }, { token })).data
const begin = async (server: TestServer, accounts: readonly string[], dollars: number): Promise<string> =>
  parseRun(await startRun(server, token, { rows: rowsOf(accounts, dollars) })).run_id
const nothing = { credits: [], credit_count: 0, account_count: 0 }

describe('the credits of accounts in the last 24 hours', () => {
  it('are shown before a run is approved, with amounts and authors, newest first', async ({ server }) => {
    const [one = '', two = '', three = ''] = await addBillingAccounts(server.database.db, 3)
    const now = Date.parse('2026-03-13T15:00:00.000Z')
    const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()
    server.setNow(at(0))
    await credit(server, [one], 7)
    server.setNow(at(1))
    await credit(server, [one, two], 8)
    const run_id = await begin(server, [one, three], 600)

    const row = { account_no: one, name: 'Orchard Homes', issued_by: 'Noor Haddad' }
    expect(await recentOf(server, run_id)).toEqual({
      credits: [
        { ...row, credit_amount: 8, issued_at: at(1) },
        { ...row, credit_amount: 7, issued_at: at(0) },
      ],
      credit_count: 2,
      account_count: 1,
    })
  })

  it('are shown before a run is requested, for the rows that would be credited', async ({ server }) => {
    const [open = '', closed = ''] = await addBillingAccounts(server.database.db, 2)
    await credit(server, [open, closed], 3)
    await closeAccount(server.database.db, closed)
    const { data } = await server.call(checkCreditRun, { body: { rows: rowsOf([open, closed], 1) } }, { token })
    expect(data).toMatchObject({ recent: { credits: [{ account_no: open, credit_amount: 3 }], credit_count: 1 } })
  })

  it('exclude earlier credits and those of the run itself', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 1)
    const now = server.services.clock.now().getTime()
    await credit(server, accounts, 3)
    server.setNow(new Date(now + 24 * 3_600_000).toISOString())
    token = await signInAsStaff(server, { first: 'Noor', last: 'Haddad' })
    const run_id = await begin(server, accounts, 4)
    await server.finishJobs()
    expect(await recentOf(server, run_id)).toEqual(nothing)
  })

  it('are counted completely, although only the newest are listed', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, maxRecentCredits + 2)
    await credit(server, accounts, 1)
    const recent = await recentOf(server, await begin(server, accounts, 600))
    expect(recent).toMatchObject({ credit_count: maxRecentCredits + 2, account_count: maxRecentCredits + 2 })
    expect(recent).toHaveProperty('credits.length', maxRecentCredits)
  })

  it('are not available to others, or for a run that does not exist', async ({ server }) => {
    const run_id = await begin(server, await addBillingAccounts(server.database.db, 1), 1)
    const stranger = await signInAsStaff(server, { first: 'Theo', last: 'Lang' }, ['QUEUE.read'])
    expect((await server.call(listRecentCredits, { params: { run_id } }, { token: stranger })).status).toBe(403)
    const params = { run_id: randomUUID() }
    expect((await server.call(listRecentCredits, { params }, { token })).status).toBe(404)
  })
})
