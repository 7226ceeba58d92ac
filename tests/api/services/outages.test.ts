import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createServiceRequest, getCase, reopenCase } from '#shared/contract/cases/cases'
import { createCaseComment } from '#shared/contract/cases/messages'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import {
  countOutageCustomers,
  endOutage,
  getOutage,
  listOutageStreets,
  listOutages,
  updateOutage,
} from '#shared/contract/services/outages'
import * as outageTexts from '#shared/texts/services/outages'
import { serviceAccounts } from '../../../server/db/schema/accounts'
import { auditRecords } from '../../../server/db/schema/auditRecords'
import { outages } from '../../../server/db/schema/outages'
import { outboxMessages } from '../../../server/db/schema/outboxMessages'
import { userCustomers, users } from '../../../server/db/schema/people'
import { addCase } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  fetchOutage,
  minutesAgo,
  type Neighbor,
  outageIn,
  postOutage,
  postUpdate,
  recordOutage,
} from '../../support/data/services/outages'
import { whileGatewaysFail } from '../../support/server/gateways'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
let community: Awaited<ReturnType<typeof addOutageCommunity>>
let maya: Neighbor

it.beforeAll(async ({ server }) => {
  staff = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  community = await addOutageCommunity(server)
  maya = await addNeighbor(server, community)
})

const record = (server: TestServer, changes: Parameters<typeof outageIn>[1] = {}) =>
  recordOutage(server, outageIn(community, changes), staff)
const place = () => ({ services: 'Fiber', community: community.name, areaName: '' })

async function mailsTo(server: TestServer, { person }: Neighbor) {
  await server.finishJobs()
  return server.database.db
    .select({ subject: outboxMessages.subject, body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, person.email))
    .orderBy(desc(outboxMessages.createdAt))
}
const subjectsTo = async (server: TestServer, customer: Neighbor) =>
  (await mailsTo(server, customer)).map(({ subject }) => subject)

async function shownTo(server: TestServer, token: string, query = {}) {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return listActiveAnnouncements.response.parse(data).filter(({ kind }) => kind === 'Outage')
}
const titlesFor = async (server: TestServer, token: string, query = {}) =>
  (await shownTo(server, token, query)).map(({ title }) => title)

const noInternet = {
  service_type: 'no_service',
  service_subtype: 'ont_red',
  description: 'The light is red.',
  answers: [
    { code: 'ont_light', answer: 'Red' },
    { code: 'since', answer: 'Just now' },
  ],
}

async function report(server: TestServer, { account, token }: Neighbor, changes = {}): Promise<string> {
  const body = { ...noInternet, crm_service_account_id: account.serviceAccountId, ...changes }
  const { data } = await server.call(createServiceRequest, { body }, { token })
  return createServiceRequest.response.parse(data).case_id
}
const reportsOf = async (server: TestServer, id: string) =>
  (await fetchOutage(server, id, staff.token)).reports.map(({ case_id }) => case_id)

