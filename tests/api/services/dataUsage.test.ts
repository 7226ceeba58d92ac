import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listDataUsage } from '#shared/contract/services/usage'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { dataUsage } from '../../../server/db/schema/services/usage'
import { addAccount, addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow('2026-03-13T15:00:00Z')
})

async function customer(server: TestServer, serviceType: 'GAS' | 'FIBER' = 'FIBER') {
  const person = await addPerson(server.database.db)
  const { serviceAccountId } = await addAccount(server.database.db, person.customerNumber, { serviceType })
  const token = await server.signIn(person)
  const ask = (by = token) =>
    server.call(listDataUsage, { query: { crm_service_account_id: serviceAccountId } }, { token: by })
  const add = (month: string, countedUntil: string) =>
    server.database.db
      .insert(dataUsage)
      .values({ serviceAccountId, month, downloadMb: 412_600, uploadMb: 38_400, countedUntil })
  return { person, token, ask, add }
}

describe('the data usage of a fiber service', () => {
  it('contains each recorded month, the current one so far, and at most thirteen', async ({ server }) => {
    const { ask, add } = await customer(server)
    await add('2026-03', '2026-03-12')
    await add('2026-01', '2026-01-31')
    await add('2025-03', '2025-03-31')
    await add('2025-02', '2025-02-28')
    const counted = { download_gb: 412.6, upload_gb: 38.4, is_current: false }
    expect((await ask()).data).toEqual({
      street_address: '412 Fennick Ave',
      months: [
        { ...counted, month: '2025-03', counted_until: '2025-03-31' },
        { ...counted, month: '2026-01', counted_until: '2026-01-31' },
        { ...counted, month: '2026-03', counted_until: '2026-03-12', is_current: true },
      ],
    })
  })

  it('is not available to other customers, or for other types of service', async ({ server }) => {
    const [one, other, gas] = [await customer(server), await customer(server), await customer(server, 'GAS')]
    expect((await one.ask(other.token)).status).toBe(404)
    expect((await gas.ask()).status).toBe(404)
  })

  it('is viewed by staff with an access record', async ({ server }) => {
    const { person, ask } = await customer(server)
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    expect((await ask(await server.signIn(staff))).status).toBe(200)
    const { db } = server.database
    const records = await db.select().from(auditRecords).where(eq(auditRecords.customerNumber, person.customerNumber))
    expect(records).toMatchObject([{ userId: staff.userId, details: { what: 'data usage' } }])
  })
})
