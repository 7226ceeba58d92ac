import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  applyCashCredit,
  type CreditCustomer,
  issueCredit,
  listCreditCustomers,
} from '#shared/contract/billing/credits'
import { viewBalance } from '#shared/contract/payments/payments'
import * as creditTexts from '#shared/texts/billing/credits'
import * as customerTexts from '#shared/texts/customers/customers'
import * as httpTexts from '#shared/texts/http'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { credits } from '../../../server/db/schema/billing/credits'
import { addBillingAccounts, balancesOf, closeAccount } from '../../support/data/billing/credits'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let maya: Person
let home: Account
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  token = await signInAsStaff(server)
  maya = await addPerson(db, { name: { first: 'Maya', last: 'Fields' }, phone: '2955550177' })
  home = await addAccount(db, maya.customerNumber, { streetAddress: '12 Larkspur Ln' })
  await addAccount(db, maya.customerNumber, { serviceType: 'GAS', streetAddress: '77 Mill Rd' })
})

const signInAsStaff = async (server: TestServer, rights = ['CREDITS.read', 'CREDITS.write']): Promise<string> =>
  signInStaff(server, rights)

const search = async (server: TestServer, body: object) => {
  const answer = await server.call(listCreditCustomers, { body: body as never }, { token })
  return answer as typeof answer & {
    data: { customer_details_responses: CreditCustomer[]; total_records: number }
  }
}

interface Giving {
  key?: string
  as?: string
  credit_reason_cd?: '101' | '107'
}

const give = (
  server: TestServer,
  acct_no: string,
  credit_amount: number,
  { key = randomUUID(), as = token, ...rest }: Giving = {},
) => server.call(issueCredit, { body: { acct_no, credit_amount, ...rest } }, { token: as, idempotencyKey: key })

describe('the accounts to credit', () => {
  it('are billing accounts without credits so far', async ({ server }) => {
    const { data } = await search(server, { email: maya.email })
    expect(data.total_records).toBe(2)
    expect(data.customer_details_responses[0]).toEqual({
      name: 'Maya Fields',
      email: maya.email,
      phone: '2955550177',
      account_no: expect.stringMatching(/^BA-/),
      address: expect.any(String),
      zip_code: '00141',
      service_type_code: expect.any(String),
      community: 'Orchard Row',
      credit_amount: 0,
      credit_status: 'not_initiated',
      balance: 110.8,
      last_credit_at: null,
    })
  })

  it.for([
    ['phone', { phone: '5550177' }],
    ['address', { street_address: 'larkspur' }],
    ['community and email', { community: 'orchard', email: 'person-' }],
    ['ZIP code and service', { zip_code: '001', service_type_code: 'FIBER' }],
  ] as const)('are filtered by %s', async ([_what, filter], { server }) => {
    const found = (await search(server, { ...filter, page_size: 500 })).data.customer_details_responses
    expect(found.map(({ account_no }) => account_no)).toContain(home.billingAccountNumber)
  })

  it('are found by the number of a billing account, however it is written', async ({ server }) => {
    const found = (await search(server, { account_no: home.billingAccountNumber.toLowerCase() })).data
    expect(found.customer_details_responses.map(({ account_no }) => account_no)).toEqual([home.billingAccountNumber])
    expect((await search(server, { account_no: home.billingAccountNumber.slice(0, -1) })).data.total_records).toBe(0)
  })

  it('match all filters', async ({ server }) => {
    expect((await search(server, { street_address: 'larkspur', service_type_code: 'GAS' })).data.total_records).toBe(0)
  })

  it('require at least one filter', async ({ server }) => {
    expect(await search(server, {})).toMatchObject({ status: 400, messages: [customerTexts.fillOne] })
  })

  it('are counted beyond the last page, up to a limit', async ({ server }) => {
    expect((await search(server, { email: maya.email, page_number: 9 })).data).toMatchObject({
      customer_details_responses: [],
      total_records: 2,
      is_exact: true,
    })
    const place = await addAccount(server.database.db, maya.customerNumber, { streetAddress: '1 Crowded Crescent' })
    const { billingAccountNumber: like } = place
    await server.database.pool.query(
      `insert into billing_accounts (number, group_id, customer_number, service_group)
       select 'BA-C' || n, 'BG-C' || n, customer_number, service_group from billing_accounts, generate_series(1, 5000) n where number = $1`,
      [like],
    )
    await server.database.pool.query(
      `insert into service_accounts (id, number, billing_account_number, premise_number, service_type, started_on)
       select 'crowded-' || n, 'SA-C' || n, 'BA-C' || n, premise_number, service_type, started_on
       from service_accounts, generate_series(1, 5000) n where billing_account_number = $1`,
      [like],
    )
    const { data } = await search(server, { street_address: 'crowded crescent', page_number: 500 })
    expect(data).toMatchObject({ total_records: 5000, is_exact: false })
    expect(data.customer_details_responses).toHaveLength(10)
  })

  it('show if they were credited within the last day', async ({ server }) => {
    const lately = await addAccount(server.database.db, maya.customerNumber, { streetAddress: '5 Credited Ct' })
    await give(server, lately.billingAccountNumber, 1)
    const [row] = (await search(server, { street_address: '5 credited' })).data.customer_details_responses
    expect(row?.last_credit_at).toBe(server.services.clock.now().toISOString())
  })
})

