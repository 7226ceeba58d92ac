import { describe, expect } from 'vitest'
import type { VisitWindow } from '#shared/cases/cases'
import { confirmAppointment, rescheduleCase } from '#shared/contract/cases/appointments'
import { type Appointment, createCancelRequest, getCase } from '#shared/contract/cases/cases'
import { decideCancellation } from '#shared/contract/cases/requestQueue'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addCrew, addRequestIn, fetchSlots, newArea } from '../../support/data/cases/crews'
import { addStaff } from '../../support/data/cases/queue'
import { fetchWork, findRequest, move } from '../../support/data/cases/requests'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let maya: Awaited<ReturnType<typeof addCustomer>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server)
  maya = await addCustomer(server)
})
it.beforeEach(({ server }) => server.setNow(testNow))

/** Today is Friday, March 13. */
const monday = { date: '2026-03-16', window: '8-10' } as const
const tuesday = { date: '2026-03-17', window: '1-3' } as const

const seenOf = ({ date, window }: Appointment) => ({ seen_date: date, seen_window: window })

const schedule = (server: TestServer, case_id: string, slot: Appointment, seen: Appointment | null = null) =>
  move(server, imani.token, {
    case_id,
    action: 'schedule',
    seen_status: seen ? 'scheduled' : 'received',
    ...(seen && seenOf(seen)),
    ...slot,
  })

const reschedule = (
  server: TestServer,
  case_id: string,
  { to, seen, by = maya.token }: { to: Appointment; seen: Appointment; by?: string },
) => server.call(rescheduleCase, { body: { case_id, ...to, ...seenOf(seen) } }, { token: by })

const confirm = (server: TestServer, case_id: string, seen: Appointment) =>
  server.call(confirmAppointment, { body: { case_id, ...seenOf(seen) } }, { token: maya.token })

const detailsOf = async (server: TestServer, case_id: string) => {
  const { data } = await server.call(getCase, { query: { case_id } }, { token: maya.token })
  return getCase.response.parse(data)
}

const isOffered = async (server: TestServer, caseId: string, slot: Appointment): Promise<boolean> =>
  (await fetchSlots(server, maya.token, caseId)).slots.some(
    ({ date, window }) => date === slot.date && window === slot.window,
  )

/** Adds an area with a crew and a request, which is scheduled for Monday at 8. */
async function scheduled(server: TestServer) {
  const area = newArea()
  const id = await addRequestIn(server, maya.person, { area })
  await addCrew(server, area)
  await schedule(server, id, monday)
  return { area, id }
}

describe('the times that are offered for a visit', () => {
  it('are those of the crews for the area and the work, for two weeks', async ({ server }) => {
    const area = newArea()
    const id = await addRequestIn(server, maya.person, { area })
    await addCrew(server, area, { weekdays: [2, 4], windows: ['1-3'] })
    await addCrew(server, area, { categories: ['gasMeter'] })
    await addCrew(server, area, { isActive: false })
    await addCrew(server, newArea())
    const at = (date: string) => ({ date, window: '1-3' })
    expect(await fetchSlots(server, maya.token, id)).toEqual({
      is_covered: true,
      slots: ['2026-03-17', '2026-03-19', '2026-03-24', '2026-03-26'].map(at),
    })
  })

  it('are none where no crew comes, and staff schedule any business day', async ({ server }) => {
    const id = await addRequestIn(server, maya.person, { area: newArea() })
    expect(await fetchSlots(server, imani.token, id)).toEqual({ is_covered: false, slots: [] })
    expect((await schedule(server, id, monday)).status).toBe(200)
  })
})

