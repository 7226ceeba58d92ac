import { describe, expect } from 'vitest'
import { createCreditRun, issueCredit } from '#shared/contract/billing/credits'
import { listReceivedCredits, viewBalance } from '#shared/contract/payments/payments'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: string
let maya: Person
let token: string
let home: Account
let gas: Account
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  staff = await server.signIn(await addPerson(db, { userType: 'CENTRIC' }))
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' } })
  token = await server.signIn(maya)
  home = await addAccount(db, maya.customerNumber)
  gas = await addAccount(db, maya.customerNumber, { serviceType: 'GAS' })
  await give(server, home, 20)
  server.setNow('2026-03-13T15:01:00.000Z')
  await give(server, gas, 5)
})

const give = (server: TestServer, { billingAccountNumber: acct_no }: Account, credit_amount: number) =>
  server.call(
    issueCredit,
    { body: { acct_no, credit_amount, credit_reason_cd: '102', comments: 'For us alone' } },
    { token: staff },
  )
const list = (
  server: TestServer,
  query: { billing_group_id?: string; page_size?: number; page_number?: number },
  as = token,
) => server.call(listReceivedCredits, { query }, { token: as })

describe('the credits of a customer', () => {
  it('are complete, without their author or internal notes', async ({ server }) => {
    expect((await list(server, { billing_group_id: home.billingGroupId })).data).toEqual({
      credits: [
        {
          credit_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          created_date: testNow,
          amount: 20,
          credit_reason_cd: '102',
          crm_billing_account_number: home.billingAccountNumber,
        },
      ],
      total_count: 1,
    })
  })

  it('the credits of all accounts are listed newest first, in pages', async ({ server }) => {
    expect((await list(server, {})).data).toMatchObject({ credits: [{ amount: 5 }, { amount: 20 }], total_count: 2 })
    expect((await list(server, { page_size: 1, page_number: 2 })).data).toMatchObject({
      credits: [{ amount: 20 }],
      total_count: 2,
    })
  })

  it('include those of credit runs, and match the balance', async ({ server }) => {
    const account = await addAccount(server.database.db, maya.customerNumber, { balance: 50_00 })
    const rows = [{ acct_no: account.billingAccountNumber, credit_amount: 30 }]
    await server.call(createCreditRun, { body: { rows } }, { token: staff })
    await server.finishJobs()
    const { billingGroupId: billing_group_id, serviceAccountId: service_account_id } = account
    expect((await list(server, { billing_group_id })).data).toMatchObject({ credits: [{ amount: 30 }], total_count: 1 })
    const balance = await server.call(
      viewBalance,
      { body: { service_type: 'FIBER', service_account_id, billing_group_id } },
      { token },
    )
    expect(balance.data).toMatchObject({ unpaidBalance: 20 })
  })

  it('the credits of another customer are not found, as if the group did not exist', async ({ server }) => {
    const stranger = await addPerson(server.database.db)
    await addAccount(server.database.db, stranger.customerNumber)
    const as = await server.signIn(stranger)
    expect((await list(server, { billing_group_id: home.billingGroupId }, as)).status).toBe(404)
    expect((await list(server, {}, as)).data).toEqual({ credits: [], total_count: 0 })
  })

  it('require the right to see payments', async ({ server }) => {
    const as = await server.signIn(await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] }))
    expect((await list(server, {}, as)).status).toBe(403)
  })

  it('are available to staff for one group at a time, with an access record', async ({ server }) => {
    expect(await list(server, {}, staff)).toMatchObject({
      status: 400,
      fields: { billing_group_id: expect.any(String) },
    })
    expect((await list(server, { billing_group_id: home.billingGroupId }, staff)).status).toBe(200)
    const records = await server.database.db.select().from(auditRecords)
    expect(records).toContainEqual(
      expect.objectContaining({ customerNumber: maya.customerNumber, details: { what: 'credits' } }),
    )
  })
})