describe('an outage', () => {
  it('is listed with its area, its customers and what they were told', async ({ server }) => {
    const id = await record(server, { expected_end_at: minutesAgo(-60) })
    const { outage, updates, reports } = await fetchOutage(server, id, staff.token)
    expect(outage).toEqual({
      outage_id: id,
      service_types: ['FIBER'],
      community: community.name,
      area_name: '',
      state: 'open',
      started_at: minutesAgo(10),
      expected_end_at: minutesAgo(-60),
      ended_at: null,
      message: 'A cable was cut on Mill Road.',
      customer_count: 1,
      report_count: 0,
    })
    expect(updates).toEqual([
      {
        kind: 'started',
        message: 'A cable was cut on Mill Road.',
        expected_end_at: minutesAgo(-60),
        created_at: testNow,
        created_by: 'Imani Penhallow',
      },
    ])
    expect(reports).toEqual([])
    const { data } = await server.call(listOutages, { query: {} }, staff)
    expect(listOutages.response.parse(data).outages).toContainEqual(outage)
  })

  it('comes before ended ones in the list', async ({ server }) => {
    const [older, newer] = [await record(server, { started_at: minutesAgo(30) }), await record(server)]
    await closeOutage(server, newer, staff)
    const { data } = await server.call(listOutages, { query: { page_size: 500 } }, staff)
    const ids = listOutages.response.parse(data).outages.map(({ outage_id }) => outage_id)
    expect(ids.indexOf(older)).toBeLessThan(ids.indexOf(newer))
  })

  it('is recorded once, however often the request arrives', async ({ server }) => {
    const key = randomUUID()
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => recordOutage(server, outageIn(community), { ...staff, key })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await subjectsTo(server, maya)).toEqual([outageTexts.title(place())])
  })

  it('leaves records of its start, its updates and its end', async ({ server }) => {
    const id = await record(server)
    await postUpdate(server, id, { ...staff, message: 'Splicing.', expected_end_at: null })
    await closeOutage(server, id, staff)
    const found = await server.database.db
      .select({ action: auditRecords.action, details: auditRecords.details })
      .from(auditRecords)
      .where(eq(auditRecords.userId, staff.person.userId))
    expect(found.filter(({ details }) => details['outage'] === id)).toEqual([
      { action: 'outage.started', details: { outage: id, note: 'A cable was cut on Mill Road.' } },
      { action: 'outage.updated', details: { outage: id, note: 'Splicing.' } },
      { action: 'outage.ended', details: { outage: id, note: 'The cable is repaired.' } },
    ])
  })

  it.for([
    ['in the future', { started_at: minutesAgo(-1) }, 'started_at', outageTexts.startsInFuture],
    ['that is too long ago', { started_at: minutesAgo(60 * 24 * 15) }, 'started_at', outageTexts.startsTooEarly],
    ['with an end that has passed', { expected_end_at: minutesAgo(1) }, 'expected_end_at', outageTexts.expectedInPast],
    ['of no service', { service_types: [] }, 'service_types', outageTexts.serviceMissing],
    ['that affects no one', { service_types: ['GAS' as const] }, 'service_types', outageTexts.nothingAffected],
    ['of no street', { area: 'street' as const }, 'streets', outageTexts.streetsMissing],
    ['of no address', { area: 'premises' as const }, 'premise_ids', outageTexts.addressesMissing],
    ['of an unknown street', { area: 'street' as const, streets: ['No Way'] }, 'streets', outageTexts.unknownStreet],
  ] satisfies [string, Parameters<typeof outageIn>[1], string, string][])(
    'an outage %s is rejected',
    async ([, changes, field, text], { server }) => {
      const answer = await postOutage(server, outageIn(community, changes), staff)
      expect(answer).toMatchObject({ status: 400, fields: { [field]: text } })
    },
  )

  it('an outage at an address of another community is rejected', async ({ server }) => {
    const stranger = await addNeighbor(server, await addOutageCommunity(server))
    const changes = { area: 'premises' as const, premise_ids: [stranger.account.premiseNumber] }
    const answer = await postOutage(server, outageIn(community, changes), staff)
    expect(answer).toMatchObject({ status: 400, fields: { premise_ids: outageTexts.otherCommunity } })
  })

  it('can be recorded, changed and ended only with the right to write announcements', async ({ server }) => {
    const id = await record(server)
    const reader = await addStaff(server, { rights: ['ANNOUNCEMENTS.read'] })
    expect((await postOutage(server, outageIn(community), reader)).status).toBe(403)
    expect((await postUpdate(server, id, { ...reader, message: 'No.', expected_end_at: null })).status).toBe(403)
    expect((await closeOutage(server, id, reader)).status).toBe(403)
    expect((await server.call(getOutage, { params: { outage_id: id } }, maya)).status).toBe(403)
  })
})

