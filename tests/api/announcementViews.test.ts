import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  createAnnouncement,
  expireAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  updateAnnouncement,
} from '#shared/contract/announcements'
import { announcements } from '../../server/db/schema/announcements'
import { aWritten } from '../support/announcements'
import { addAccount, addPerson } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
let staff: string
beforeAll(async () => {
  server = await startServer()
  staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
})
beforeEach(async () => {
  server.setNow(testNow)
  await server.database.db.delete(announcements)
})
afterAll(() => server.stop())

const Managed = z.object({ announcement_id: z.uuid(), version: z.int() })
const Counted = z.object({ announcements: z.array(z.object({ seen_count: z.int() })) })

const make = async () =>
  Managed.parse((await server.call(createAnnouncement, { body: aWritten() }, { token: staff })).data)
const seen = async (view: 'current' | 'expired' = 'current') => {
  await server.services.background.drained()
  const { data } = await server.call(listAnnouncements, { query: { view } }, { token: staff })
  return Counted.parse(data).announcements.map(({ seen_count }) => seen_count)
}
async function addCustomer(): Promise<string> {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return server.signIn(person)
}
const look = (token: string, query: { dismissed?: 'no' } = { dismissed: 'no' }) =>
  server.call(listActiveAnnouncements, { query }, { token })

describe('how many have seen an announcement', () => {
  it('counts each person once, however often they look', async () => {
    await make()
    expect(await seen()).toEqual([0])
    const [one, other] = [await addCustomer(), await addCustomer()]
    await Promise.all([look(one), look(one), look(other)])
    await look(one)
    expect(await seen()).toEqual([2])
  })

  it('counts neither staff nor what is asked for by the way', async () => {
    await make()
    await look(staff)
    await look(await addCustomer(), {})
    expect(await seen()).toEqual([0])
  })

  it('begins anew when it is changed, and stays when it expires', async () => {
    const { announcement_id } = await make()
    const customer = await addCustomer()
    await look(customer)
    const body = { ...aWritten({ title: 'Now tomorrow' }), version: 1 }
    await server.call(updateAnnouncement, { params: { announcement_id }, body }, { token: staff })
    expect(await seen()).toEqual([0])
    await look(customer)
    await server.call(expireAnnouncement, { body: { announcement_id, version: 2 } }, { token: staff })
    expect(await seen('expired')).toEqual([1])
  })
})
