import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { announcementTexts } from '#shared/announcements'
import { createAnnouncement, listActiveAnnouncements, listAnnouncements } from '#shared/contract/announcements'
import { announcements } from '../../server/db/schema/announcements'
import { aWritten } from '../support/announcements'
import { addAccount, addPerson } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
let staff: string
let customer: string
beforeAll(async () => {
  server = await startServer()
  server.setNow(testNow)
  staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  customer = await server.signIn(person)
})
beforeEach(() => server.database.db.delete(announcements))
afterAll(() => server.stop())

const Shown = z.array(z.object({ title: z.string(), channels: z.array(z.string()) }))

const send = (changes: Parameters<typeof aWritten>[0]) =>
  server.call(createAnnouncement, { body: aWritten(changes) }, { token: staff })
const seen = async (query: { dismissed?: 'no'; channel?: 'banner'; user_type?: 'CENTRIC' }, token = customer) => {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return Shown.parse(data).map(({ title }) => title)
}

describe('the channels of an announcement', () => {
  it('are what was chosen', async () => {
    const answer = await send({ channels: ['banner', 'login'] })
    expect(answer).toMatchObject({ status: 200, data: { channels: ['banner', 'login'] } })
  })

  it('are the dashboard for one from before there was a choice', async () => {
    await server.database.db.execute(sql`
      insert into announcements
        (title, body, kind, severity, priority, starts_at, states, cities, zips, communities, service_types, user_types)
      values ('Before', 'Text', 'Portal news', 'info', 1, '2026-03-01', '{}', '{}', '{}', '{}', '{}', '{}')`)
    expect(await seen({ dismissed: 'no' })).toEqual(['Before'])
    expect(await seen({ dismissed: 'no', channel: 'banner' })).toEqual([])
  })

  it('narrow down what stands above every screen', async () => {
    await send({ title: 'Above', channels: ['banner'] })
    await send({ title: 'News', channels: ['tile'] })
    expect(await seen({ dismissed: 'no', channel: 'banner' })).toEqual(['Above'])
    expect(await seen({ dismissed: 'no' })).toEqual(['News', 'Above'])
  })

  it('keep what is on the sign-in page alone off the dashboard, where nobody is counted for it', async () => {
    await send({ title: 'Before signing in', channels: ['login'] })
    expect(await seen({ dismissed: 'no' })).toEqual([])
    expect(await seen({})).toEqual(['Before signing in'])
    await server.services.background.drained()
    const { data } = await server.call(listAnnouncements, { query: {} }, { token: staff })
    expect(data).toMatchObject({ announcements: [{ seen_count: 0 }] })
  })

  it('show staff in the banner what is said to everybody or to them, and not what customers of a place are told', async () => {
    await send({ title: 'Everybody', channels: ['banner'] })
    await send({ title: 'Staff', channels: ['banner'], user_type: ['CENTRIC'] })
    await send({ title: 'Quillmere', channels: ['banner'], city: ['Quillmere'] })
    expect(await seen({ dismissed: 'no', channel: 'banner', user_type: 'CENTRIC' }, staff)).toEqual([
      'Staff',
      'Everybody',
    ])
    expect((await seen({ channel: 'banner' }, staff)).length).toBe(3)
  })

  it.each([
    [{ channels: [] }, announcementTexts.channelMissing],
    [
      { channels: ['login' as const], severity: 'urgent' as const, dismissible: false },
      announcementTexts.alertNeedsPortal,
    ],
    [{ channels: ['tile' as const, 'login' as const], city: ['Quillmere'] }, announcementTexts.loginForEverybody],
    [{ channels: ['login' as const], user_type: ['CUSTOMER' as const] }, announcementTexts.loginForEverybody],
  ])('are refused where they cannot be: %j', async (changes, remark) => {
    expect(await send(changes)).toMatchObject({ status: 400, fields: { channels: remark } })
    expect(await seen({})).toEqual([])
  })
})
