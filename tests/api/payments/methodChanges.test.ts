import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import {
  deletePaymentProfile,
  listPaymentProfiles,
  type PaymentProfile,
  updateDefaultPaymentProfile,
  updatePaymentProfileExpiry,
} from '#shared/contract/payments/payments'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { customers } from '../../../server/db/schema/customers/accounts'
import { addMethod, addPayer, type Payer, pay } from '../../support/data/payments/payments'
import { addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function readMethods(server: TestServer, { person, token }: Payer): Promise<PaymentProfile[]> {
  const query = { crm_customer_id: person.customerNumber }
  const { data } = await server.call(listPaymentProfiles, { query }, { token })
  return listPaymentProfiles.response.parse(data)
}

const makeDefault = (server: TestServer, { person, token }: Payer, method: string) =>
  server.call(
    updateDefaultPaymentProfile,
    { query: { crm_customer_id: person.customerNumber, token: method } },
    { token },
  )

const changeExpiry = (server: TestServer, { person, token, method }: Payer, expiry = { month: 9, year: 2029 }) =>
  server.call(
    updatePaymentProfileExpiry,
    { query: { crm_customer_id: person.customerNumber, token: method }, body: expiry },
    { token },
  )

describe('the default payment method', () => {
  const defaultsOf = async (server: TestServer, payer: Payer) =>
    (await readMethods(server, payer)).filter((method) => method['is-default']).map(({ token }) => token)

  it('is the one that was chosen last, until none is', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addMethod({ url: server.providerUrl }, payer.person.customerNumber)
    expect(await defaultsOf(server, payer)).toEqual([])
    expect(await makeDefault(server, payer, payer.method)).toMatchObject({ status: 200, data: null })
    await makeDefault(server, payer, other)
    expect(await defaultsOf(server, payer)).toEqual([other])
    await makeDefault(server, payer, '')
    expect(await defaultsOf(server, payer)).toEqual([])
  })

  it('must be a method of the customer', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addPayer(server)
    expect((await makeDefault(server, payer, other.method)).status).toBe(404)
    expect((await makeDefault(server, { ...payer, person: other.person }, other.method)).status).toBe(404)
  })

  it('is no method any more once it is deleted', async ({ server }) => {
    const payer = await addPayer(server)
    await makeDefault(server, payer, payer.method)
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    await server.call(deletePaymentProfile, { query }, { token: payer.token })
    // The provider may return the same token again, for example after a restored backup.
    await addMethod({ url: server.providerUrl }, payer.person.customerNumber, { token: payer.method })
    expect(await defaultsOf(server, payer)).toEqual([])
  })
})

describe('a payment method whose deletion was interrupted', () => {
  /** Deletes the default method while the provider's answer is lost, and returns whether it is still the default. */
  async function deleteInterrupted(server: TestServer, { reachesProvider }: { reachesProvider: boolean }) {
    const payer = await addPayer(server)
    const { customerNumber } = payer.person
    await makeDefault(server, payer, payer.method)
    const { cards } = server.services
    const deleteProfile = cards.deleteProfile.bind(cards)
    const interrupted = vi.spyOn(cards, 'deleteProfile').mockImplementation(async (...method) => {
      if (reachesProvider) await deleteProfile(...method)
      throw new Error('The connection was lost')
    })
    const query = { crm_customer_id: customerNumber, token: payer.method }
    expect((await server.call(deletePaymentProfile, { query }, { token: payer.token })).isSuccess).toBe(false)
    interrupted.mockRestore()
    await server.finishJobs(60_000)
    const [customer] = await server.database.db
      .select({ defaultMethod: customers.defaultMethodToken })
      .from(customers)
      .where(eq(customers.number, customerNumber))
    return customer?.defaultMethod === payer.method
  }

  it('is forgotten by the portal if the provider has deleted it', async ({ server }) => {
    expect(await deleteInterrupted(server, { reachesProvider: true })).toBe(false)
  })

  it('stays as it was if the provider still has it', async ({ server }) => {
    expect(await deleteInterrupted(server, { reachesProvider: false })).toBe(true)
  })
})

describe('a new expiration date', () => {
  it('lets an expired card pay again', async ({ server }) => {
    const payer = await addPayer(server, { expiry: { month: 1, year: 2026 } })
    expect((await pay(server, payer)).status).toBe(400)
    expect(await changeExpiry(server, payer)).toMatchObject({ status: 200, data: null })
    const [method] = await readMethods(server, payer)
    expect(method?.['credit-card-expiry-date']).toEqual({ month: 9, year: 2029 })
    expect((await pay(server, payer)).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
  })

  it('must not be in the past', async ({ server }) => {
    const payer = await addPayer(server)
    expect(await changeExpiry(server, payer, { month: 2, year: 2026 })).toMatchObject({
      status: 400,
      fields: { month: paymentMethodTexts.expiryIsPast },
    })
  })

  it('is rejected for a method whose date the provider manages, such as a wallet', async ({ server }) => {
    const payer = await addPayer(server, { category: 'AP' })
    expect((await readMethods(server, payer))[0]?.['is-expiry-editable']).toBe(false)
    expect((await changeExpiry(server, payer)).status).toBe(409)
  })

  it('is not accepted for a method of another customer', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addPayer(server)
    expect((await changeExpiry(server, { ...payer, method: other.method })).status).toBe(404)
    expect(
      (await changeExpiry(server, { ...other, token: await server.signIn(await addPerson(server.database.db)) }))
        .status,
    ).toBe(404)
  })
})