describe('the area of an outage', () => {
  it('can be single streets, whose other neighbors are not affected', async ({ server }) => {
    const elsewhere = await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    await record(server, { area: 'street', streets: ['Larkspur Ln'] })
    const title = outageTexts.title({ ...place(), areaName: 'Larkspur Ln' })
    expect(await titlesFor(server, maya.token)).toEqual([title])
    expect(await titlesFor(server, elsewhere.token)).toEqual([])
  })

  it('can be single addresses', async ({ server }) => {
    const neighbor = await addNeighbor(server, community, { streetAddress: '14 Larkspur Ln' })
    await record(server, { area: 'premises', premise_ids: [maya.account.premiseNumber] })
    expect(await titlesFor(server, maya.token)).toEqual([outageTexts.title({ ...place(), areaName: '12 Larkspur Ln' })])
    expect(await titlesFor(server, neighbor.token)).toEqual([])
  })

  it('is counted before the outage is recorded', async ({ server }) => {
    await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    const body = { service_types: ['FIBER' as const], community_id: community.id, area: 'community' as const }
    expect(await server.call(countOutageCustomers, { body }, staff)).toMatchObject({
      data: { address_count: 2, customer_count: 2 },
    })
    expect(await server.call(countOutageCustomers, { body: { ...body, service_types: ['GAS'] } }, staff)).toMatchObject(
      { data: { address_count: 2, customer_count: 0 } },
    )
  })

  it('has a list of streets with their addresses', async ({ server }) => {
    await addNeighbor(server, community, { streetAddress: '14 Larkspur Ln' })
    await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    const { data } = await server.call(listOutageStreets, { query: { community_id: community.id } }, staff)
    expect(data).toEqual([
      { name: 'Harrow Ln', address_count: 1 },
      { name: 'Larkspur Ln', address_count: 2 },
    ])
  })
})

