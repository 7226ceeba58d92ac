import { count } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { checkCreditRun } from '#shared/contract/billing/credits'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { creditRunRows, creditRuns, credits } from '../../../server/db/schema/billing/credits'
import {
  addBillingAccounts,
  balancesOf,
  closeAccount,
  countCredits,
  parseRun,
  rowsOf,
  startRun,
} from '../../support/data/billing/credits'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInAsStaff(server)
})

const signInAsStaff = async (server: TestServer): Promise<string> =>
  signInStaff(server, ['CREDITS.read', 'CREDITS.write'])

const work = (server: TestServer) => server.finishJobs()

describe('a dry run', () => {
  it('reports the result of each row, and writes nothing', async ({ server }) => {
    const [fine = '', closed = ''] = await addBillingAccounts(server.database.db, 2)
    await closeAccount(server.database.db, closed)
    const as = await signInAsStaff(server)
    const written = async () =>
      Promise.all(
        [creditRuns, creditRunRows, credits, auditRecords].map((table) =>
          server.database.db.select({ n: count() }).from(table),
        ),
      )
    const before = await written()

    const rows = [...rowsOf([fine], 150), ...rowsOf([closed, 'BA-0000000000'], 5)]
    const { data } = await server.call(checkCreditRun, { body: { rows } }, { token: as })

    const row = { service_type_code: null, last_credit_at: null, is_over_ceiling: false, credit_amount: 5 }
    expect(data).toEqual({
      rows: [
        {
          ...row,
          account_no: fine,
          name: 'Orchard Homes',
          credit_amount: 150,
          outcome: 'credit',
          is_over_ceiling: true,
        },
        { ...row, account_no: closed, name: 'Orchard Homes', outcome: 'closed_account' },
        { ...row, account_no: 'BA-0000000000', name: '', outcome: 'unknown_account' },
      ],
      total_amount: 150,
      needs_approval: 'account',
      limits: { per_account: 100, per_day: 2000, used_today: 0 },
      recent: { credits: [], credit_count: 0, account_count: 0 },
    })
    expect(await written()).toEqual(before)
    expect(await balancesOf(server.database.db, [fine, closed])).toEqual([10_000, 10_000])
  })

  it('requires a second person only because of rows that would be credited', async ({ server }) => {
    const [fine = '', closed = ''] = await addBillingAccounts(server.database.db, 2)
    await closeAccount(server.database.db, closed)
    const rows = [...rowsOf([fine], 50), ...rowsOf([closed, 'BA-0000000000'], 4000)]
    const { data } = await server.call(checkCreditRun, { body: { rows } }, { token: await signInAsStaff(server) })
    expect(data).toMatchObject({ total_amount: 50, needs_approval: null })
  })

  it('names accounts that were credited within the last day', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 1)
    const { run_id } = parseRun(await startRun(server, token, { rows: rowsOf(accounts, 1) }))
    await work(server)
    expect(await countCredits(server.database.db, run_id)).toEqual({ credits: 1, accounts: 1 })
    const { data } = await server.call(checkCreditRun, { body: { rows: rowsOf(accounts, 1) } }, { token })
    expect(data).toMatchObject({ rows: [{ last_credit_at: server.services.clock.now().toISOString() }] })
  })
})
