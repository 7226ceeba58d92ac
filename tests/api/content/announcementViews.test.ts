import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  createAnnouncement,
  expireAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  updateAnnouncement,
} from '#shared/contract/content/announcements'
import { announcements } from '../../../server/db/schema/content/announcements'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: string
it.beforeAll(async ({ server }) => {
  staff = await signInStaff(server)
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
const listActive = (server: TestServer, token: string, query: { dismissed?: 'no' } = { dismissed: 'no' }) =>
  server.call(listActiveAnnouncements, { query }, { token })

describe('the number of people who have seen an announcement', () => {
  it('counts each person once, however often they see it', async ({ server }) => {
    await make(server)
    expect(await seen(server)).toEqual([0])
    const [one, other] = [await addCustomer(server), await addCustomer(server)]
    await Promise.all([listActive(server, one), listActive(server, one), listActive(server, other)])
    await listActive(server, one)
    expect(await seen(server)).toEqual([2])
  })

  it('excludes staff and background requests', async ({ server }) => {
    await make(server)
    await listActive(server, staff)
    await listActive(server, await addCustomer(server), {})
    expect(await seen(server)).toEqual([0])
  })

  it('starts again when the announcement is changed, and stays when it expires', async ({ server }) => {
    const { announcement_id } = await make(server)
    const customer = await addCustomer(server)
    await listActive(server, customer)
    const body = { ...anAnnouncementInput({ title: 'Now tomorrow' }), version: 1 }
    await server.call(updateAnnouncement, { params: { announcement_id }, body }, { token: staff })
    expect(await seen(server)).toEqual([0])
    await listActive(server, customer)
    await server.call(expireAnnouncement, { body: { announcement_id, version: 2 } }, { token: staff })
    expect(await seen(server, 'expired')).toEqual([1])
  })
})