describe('a single credit', () => {
  it('lowers the balance immediately, for the customer too, and leaves a record', async ({ server }) => {
    const answer = await give(server, home.billingAccountNumber, 12.34, { credit_reason_cd: '107' })
    expect(answer).toMatchObject({
      status: 200,
      messages: [creditTexts.updated],
      data: {
        account_no: home.billingAccountNumber,
        service_type_code: 'FIBER',
        credit_amount: 12.34,
        credit_status: 'Success',
        balance: 98.46,
      },
    })
    const seen = await server.call(
      viewBalance,
      {
        body: {
          service_type: 'FIBER',
          service_account_id: home.serviceAccountId,
          billing_group_id: home.billingGroupId,
        },
      },
      { token: await server.signIn(maya) },
    )
    expect(JSON.stringify(seen.data)).toContain('98.46')
    const entries = await server.database.db
      .select()
      .from(credits)
      .where(eq(credits.billingAccountNumber, home.billingAccountNumber))
    expect(entries).toMatchObject([{ amount: 1234, reasonCode: '107', balanceAfter: 9846, runId: null }])
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, maya.customerNumber))
    expect(records).toContainEqual(
      expect.objectContaining({
        action: 'credit.issued',
        details: { account: home.billingAccountNumber, amount: 1234, reason: '107' },
      }),
    )
  })

  it('is given once, however often the request arrives', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(server, account, 10, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await balancesOf(server.database.db, [account])).toEqual([9000])
    expect(await give(server, account, 11, { key })).toMatchObject({ status: 422, messages: [httpTexts.otherRequest] })
  })

  it('may leave the account in credit', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1, 500)
    await give(server, account, 20)
    expect(await balancesOf(server.database.db, [account])).toEqual([-1500])
  })

  it('fails with the right message for an unknown or closed account', async ({ server }) => {
    const [closed = ''] = await addBillingAccounts(server.database.db, 1)
    await closeAccount(server.database.db, closed)
    expect(await give(server, 'BA-0000000000', 5)).toMatchObject({
      status: 404,
      data: { error_msg: creditTexts.unknownAccount },
    })
    expect(await give(server, closed, 5)).toMatchObject({ status: 404, data: { error_msg: creditTexts.closedAccount } })
    expect(await balancesOf(server.database.db, [closed])).toEqual([10_000])
  })

  it.for([0, -5, 0.001, 5000.01])('a single credit of $%d is rejected', async (amount, { server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const answer = await give(server, account, amount)
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('credit_amount')
    expect(await balancesOf(server.database.db, [account])).toEqual([10_000])
  })

  it('is rejected without the right to write, and for customers whatever their role', async ({ server }) => {
    const customer = await server.signIn(
      await addPerson(server.database.db, { rights: ['CREDITS.read', 'CREDITS.write'] }),
    )
    const statuses = await Promise.all(
      [await signInAsStaff(server, ['CREDITS.read']), customer].map(
        async (as) => (await give(server, home.billingAccountNumber, 5, { as })).status,
      ),
    )
    expect(statuses).toEqual([403, 403])
  })
})

describe('a credit by the path of the specification', () => {
  const apply = (server: TestServer, acct_no: string, credit_amount: number, key: string) =>
    server.call(applyCashCredit, { body: { acct_no, credit_amount } }, { token, idempotencyKey: key })

  it('is the same credit, given once per key by either path', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const key = randomUUID()
    expect(await apply(server, account, 10, key)).toMatchObject({
      status: 200,
      messages: [creditTexts.updated],
      data: { account_no: account, credit_amount: 10, credit_status: 'Success', balance: 90 },
    })
    expect((await give(server, account, 10, { key })).status).toBe(200)
    expect(await balancesOf(server.database.db, [account])).toEqual([9000])
  })

  it('has the same ceilings and rejections', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    await give(server, account, 60)
    expect(await apply(server, account, 60, randomUUID())).toMatchObject({
      status: 403,
      data: { error_msg: creditTexts.needsApproval },
    })
    expect(await apply(server, 'BA-0000000000', 5, randomUUID())).toMatchObject({
      status: 404,
      data: { error_msg: creditTexts.unknownAccount },
    })
  })
})

describe('the ceiling of credits by one person', () => {
  it('is $100 for an account', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const as = await signInAsStaff(server)
    expect(await give(server, account, 100.01, { as })).toMatchObject({
      status: 403,
      data: { error_msg: creditTexts.needsApproval },
    })
    expect((await give(server, account, 100, { as })).status).toBe(200)
    expect(await balancesOf(server.database.db, [account])).toEqual([0])
  })

  it('is $100 for an account within 24 hours, however it is divided', async ({ server }) => {
    const [account = '', other = ''] = await addBillingAccounts(server.database.db, 2)
    const [as, colleague] = [await signInAsStaff(server), await signInAsStaff(server)]
    expect((await give(server, account, 60, { as })).status).toBe(200)
    expect(await give(server, account, 60, { as })).toMatchObject({
      status: 403,
      messages: [creditTexts.needsApproval],
    })
    expect((await give(server, account, 40, { as })).status).toBe(200)
    expect((await give(server, other, 60, { as })).status).toBe(200)
    expect((await give(server, account, 60, { as: colleague })).status).toBe(200)
    expect(await balancesOf(server.database.db, [account, other])).toEqual([-6000, 4000])
  })

  it('is $2,000 a day, however it is divided, and also at the same time', async ({ server }) => {
    const accounts = await addBillingAccounts(server.database.db, 25)
    const as = await signInAsStaff(server)
    const answers = await Promise.all(accounts.map((account) => give(server, account, 100, { as })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  it('is higher for users who may approve', async ({ server }) => {
    const [account = ''] = await addBillingAccounts(server.database.db, 1)
    const as = await signInAsStaff(server, ['CREDITS.read', 'CREDITS.write', 'CREDITS.approve'])
    expect((await give(server, account, 500, { as })).status).toBe(200)
    expect((await give(server, account, 500.01, { as })).status).toBe(403)
  })
})
