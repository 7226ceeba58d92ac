import { describe, expect } from 'vitest'
import { getNextBill } from '#shared/contract/billing/statements'
import { addAddon } from '#shared/contract/services/plans'
import { credits } from '../../../server/db/schema/billing/credits'
import { addStatement } from '../../support/data/billing/statements'
import { addCustomer } from '../../support/data/cases/cases'
import { ownerRights } from '../../support/data/people'
import { addCatalog, addSubscription } from '../../support/data/services/plans'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** Adds a customer who was billed for February on March 1. Today is March 13. */
async function billed(server: TestServer) {
  const customer = await addCustomer(server)
  const { db } = server.database
  await addCatalog(db)
  await addSubscription(db, customer.account, 'PLUS-500')
  await addStatement(db, customer.account, { month: '2026-02', lines: [] })
  const query = { billing_group_id: customer.account.billingGroupId }
  return { ...customer, ask: (token = customer.token) => server.call(getNextBill, { query }, { token }) }
}

type Billed = Awaited<ReturnType<typeof billed>>

async function order(server: TestServer, { person, account, token }: Billed): Promise<number> {
  const body = {
    crm_contact_id: person.contactId,
    crm_premise_id: account.premiseNumber,
    street_address: '412 Fennick Ave',
    crm_service_account_id: account.serviceAccountId,
    from_product_code: 'PLUS-500',
    to_product_code: 'ADD-SECURITY',
    service_tyoe: 'FIBER' as const,
    is_shippable: false,
  }
  const { data } = await server.call(addAddon, { body }, { token })
  return (data as { proration: number }).proration
}

const credit = (server: TestServer, { account, person }: Billed, createdAt: string) =>
  server.database.db.insert(credits).values({
    billingAccountNumber: account.billingAccountNumber,
    amount: 1000,
    reasonCode: '102',
    comments: 'Two days without service',
    userId: person.userId,
    createdAt: new Date(createdAt),
    balanceAfter: 0,
  })

describe('the next bill', () => {
  it('has orders and credits since the previous bill, and nothing that was on that', async ({ server }) => {
    const customer = await billed(server)
    const share = await order(server, customer)
    await credit(server, customer, '2026-02-20T12:00:00Z')
    // It is still March 11 in the provider's time zone.
    await credit(server, customer, '2026-03-12T03:00:00Z')
    const { data } = await customer.ask()
    expect(share).toBeGreaterThan(0)
    expect(data).toEqual({
      lines: [
        { date: '2026-03-11', label: 'Credit: Outage credit', place: '', amount: -10 },
        { date: '2026-03-13', label: 'ADD-SECURITY, prorated', place: '412 Fennick Ave', amount: share },
      ],
      total: expect.closeTo(share - 10, 5),
    })
  })

  it('is empty if nothing has happened', async ({ server }) => {
    const { ask } = await billed(server)
    expect((await ask()).data).toEqual({ lines: [], total: 0 })
  })

  it('the next bill of another customer is not found', async ({ server }) => {
    const [{ ask }, stranger] = [await billed(server), await addCustomer(server)]
    expect((await ask(stranger.token)).status).toBe(404)
  })

  it('requires the right to read bills', async ({ server }) => {
    const { ask } = await billed(server)
    const rights = ownerRights.filter((right) => right !== 'BILLINGHISTORY.read')
    const reader = await addCustomer(server, { rights })
    expect((await ask(reader.token)).status).toBe(403)
  })
})
