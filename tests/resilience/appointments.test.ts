import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { visitWindows } from '#shared/cases/cases'
import { rescheduleCase } from '#shared/contract/cases/appointments'
import { isWorkday } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import { crewVisits } from '../../server/db/schema/cases/crews'
import { addCustomer } from '../support/data/cases/cases'
import { addCrew, addRequestIn, fetchSlots, newArea } from '../support/data/cases/crews'
import { findRequest } from '../support/data/cases/requests'
import { createCaller } from '../support/server/processes'
import { it } from '../support/server/processTest'

const nextWorkday = (day: string): string => (isWorkday(day) ? day : nextWorkday(addDays(day, 1)))

describe('two customers who move many visits to one time through two server processes', () => {
  it('get it as often as the crew can come, and are offered other times', async ({ server, startPortal }) => {
    const inDays = (days: number): string => nextWorkday(addDays(server.services.clock.today(), days))
    const before = { date: inDays(10), window: visitWindows[0] }
    const preferred = { date: inDays(3), window: visitWindows[2] }
    const scheduled = { status: 'scheduled', appointmentOn: before.date, appointmentWindow: before.window } as const
    const area = newArea()
    const crewId = await addCrew(server, area, { visitsPerWindow: 3 })
    const customerAt = async () => {
      const [portal, { person, token }] = await Promise.all([startPortal(), addCustomer(server)])
      const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addRequestIn(server, person, { area, ...scheduled })))
      return { token, ids, call: createCaller(portal, token) }
    }
    const customers = await Promise.all([customerAt(), customerAt()])
    const moves = customers.flatMap(({ token, ids, call }) => ids.map((id) => ({ token, id, call })))
    const answers = await Promise.all(
      moves.map(async ({ call, ...move }) => ({
        ...move,
        ...(await call(rescheduleCase.path, {
          case_id: move.id,
          ...preferred,
          seen_date: before.date,
          seen_window: before.window,
        })),
      })),
    )
    const refusals = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(refusals).toHaveLength(9)
    const booked = await server.database.db.select().from(crewVisits).where(eq(crewVisits.crewId, crewId))
    expect(booked.map(({ visitOn, seat }) => [visitOn, seat])).toEqual(
      expect.arrayContaining([1, 2, 3].map((seat) => [preferred.date, seat])),
    )
    const [refused] = refusals
    expect(refused?.messages).toEqual([appointmentTexts.visitTaken])
    expect(await findRequest(server, refused?.id ?? '')).toMatchObject({ appointmentOn: before.date })
    const { slots } = await fetchSlots(server, refused?.token ?? '', refused?.id ?? '')
    expect(slots[0]).toEqual({ date: inDays(1), window: visitWindows[0] })
    expect(slots).not.toContainEqual(preferred)
  })
})