describe('an affected customer', () => {
  it('sees the outage before everything else, with its expected end, until it is over', async ({ server }) => {
    const id = await record(server, { expected_end_at: '2026-03-13T21:00:00.000Z' })
    const [shown] = await shownTo(server, maya.token)
    expect(shown).toMatchObject({
      announcement_id: id,
      title: outageTexts.title(place()),
      body: `A cable was cut on Mill Road.\n\n${outageTexts.expectedBack('March 13, 2026 at 4:00 PM')}`,
      severity: 'urgent',
      dismissible: false,
    })
    await closeOutage(server, id, staff)
    expect(await shownTo(server, maya.token)).toEqual([])
  })

  it('sees the newest update', async ({ server }) => {
    const id = await record(server)
    server.setNow(minutesAgo(-5))
    await postUpdate(server, id, { ...staff, message: 'We’re splicing the cable.', expected_end_at: null })
    const [shown] = await shownTo(server, maya.token)
    expect(shown?.body).toBe(`We’re splicing the cable.\n\n${outageTexts.expectedBackUnknown}`)
  })

  it('is the only one to see it: not customers without the service, and staff only for those they open', async ({
    server,
  }) => {
    await record(server)
    const stranger = await addNeighbor(server, await addOutageCommunity(server))
    expect(await shownTo(server, stranger.token)).toEqual([])
    const openedOf = ({ person }: Neighbor) => ({ crm_customer_id: person.customerNumber })
    expect(await titlesFor(server, staff.token, openedOf(maya))).toEqual([outageTexts.title(place())])
    expect(await titlesFor(server, staff.token, openedOf(stranger))).toEqual([])
    expect(await titlesFor(server, staff.token, { user_type: 'CENTRIC' })).toEqual([])
  })

  it('is notified once of the start, of each update and of the end', async ({ server }) => {
    const id = await record(server)
    expect(await subjectsTo(server, maya)).toEqual([outageTexts.title(place())])
    server.setNow(minutesAgo(-5))
    await postUpdate(server, id, { ...staff, message: 'Splicing.', expected_end_at: '2026-03-13T21:00:00.000Z' })
    const [update] = await mailsTo(server, maya)
    expect(update?.body).toContain(outageTexts.expectedBack('March 13, 2026 at 4:00 PM'))
    server.setNow(minutesAgo(-10))
    await closeOutage(server, id, staff)
    await closeOutage(server, id, staff)
    expect(await subjectsTo(server, maya)).toHaveLength(3)
    expect((await subjectsTo(server, maya))[0]).toBe(outageTexts.restoredTitle(place()))
  })

  it('is told only that service is back if the outage ended before its start was announced', async ({ server }) => {
    const id = await record(server)
    server.setNow(minutesAgo(-5))
    await closeOutage(server, id, staff)
    expect(await subjectsTo(server, maya)).toEqual([outageTexts.restoredTitle(place())])
  })

  it.for([
    ['FIBER', true],
    ['GAS', false],
  ] as const)('is advised to restart equipment when %s is back: %s', async ([type, isAdvised], { server }) => {
    const isMaya = eq(serviceAccounts.id, maya.account.serviceAccountId)
    await server.database.db.update(serviceAccounts).set({ serviceType: type }).where(isMaya)
    await closeOutage(server, await record(server, { service_types: [type] }), staff)
    const [mail] = await mailsTo(server, maya)
    expect(mail?.body.includes('restart your equipment')).toBe(isAdvised)
  })

  it('is not told of the start of an outage that ended while the mail server was down', async ({ server }) => {
    let id = ''
    await whileGatewaysFail(server, async () => {
      id = await record(server)
      await server.finishJobs()
    })
    server.setNow(minutesAgo(-10))
    await closeOutage(server, id, staff)
    await server.finishJobs(60_000)
    expect(await subjectsTo(server, maya)).toEqual([outageTexts.restoredTitle(place())])
  })

  it('is notified once, also if they hold the accounts of two customers who are affected', async ({ server }) => {
    const { person } = await addNeighbor(server, community)
    const { db } = server.database
    await db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
    await db.insert(userCustomers).values({ userId: maya.person.userId, customerNumber: person.customerNumber })
    await record(server)
    expect(await subjectsTo(server, maya)).toHaveLength(1)
  })

  it('is notified by the channels of their choice', async ({ server }) => {
    const choice = {
      billing_group_id: maya.account.billingGroupId,
      contact_id: maya.person.contactId,
      category: 'outage' as const,
      channels: [],
    }
    const rejected = await server.call(updateCommunicationPreferences, { body: choice }, maya)
    expect(rejected.status).toBe(400)
    await record(server)
    expect(await subjectsTo(server, maya)).toHaveLength(1)
  })
})

describe('an update', () => {
  it('is posted once, however often the request arrives', async ({ server }) => {
    const id = await record(server)
    const update = { ...staff, key: randomUUID(), message: 'Splicing.', expected_end_at: null }
    await postUpdate(server, id, update)
    expect((await postUpdate(server, id, update)).status).toBe(200)
    expect((await fetchOutage(server, id, staff.token)).updates).toHaveLength(2)
  })

  it('an update of an outage that has ended is rejected', async ({ server }) => {
    const id = await record(server)
    await closeOutage(server, id, staff)
    const answer = await postUpdate(server, id, { ...staff, message: 'Late.', expected_end_at: null })
    expect(answer).toMatchObject({ status: 409, messages: [outageTexts.alreadyEnded] })
  })

  it.for([
    ['an update', updateOutage, { message: 'No.', expected_end_at: null }],
    ['the end', endOutage, { message: 'No.', finishes_reports: false }],
  ] as const)('%s of an unknown outage is rejected', async ([, call, body], { server }) => {
    const answer = await server.call(call, { params: { outage_id: randomUUID() }, body: body as never }, staff)
    expect(answer.status).toBe(404)
  })
})