describe('a scheduled visit', () => {
  it('books a crew, so that another request is refused the same time and stays as it is', async ({ server }) => {
    const { area, id } = await scheduled(server)
    expect((await fetchWork(server, imani.token, id)).crew_name).toMatch(/^Crew/)
    const other = await addRequestIn(server, maya.person, { area })
    expect(await isOffered(server, other, monday)).toBe(false)
    expect(await schedule(server, other, monday)).toMatchObject({
      status: 409,
      messages: [appointmentTexts.visitTaken],
    })
    expect(await findRequest(server, other)).toMatchObject({ status: 'received', appointmentOn: null })
  })

  it('goes to the crew that is free, if several cover the request', async ({ server }) => {
    const { area } = await scheduled(server)
    const crew = await addCrew(server, area, { name: 'The second crew' })
    const other = await addRequestIn(server, maya.person, { area })
    await schedule(server, other, monday)
    expect((await fetchWork(server, imani.token, other)).crew_name, crew).toBe('The second crew')
  })

  it.for(['ask', 'cancel', 'finish'] as const)('gives its time back by %s', async (action, { server }) => {
    const { area, id } = await scheduled(server)
    const other = await addRequestIn(server, maya.person, { area })
    await move(server, imani.token, { case_id: id, action, seen_status: 'scheduled', note: 'Not needed anymore.' })
    expect(await isOffered(server, other, monday)).toBe(true)
  })

  it('gives its time back when staff accept that the customer cancels it', async ({ server }) => {
    const { area, id } = await scheduled(server)
    const other = await addRequestIn(server, maya.person, { area })
    await server.call(createCancelRequest, { body: { case_id: id, reason: 'solved' } }, { token: maya.token })
    expect(await isOffered(server, other, monday)).toBe(false)
    await server.call(
      decideCancellation,
      { body: { case_id: id, is_accepted: true, reason: '' } },
      { token: imani.token },
    )
    expect(await isOffered(server, other, monday)).toBe(true)
  })

  it('the scheduled visit of a bulk request is one visit for all lots', async ({ server }) => {
    const area = newArea()
    const parentId = await addCase(server, maya.person)
    const lot = await addRequestIn(server, maya.person, { area, parentId, isPart: true })
    await addCrew(server, area)
    expect((await schedule(server, parentId, monday)).status).toBe(200)
    expect((await fetchWork(server, imani.token, parentId)).crew_name).toMatch(/^Crew/)
    expect(await findRequest(server, lot)).toMatchObject({ status: 'scheduled', appointmentOn: monday.date })
  })

  it('is moved by the first of two agents, and the other learns of the new time', async ({ server }) => {
    const { id } = await scheduled(server)
    const wednesday = { date: '2026-03-18', window: '3-5' as VisitWindow }
    const answers = await Promise.all([schedule(server, id, tuesday, monday), schedule(server, id, wednesday, monday)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { appointment } = await detailsOf(server, id)
    expect(appointment).toEqual(answers[0]?.status === 200 ? tuesday : wednesday)
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([
      appointmentTexts.visitMoved(appointment ?? monday),
    ])
  })
})

describe('a customer’s own visit', () => {
  it('can be moved to a free time, and leaves its previous one to others', async ({ server }) => {
    const { area, id } = await scheduled(server)
    const other = await addRequestIn(server, maya.person, { area })
    expect((await reschedule(server, id, { to: tuesday, seen: monday })).status).toBe(200)
    expect(await detailsOf(server, id)).toMatchObject({ status: 'scheduled', appointment: tuesday })
    expect([await isOffered(server, other, monday), await isOffered(server, other, tuesday)]).toEqual([true, false])
  })

  it('stays where it is if the new time is taken, and keeps its own time among those offered', async ({ server }) => {
    const { area, id } = await scheduled(server)
    const other = await addRequestIn(server, maya.person, { area })
    await schedule(server, other, tuesday)
    expect(await reschedule(server, id, { to: tuesday, seen: monday })).toMatchObject({
      status: 409,
      messages: [appointmentTexts.visitTaken],
    })
    expect((await detailsOf(server, id)).appointment).toEqual(monday)
    expect(await isOffered(server, id, monday)).toBe(true)
  })

  it('can’t be moved to a day without visits, or once staff moved it', async ({ server }) => {
    const { id } = await scheduled(server)
    expect(await reschedule(server, id, { to: { date: '2026-03-21', window: '8-10' }, seen: monday })).toMatchObject({
      status: 400,
      fields: { date: caseTexts.chooseAWorkday },
    })
    expect(await reschedule(server, id, { to: monday, seen: tuesday })).toMatchObject({
      status: 409,
      messages: [appointmentTexts.visitMoved(monday)],
    })
  })

  it('can be confirmed, until it is moved again', async ({ server }) => {
    const { id } = await scheduled(server)
    server.setNow('2026-03-13T15:01:00.000Z')
    expect((await confirm(server, id, monday)).status).toBe(200)
    const confirmed = await detailsOf(server, id)
    expect([confirmed.is_appointment_confirmed, confirmed.events.at(-1)?.kind]).toEqual([true, 'appointment_confirmed'])
    await reschedule(server, id, { to: tuesday, seen: monday })
    expect((await detailsOf(server, id)).is_appointment_confirmed).toBe(false)
  })

  it('can’t be moved or confirmed on its day, except by staff', async ({ server }) => {
    const today = { date: '2026-03-13', window: '3-5' } as const
    const id = await addRequestIn(server, maya.person, {
      area: newArea(),
      status: 'scheduled',
      appointmentOn: today.date,
      appointmentWindow: today.window,
    })
    const tooLate = { status: 409, messages: [appointmentTexts.visitIsToday] }
    expect(await confirm(server, id, today)).toMatchObject(tooLate)
    expect(await reschedule(server, id, { to: tuesday, seen: today })).toMatchObject(tooLate)
    expect((await schedule(server, id, tuesday, today)).status).toBe(200)
  })
})
