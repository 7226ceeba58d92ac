import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createCancelRequest, getCase, listCancelCases, rateCase, reopenCase } from '#shared/contract/cases/cases'
import { cases } from '../../../server/db/schema/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const statusOf = async (server: TestServer, id: string) => {
  const [row] = await server.database.db.select().from(cases).where(eq(cases.id, id))
  return row?.status
}

describe('canceling a request', () => {
  const reason = { reason: 'solved', comment: 'It works again.' } as const

  it('takes effect immediately for a request that is not planned yet', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person)
    const { data } = await server.call(createCancelRequest, { body: { case_id, ...reason } }, { token })
    expect(data).toMatchObject({ status: 'cancelled' })
    expect(await statusOf(server, case_id)).toBe('cancelled')
    const listed = await server.call(listCancelCases, { body: {} }, { token })
    expect(listed.data).toMatchObject({ cases: [{ kind: 'cancel', parent_case_id: case_id, status: 'closed' }] })
  })

  it('asks customer care once for a planned request', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, { status: 'scheduled' })
    // Later than the case itself, because the history is sorted by time.
    server.setNow('2026-03-13T15:01:00.000Z')
    const first = await server.call(createCancelRequest, { body: { case_id, ...reason } }, { token })
    expect(first.data).toMatchObject({ status: 'scheduled' })
    const opened = await server.call(getCase, { query: { case_id } }, { token })
    expect(opened.data).toMatchObject({ cancel_requested: true, events: [{}, { kind: 'cancel_requested' }] })
    expect((await server.call(createCancelRequest, { body: { case_id, ...reason } }, { token })).status).toBe(409)
    server.setNow(testNow)
  })

  it('is rejected for a request that has ended', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, { status: 'closed' })
    expect((await server.call(createCancelRequest, { body: { case_id, ...reason } }, { token })).status).toBe(409)
  })
})

describe('a request that has ended', () => {
  const closed = (day: string) => ({ status: 'closed' as const, closedAt: new Date(`${day}T15:00:01Z`) })
  const reopen = (server: TestServer, case_id: string, token: string) =>
    server.call(reopenCase, { body: { case_id, reason: 'It is back.' } }, { token })

  it('can be reopened for fourteen days', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, closed('2026-02-27'))
    expect((await reopen(server, case_id, token)).status).toBe(200)
    expect(await statusOf(server, case_id)).toBe('received')
  })

  it('cannot be reopened afterwards', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const answer = await reopen(server, await addCase(server, person, closed('2026-02-26')), token)
    expect(answer).toMatchObject({ status: 409, messages: [expect.stringContaining('follow-up')] })
  })

  it('can be rated', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, closed('2026-03-01'))
    await server.call(rateCase, { body: { case_id, rating: 4, comment: 'Quick.' } }, { token })
    const opened = await server.call(getCase, { query: { case_id } }, { token })
    expect(opened.data).toMatchObject({ rating: 4, rating_comment: 'Quick.' })
  })

  it('cannot be rated while it is open', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const body = { case_id: await addCase(server, person), rating: 4 }
    expect((await server.call(rateCase, { body }, { token })).status).toBe(409)
  })
})