describe('a report', () => {
  it('is attached to the open outage at its address', async ({ server }) => {
    const id = await record(server)
    const reported = await report(server, maya)
    expect(await reportsOf(server, id)).toEqual([reported])
  })

  it('a report that came before the outage was recorded is attached to it', async ({ server }) => {
    const reported = await report(server, maya)
    expect(await reportsOf(server, await record(server))).toEqual([reported])
  })

  it('a report about something else, from elsewhere, or of long ago is not attached', async ({ server }) => {
    const old = { serviceType: 'no_service', serviceSubtype: 'ont_red', premiseNumber: maya.account.premiseNumber }
    await addCase(server, maya.person, { ...old, createdAt: new Date(minutesAgo(60 * 25)) })
    const id = await record(server)
    await report(server, maya, {
      service_type: 'wifi',
      service_subtype: 'wifi_password',
      answers: [],
    })
    await report(server, await addNeighbor(server, await addOutageCommunity(server)))
    expect(await reportsOf(server, id)).toEqual([])
  })

  it('is attached even if the outage is recorded in the same moment', async ({ server }) => {
    const [id, reported] = await Promise.all([record(server), report(server, maya)])
    expect(await reportsOf(server, id)).toEqual([reported])
  })

  const statusOf = async (server: TestServer, case_id: string) => {
    const { data } = await server.call(getCase, { query: { case_id } }, maya)
    return getCase.response.parse(data)
  }

  it('is marked as done with the outage if staff wish, without another notification', async ({ server }) => {
    const id = await record(server)
    const reported = await report(server, maya)
    await server.finishJobs()
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    expect((await subjectsTo(server, maya))[0]).toBe(outageTexts.restoredTitle(place()))
    expect(await subjectsTo(server, maya)).toHaveLength(2)
    const { status, events } = await statusOf(server, reported)
    expect(status).toBe('resolved')
    expect(events.at(-1)).toMatchObject({ note: outageTexts.reportFinishedNote, user_name: 'Imani Penhallow' })
  })

  it('stays open if staff do not wish otherwise', async ({ server }) => {
    const id = await record(server)
    const reported = await report(server, maya)
    await closeOutage(server, id, staff)
    await server.finishJobs()
    expect((await statusOf(server, reported)).status).toBe('received')
  })

  it('stays open if its customer wrote after the end', async ({ server }) => {
    const id = await record(server)
    const reported = await report(server, maya)
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    server.setNow(minutesAgo(-61))
    await server.call(
      createCaseComment,
      { body: { case_id: reported, comment: 'Still out.', last_comment_id: null } },
      maya,
    )
    await server.finishJobs()
    expect((await statusOf(server, reported)).status).toBe('received')
  })

  it('a report that was marked as done can be reopened', async ({ server }) => {
    const id = await record(server)
    const reported = await report(server, maya)
    server.setNow(minutesAgo(-60))
    await closeOutage(server, id, { ...staff, finishes_reports: true })
    await server.finishJobs()
    const answer = await server.call(reopenCase, { body: { case_id: reported, reason: 'Still out.' } }, maya)
    expect(answer.status).toBe(200)
  })
})

describe('the end of an outage', () => {
  it('is stored once', async ({ server }) => {
    const id = await record(server)
    const endedAt = '2026-03-13T15:01:00.000Z'
    server.setNow(endedAt)
    await Promise.all([closeOutage(server, id, staff), closeOutage(server, id, staff)])
    const { outage, updates } = await fetchOutage(server, id, staff.token)
    expect(outage).toMatchObject({ state: 'ended', ended_at: endedAt, message: 'The cable is repaired.' })
    expect(updates.map(({ kind }) => kind).toSorted()).toEqual(['ended', 'started'])
    const stored = await server.database.db.select().from(outages).where(eq(outages.id, id))
    expect(stored).toHaveLength(1)
  })
})
