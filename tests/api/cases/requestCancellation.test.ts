import { describe, expect } from 'vitest'
import { createCancelRequest, getCase, listCancelCases } from '#shared/contract/cases/cases'
import { decideCancellation } from '#shared/contract/cases/requestQueue'
import * as caseNotificationTexts from '#shared/texts/cases/caseNotifications'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { fetchWork, findRequest, move } from '../../support/data/cases/requests'
import { readMessagesTo } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
})
it.beforeEach(({ server }) => server.setNow(testNow))

describe('a cancellation that the customer requested', () => {
  async function requested(server: TestServer) {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, { status: 'scheduled' })
    await server.call(createCancelRequest, { body: { case_id, reason: 'solved', comment: 'It works.' } }, { token })
    return { case_id, person, token }
  }
  const subjectOf = async (server: TestServer, case_id: string, change: 'canceled' | 'cancellationRefused') => {
    const { number } = await findRequest(server, case_id)
    return caseNotificationTexts.requestChanged[change]({ number, title: '', day: '', window: '' }).letter.subject
  }
  const decide = (server: TestServer, case_id: string, is_accepted: boolean, reason = '') =>
    server.call(decideCancellation, { body: { case_id, is_accepted, reason } }, { token: imani.token })

  it('is shown to staff with its reason', async ({ server }) => {
    const { case_id } = await requested(server)
    expect(await fetchWork(server, imani.token, case_id)).toMatchObject({
      cancellation: { reason: 'solved', comment: 'It works.' },
    })
  })

  it('cancels the request when staff accept it', async ({ server }) => {
    const { case_id, person, token } = await requested(server)
    expect((await decide(server, case_id, true)).status).toBe(200)
    expect(await findRequest(server, case_id)).toMatchObject({ status: 'cancelled' })
    expect((await server.call(listCancelCases, { body: {} }, { token })).data).toMatchObject({
      cases: [{ status: 'closed' }],
    })
    expect(await readMessagesTo(server, person.email)).toMatchObject([
      { subject: await subjectOf(server, case_id, 'canceled') },
    ])
  })

  it('leaves the request as it is when staff refuse it with a reason', async ({ server }) => {
    const { case_id, person, token } = await requested(server)
    expect(await decide(server, case_id, false)).toMatchObject({
      status: 400,
      fields: { reason: requestQueueTexts.reasonMissing },
    })
    server.setNow('2026-03-13T15:01:00.000Z')
    expect((await decide(server, case_id, false, 'The crew is already there.')).status).toBe(200)
    const { data } = await server.call(getCase, { query: { case_id } }, { token })
    const { status, cancel_requested, events } = getCase.response.parse(data)
    expect([status, cancel_requested]).toEqual(['scheduled', false])
    expect(events.at(-1)).toMatchObject({ kind: 'cancel_refused', note: 'The crew is already there.' })
    const subject = await subjectOf(server, case_id, 'cancellationRefused')
    expect(await readMessagesTo(server, person.email)).toMatchObject([{ subject }])
  })

  it('is decided once', async ({ server }) => {
    const { case_id } = await requested(server)
    const answers = await Promise.all([decide(server, case_id, true), decide(server, case_id, false, 'Too late.')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([requestQueueTexts.alreadyDecided])
  })

  it('ends when the work is done anyway', async ({ server }) => {
    const { case_id } = await requested(server)
    await move(server, imani.token, { case_id, action: 'finish', seen_status: 'scheduled', note: 'Done.' })
    expect((await fetchWork(server, imani.token, case_id)).cancellation).toBeNull()
  })
})
