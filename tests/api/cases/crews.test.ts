import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import type { VisitWindow } from '#shared/cases/cases'
import { Crew, createCrew, getDaySheet, listCrews, updateCrew } from '#shared/contract/cases/crews'
import * as crewTexts from '#shared/texts/cases/crews'
import * as communityTexts from '#shared/texts/customers/communities'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { accessAction } from '../../../server/http/customerScope'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addCrew, newArea } from '../../support/data/cases/crews'
import { addStaff } from '../../support/data/cases/queue'
import { move } from '../../support/data/cases/requests'
import { addProperty } from '../../support/data/services/properties'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
  // Brings the community.
  await addProperty(server.database.db, { owner: null, communityId: 'crew-row' })
})

const input = (name: string) => ({
  name,
  categories: ['fiberLine' as const, 'general' as const],
  community_ids: ['crew-row'],
  weekdays: [1 as const, 3 as const],
  windows: ['8-10' as const],
  visits_per_window: 2,
  is_active: true,
})
const create = (server: TestServer, changes: object = {}, { name = 'North', token = staff.token } = {}) =>
  server.call(createCrew, { body: { ...input(name), ...changes } }, { token })
const added = async (server: TestServer, name: string) => Crew.parse((await create(server, {}, { name })).data)
const update = (server: TestServer, crew_id: string, changes: { name: string; version: number; is_active?: boolean }) =>
  server.call(updateCrew, { params: { crew_id }, body: { ...input(''), ...changes } }, { token: staff.token })

describe('crews', () => {
  it('are added, listed by name, and recorded', async ({ server }) => {
    await added(server, 'Zephyr')
    const crew = await added(server, 'Alder')
    expect(crew).toEqual({ ...input('Alder'), crew_id: expect.any(String), version: 1 })
    const { data } = await server.call(listCrews, {}, { token: staff.token })
    const names = listCrews.response.parse(data).map(({ name }) => name)
    expect(names.indexOf('Alder')).toBeLessThan(names.indexOf('Zephyr'))
    const recorded = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, 'crew.created')))
    expect(recorded).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ name: 'Alder', weekdays: '1, 3', visits: 2 }) }),
    )
  })

  it('have unique names, and are not duplicated by a repeated request', async ({ server }) => {
    const first = await added(server, 'Once')
    expect((await create(server, {}, { name: 'Once' })).data).toEqual(first)
    const taken = { status: 409, fields: { name: crewTexts.crewNameTaken } }
    expect(await create(server, { visits_per_window: 3 }, { name: 'Once' })).toMatchObject(taken)
    const other = await added(server, 'Other')
    expect(await update(server, other.crew_id, { name: 'Once', version: 1 })).toMatchObject(taken)
  })

  it('can be changed only on the basis of their current version', async ({ server }) => {
    const { crew_id } = await added(server, 'South')
    const changed = await update(server, crew_id, { name: 'South', version: 1, is_active: false })
    expect(changed.data).toMatchObject({ is_active: false, version: 2 })
    expect(await update(server, crew_id, { name: 'South', version: 1 })).toMatchObject({
      status: 409,
      messages: [crewTexts.crewEditConflict],
    })
  })

  it.for([
    ['community_ids', ['nowhere'], communityTexts.unknownCommunity],
    ['weekdays', [], crewTexts.weekdayMissing],
    ['visits_per_window', 21, crewTexts.visitsOutOfRange],
  ] as const)('reject invalid %s', async ([field, value, text], { server }) => {
    expect(await create(server, { [field]: value })).toMatchObject({ status: 400, fields: { [field]: text } })
  })

  it('are read-only for staff who may only read requests, and unknown to customers', async ({ server }) => {
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.write') })
    expect((await server.call(listCrews, {}, { token: reader.token })).status).toBe(200)
    expect((await create(server, {}, reader)).status).toBe(403)
    const { token } = await addCustomer(server)
    expect((await server.call(listCrews, {}, { token })).status).toBe(403)
  })
})

describe('the day sheet of a crew', () => {
  it('lists its visits by time and address with what the crew needs, and records who read it', async ({ server }) => {
    const area = newArea()
    const crewId = await addCrew(server, area, { visitsPerWindow: 2 })
    const { person } = await addCustomer(server)
    const day = '2026-03-17'
    const add = async (window: VisitWindow, streetAddress: string, options: Parameters<typeof addCase>[2] = {}) => {
      const premiseNumber = await addProperty(server.database.db, { owner: null, communityId: area, streetAddress })
      const case_id = await addCase(server, person, { premiseNumber, ...options })
      const seen_status = 'received'
      await move(server, staff.token, { case_id, action: 'schedule', seen_status, date: day, window })
      return case_id
    }
    await add('1-3', '9 Harrow Ln')
    await add('8-10', '412 Fennick Ave')
    const first = await add('8-10', '98 Fennick Ave', { contactPhone: '5125550142' })
    const { data } = await server.call(getDaySheet, { query: { crew_id: crewId, day } }, { token: staff.token })
    const visits = getDaySheet.response.parse(data)
    expect(visits.map(({ window, addresses }) => [window, ...addresses])).toEqual([
      ['8-10', '98 Fennick Ave, Quillmere'],
      ['8-10', '412 Fennick Ave, Quillmere'],
      ['1-3', '9 Harrow Ln, Quillmere'],
    ])
    expect(visits[0]).toMatchObject({
      case_id: first,
      category: 'fiberLine',
      status: 'scheduled',
      is_confirmed: false,
      phone: '5125550142',
      description: 'Half the speed since Monday.',
    })
    const accesses = await server.database.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.customerNumber, person.customerNumber), eq(auditRecords.action, accessAction)))
    expect(accesses).toEqual([{ details: { what: 'day sheet' } }])
  })
})
