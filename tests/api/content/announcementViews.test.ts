import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  createAnnouncement,
  expireAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  updateAnnouncement,
} from '#shared/contract/content/announcements'
import { announcements } from '../../../server/db/schema/announcements'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: string
it.beforeAll(async ({ server }) => {
  staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  await server.database.db.delete(announcements)
})

const Managed = z.object({ announcement_id: z.uuid(), version: z.int() })
const Counted = z.object({ announcements: z.array(z.object({ seen_count: z.int() })) })

const make = async (server: TestServer) =>
  Managed.parse((await server.call(createAnnouncement, { body: anAnnouncementInput() }, { token: staff })).data)
const seen = async (server: TestServer, view: 'current' | 'expired' = 'current') => {
  await server.finishJobs()
  const { data } = await server.call(listAnnouncements, { query: { view } }, { token: staff })
  return Counted.parse(data).announcements.map(({ seen_count }) => seen_count)
}
async function addCustomer(server: TestServer): Promise<string> {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return server.signIn(person)
}
const look = (server: TestServer, token: string, query: { dismissed?: 'no' } = { dismissed: 'no' }) =>
  server.call(listActiveAnnouncements, { query }, { token })

describe('how many have seen an announcement', () => {
  it('counts each person once, however often they look', async ({ server }) => {
    await make(server)
    expect(await seen(server)).toEqual([0])
    const [one, other] = [await addCustomer(server), await addCustomer(server)]
    await Promise.all([look(server, one), look(server, one), look(server, other)])
    await look(server, one)
    expect(await seen(server)).toEqual([2])
  })

  it('counts neither staff nor what is asked for by the way', async ({ server }) => {
    await make(server)
    await look(server, staff)
    await look(server, await addCustomer(server), {})
    expect(await seen(server)).toEqual([0])
  })

  it('begins anew when it is changed, and stays when it expires', async ({ server }) => {
    const { announcement_id } = await make(server)
    const customer = await addCustomer(server)
    await look(server, customer)
    const body = { ...anAnnouncementInput({ title: 'Now tomorrow' }), version: 1 }
    await server.call(updateAnnouncement, { params: { announcement_id }, body }, { token: staff })
    expect(await seen(server)).toEqual([0])
    await look(server, customer)
    await server.call(expireAnnouncement, { body: { announcement_id, version: 2 } }, { token: staff })
    expect(await seen(server, 'expired')).toEqual([1])
  })
})
