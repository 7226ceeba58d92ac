import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import { listRequestQueue, listRequestStaff } from '#shared/contract/cases/requestQueue'
import { cases } from '../../../server/db/schema/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { fetchWork, listRequests, requestTitles } from '../../support/data/cases/requests'
import { addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let maya: Awaited<ReturnType<typeof addCustomer>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  maya = await addCustomer(server)
})

const at = (moment: string) => new Date(`2026-${moment}:00.000Z`)

/** The requests of each test are the only ones, because the list shows those of all customers. */
it.beforeEach(async ({ server }) => {
  await server.database.db.delete(cases)
  server.setNow(testNow)
})

const add = (server: TestServer, title: string, options: Parameters<typeof addCase>[2] = {}) =>
  addCase(server, maya.person, { title, ...options })

describe('the list of requests that staff work on', () => {
  it('shows what a row needs', async ({ server }) => {
    const id = await add(server, 'No signal', {
      premiseNumber: maya.account.premiseNumber,
      assignedTo: imani.person.userId,
      answerDueAt: at('03-13T16:00'),
    })
    const { requests, next, counts } = await listRequests(server, imani.token)
    expect(requests).toMatchObject([
      {
        case_id: id,
        title: 'No signal',
        category: 'fiberLine',
        status: 'received',
        crm_customer_id: maya.person.customerNumber,
        customer_name: expect.stringMatching(/./),
        street_address: expect.stringMatching(/./),
        promised_by: '2026-03-13T16:00:00.000Z',
        assigned_to: { user_id: imani.person.userId, name: 'Imani Penhallow' },
        cancel_requested: false,
      },
    ])
    expect([next, counts]).toEqual([null, { open: 1, waiting: 0, scheduled: 0, overdue: 0, done: 0 }])
  })

  it('has a tab for each state, with the number of its requests', async ({ server }) => {
    await add(server, 'New', { answerDueAt: at('03-16T16:00') })
    await add(server, 'Late', { status: 'assigned', answerDueAt: at('03-13T14:00') })
    await add(server, 'Asked', { status: 'waiting' })
    await add(server, 'Planned', { status: 'scheduled', answerDueAt: at('03-17T16:00') })
    await add(server, 'Driving', { status: 'on_the_way', answerDueAt: at('03-13T15:30') })
    await add(server, 'Fixed', { status: 'resolved', closedAt: at('03-12T15:00') })
    await add(server, 'Long ago', { status: 'closed', closedAt: new Date('2025-11-01T15:00:00Z') })
    await add(server, 'A lot', { isPart: true })
    await add(server, 'A message', { kind: 'message' })
    expect(await requestTitles(server, imani.token)).toEqual(['Late', 'Driving', 'New', 'Planned', 'Asked'])
    expect(await requestTitles(server, imani.token, { tab: 'waiting' })).toEqual(['Asked'])
    expect(await requestTitles(server, imani.token, { tab: 'scheduled' })).toEqual(['Driving', 'Planned'])
    expect(await requestTitles(server, imani.token, { tab: 'overdue' })).toEqual(['Late'])
    expect(await requestTitles(server, imani.token, { tab: 'done' })).toEqual(['Fixed'])
    const { counts } = await listRequests(server, imani.token)
    expect(counts).toEqual({ open: 5, waiting: 1, scheduled: 2, overdue: 1, done: 1 })
  })

  it('is filtered by team, type and assignee', async ({ server }) => {
    await add(server, 'Slow')
    await add(server, 'Meter', { category: 'gasMeter', serviceType: 'meter_noise', assignedTo: imani.person.userId })
    const titles = (filter: Parameters<typeof requestTitles>[2]) => requestTitles(server, imani.token, filter)
    expect(await titles({ category: 'gasMeter' })).toEqual(['Meter'])
    expect(await titles({ service_type: 'slow' })).toEqual(['Slow'])
    expect(await titles({ assignee: 'me' })).toEqual(['Meter'])
    expect(await titles({ assignee: 'unassigned' })).toEqual(['Slow'])
  })

  it('is searched by number, title, customer and address', async ({ server }) => {
    const zoe = await addPerson(server.database.db, { name: { first: 'Zoë', last: 'Quarterman' } })
    await addCase(server, zoe, { title: 'Other', number: 'C-2026-800001' })
    await add(server, 'Humming line', { premiseNumber: maya.account.premiseNumber, number: 'C-2026-800002' })
    const [found] = (await listRequests(server, imani.token, { search: 'hum' })).requests
    const address = found?.street_address ?? ''
    expect(address).not.toBe('')
    expect(await requestTitles(server, imani.token, { search: '800001' })).toEqual(['Other'])
    expect(await requestTitles(server, imani.token, { search: 'HUMMING' })).toEqual(['Humming line'])
    expect(await requestTitles(server, imani.token, { search: address })).toEqual(['Humming line'])
    expect(await requestTitles(server, imani.token, { search: 'zoe quart' })).toEqual(['Other'])
  })

  it.for(['promised', 'newest'] as const)('continues at the cursor, ordered by %s', async (order, { server }) => {
    const promises = ['03-14T10:00', '03-14T10:00', '03-13T10:00', null, null]
    for (const [index, moment] of promises.entries()) {
      const createdAt = at(`03-0${index + 1}T10:00`)
      await add(server, `Request ${index}`, { createdAt, answerDueAt: moment === null ? null : at(moment) })
    }
    const all = await requestTitles(server, imani.token, { order })
    const pages: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await listRequests(server, imani.token, { order, page_size: 2, ...(after && { after }) })
      pages.push(...page.requests.map(({ title }) => title))
      after = page.next
    }
    expect(pages).toEqual(all)
    expect(all).toHaveLength(5)
    expect([all[0], all[4]]).toEqual(order === 'newest' ? ['Request 4', 'Request 0'] : ['Request 2', 'Request 4'])
  })

  it('is for staff with the right to requests', async ({ server }) => {
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.read') })
    for (const token of [maya.token, reader.token]) {
      expect((await server.call(listRequestQueue, { body: {} }, { token })).status).toBe(403)
    }
  })
})

describe('what staff see beside a request', () => {
  it('is its customer, its contact and its assignee', async ({ server }) => {
    const id = await add(server, 'No signal', { assignedTo: imani.person.userId, contactPhone: '2105550177' })
    expect(await fetchWork(server, imani.token, id)).toMatchObject({
      assigned_to: { name: 'Imani Penhallow' },
      customer: { crm_customer_id: maya.person.customerNumber },
      contact: { email: maya.person.email },
      contact_phone: '2105550177',
      cancellation: null,
    })
  })

  it('includes the staff who can work on it', async ({ server }) => {
    const { data } = await server.call(listRequestStaff, {}, { token: imani.token })
    expect(data).toContainEqual({ user_id: imani.person.userId, name: 'Imani Penhallow' })
    expect(data).not.toContainEqual(expect.objectContaining({ user_id: maya.person.userId }))
  })
})
