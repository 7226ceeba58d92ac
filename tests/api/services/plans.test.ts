import { describe, expect } from 'vitest'
import { listUserPlans } from '#shared/contract/services/plans'
import { products, subscriptions } from '../../../server/db/schema/services/plans'
import { addAccount, addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  await server.database.db.insert(products).values([
    {
      code: 'FIB-GIG-1000',
      serviceType: 'FIBER',
      kind: 'plan',
      name: 'Gig 1000',
      description: '1 Gbps',
      monthlyPrice: 8000,
      speedMbps: 1000,
    },
    {
      code: 'FIB-ADD-WIFI1',
      serviceType: 'FIBER',
      kind: 'addon',
      name: 'Extender',
      description: 'Wi-Fi',
      monthlyPrice: 700,
    },
  ])
})

async function customerWithPlans(server: TestServer) {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber)
  const of = { serviceAccountId: account.serviceAccountId }
  await server.database.db.insert(subscriptions).values([
    { ...of, productCode: 'FIB-ADD-WIFI1', startedOn: '2025-01-01' },
    { ...of, productCode: 'FIB-GIG-1000', startedOn: '2025-01-01' },
    { ...of, productCode: 'FIB-GIG-1000', startedOn: '2024-01-01', endedOn: '2024-12-31' },
  ])
  return { account, token: await server.signIn(person) }
}

describe('the plans of a service account', () => {
  it('are the current ones, the plan before its add-ons', async ({ server }) => {
    const { account, token } = await customerWithPlans(server)
    const query = { crm_service_account_id: account.serviceAccountId, service_type: 'FIBER' as const }
    const { data } = await server.call(listUserPlans, { query }, { token })
    expect(data).toEqual([
      {
        id: 'FIB-GIG-1000',
        name: 'Gig 1000',
        description: '1 Gbps',
        serviceType: 'FIBER',
        price: { monthly: 80 },
        speed_mbps: 1000,
        channels: null,
        minutes: null,
        started_on: '2025-01-01',
      },
      {
        id: 'FIB-ADD-WIFI1',
        name: 'Extender',
        description: 'Wi-Fi',
        serviceType: 'FIBER',
        price: { monthly: 7 },
        speed_mbps: null,
        channels: null,
        minutes: null,
        started_on: '2025-01-01',
      },
    ])
  })

  it('are not found with another service type', async ({ server }) => {
    const { account, token } = await customerWithPlans(server)
    const query = { crm_service_account_id: account.serviceAccountId, service_type: 'GAS' as const }
    expect((await server.call(listUserPlans, { query }, { token })).status).toBe(404)
  })

  it('require the right to read accounts', async ({ server }) => {
    const person = await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] })
    const account = await addAccount(server.database.db, person.customerNumber)
    const token = await server.signIn(person)
    const query = { crm_service_account_id: account.serviceAccountId }
    expect((await server.call(listUserPlans, { query }, { token })).status).toBe(403)
  })
})
