import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listServiceSubtypes, listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { createServiceRequest, getCase, listOpenCases, reopenCase } from '#shared/contract/cases/cases'
import { countWaiting, createMessage, markRead } from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import * as openingHourTexts from '#shared/texts/openingHours'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { cases } from '../../../server/db/schema/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { ownerRights } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const slow = {
  service_type: 'slow',
  service_subtype: 'slow_wired',
  description: 'Half the speed since Monday.',
  answers: [
    { code: 'speed', answer: '300' },
    { code: 'since', answer: 'A few days ago' },
  ],
}

describe('the catalog of requests', () => {
  const codes = async (server: TestServer, token: string, user_type_code?: 'BUILDER') => {
    const { data } = await server.call(listServiceTypes, { query: user_type_code ? { user_type_code } : {} }, { token })
    return (data as { service_type: string }[]).map(({ service_type }) => service_type)
  }

  it('depends on the type of user', async ({ server }) => {
    const [resident, builder] = [await addCustomer(server), await addCustomer(server, { userType: 'BUILDER' })]
    expect(await codes(server, resident.token)).not.toContain('construction')
    expect(await codes(server, builder.token)).toContain('construction')
  })

  it('contains for customers only their own type', async ({ server }) => {
    const { token } = await addCustomer(server)
    expect(await codes(server, token, 'BUILDER')).not.toContain('construction')
  })

  it('says which service each type requires', async ({ server }) => {
    const { token } = await addCustomer(server)
    const { data } = await server.call(listServiceTypes, { query: {} }, { token })
    expect(data).toContainEqual(expect.objectContaining({ service_type: 'tv', services: ['TV'] }))
    expect(data).toContainEqual(expect.objectContaining({ service_type: 'voice', services: ['VOIP'] }))
    expect(data).toContainEqual(expect.objectContaining({ service_type: 'slow', services: [] }))
  })

  it('contains the questions of each type', async ({ server }) => {
    const { token } = await addCustomer(server)
    const { data } = await server.call(listServiceSubtypes, { query: {} }, { token })
    expect(data).toContainEqual({
      service_subtype: 'slow_evening',
      service_type: 'slow',
      category: 'fiberLine',
      label: 'Slow in the evening only',
      questions: [
        {
          code: 'since',
          label: 'When did it start?',
          kind: 'choice',
          options: ['Just now', 'Earlier today', 'A few days ago', 'More than a week ago'],
          is_required: true,
        },
      ],
      needs_visit: false,
      response_time: 'within one business day',
    })
  })
})

describe('a new service request', () => {
  it('returns its number and its response time, and leaves a record', async ({ server }) => {
    const { person, account, token } = await addCustomer(server)
    const body = {
      ...slow,
      crm_contact_id: person.contactId,
      crm_premise_id: account.premiseNumber,
      crm_service_account_id: account.serviceAccountId,
      checks: [{ question: 'Restarted?', answer: 'Yes' }],
      contact_window: 'evening' as const,
    }
    const { data } = await server.call(createServiceRequest, { body }, { token })
    // It is Friday at 10 am. A working day has ten office hours, two of which fall on Monday.
    const expected = { case_no: expect.stringMatching(/^C-2026-\d{6}$/), expected_by: '2026-03-16T15:00:00.000Z' }
    expect(data).toEqual({ case_id: expect.any(String), ...expected })
    const { case_id } = data as { case_id: string }
    const opened = await server.call(getCase, { query: { case_id } }, { token })
    expect(opened.data).toEqual({
      case_id,
      case_no: expected.case_no,
      kind: 'request',
      contact_id: person.contactId,
      contact_name: 'Ada Quill',
      category: 'fiberLine',
      service_type: 'slow',
      service_subtype: 'slow_wired',
      title: 'Slow internet: Slow over a wired connection',
      description: slow.description,
      status: 'received',
      street_address: '412 Fennick Ave',
      crm_premise_id: account.premiseNumber,
      crm_service_account_id: account.serviceAccountId,
      created_date: testNow,
      updated_date: testNow,
      appointment: null,
      preferred: null,
      is_appointment_confirmed: false,
      contact_window: 'evening',
      comment_count: 0,
      is_unread: false,
      cancel_requested: false,
      parent_case_id: null,
      is_part: false,
      parts: [],
      answers: [
        { question: 'What speed did you measure?', answer: '300' },
        { question: 'When did it start?', answer: 'A few days ago' },
        { question: 'Restarted?', answer: 'Yes' },
      ],
      expected_by: expected.expected_by,
      closed_date: null,
      reopen_until: null,
      rating: null,
      rating_comment: '',
      events: [
        {
          event_id: expect.any(String),
          kind: 'status',
          status: 'received',
          note: '',
          created_date: testNow,
          user_name: 'Ada Quill',
          user_type: 'CUSTOMER',
        },
      ],
      attachments: [],
    })
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(expect.objectContaining({ action: 'case.created' }))
  })

  it.for([
    [{ answers: [] }, { 'answers.speed': caseTexts.unanswered.text, 'answers.since': caseTexts.unanswered.choice }],
    [{ answers: [slow.answers[0], { code: 'since', answer: 'Never' }] }, { 'answers.since': caseTexts.answerMissing }],
    [
      { service_type: 'billing', service_subtype: 'refund', answers: [], description: '  ' },
      { description: 'Description is required' },
    ],
    [{ service_type: 'construction', service_subtype: 'conduit' }, { service_subtype: caseTexts.unknownType }],
    [
      {
        service_type: 'no_service',
        service_subtype: 'ont_red',
        answers: [
          { code: 'ont_light', answer: 'Green, steady' },
          { code: 'since', answer: 'Just now' },
        ],
      },
      { 'answers.ont_light': caseTexts.answerMissing },
    ],
    [{ preferred_date: '2026-03-14' }, { preferred_date: caseTexts.chooseAWorkday }],
    [{ preferred_date: '2026-03-13' }, { preferred_date: caseTexts.dayTooEarly }],
  ] as const)('a new service request with %j is rejected by field', async ([change, fields], { server }) => {
    const { token } = await addCustomer(server)
    const answer = await server.call(createServiceRequest, { body: { ...slow, ...change } as never }, { token })
    expect(answer).toMatchObject({ status: 400, fields })
  })

  it('a new service request to move is about all services of the address, and its answers are enough', async ({
    server,
  }) => {
    const { account, token } = await addCustomer(server)
    const body = {
      service_type: 'moving',
      service_subtype: 'move',
      crm_premise_id: account.premiseNumber,
      description: ' ',
      answers: [
        { code: 'new_address', answer: '77 Mill Road' },
        { code: 'requested_date', answer: '2026-04-01' },
      ],
    }
    const { data } = await server.call(createServiceRequest, { body }, { token })
    const { case_id } = data as { case_id: string }
    expect((await server.call(getCase, { query: { case_id } }, { token })).data).toMatchObject({
      crm_premise_id: account.premiseNumber,
      crm_service_account_id: null,
      street_address: '412 Fennick Ave',
      description: '',
      answers: [{ answer: '77 Mill Road' }, { answer: '2026-04-01' }],
    })
  })

  it('a new service request before a holiday promises no response or appointment on it', async ({ server }) => {
    // The Friday before Memorial Day, at 10 am.
    server.setNow('2026-05-22T15:00:00.000Z')
    const { token } = await addCustomer(server)
    const send = (preferred_date: string) =>
      server.call(createServiceRequest, { body: { ...slow, preferred_date } }, { token })
    const onHoliday = await send('2026-05-25')
    const after = await send('2026-05-26')
    server.setNow(testNow)
    expect(onHoliday.fields).toEqual({ preferred_date: expect.stringContaining(openingHourTexts.memorialDay) })
    expect(after.data).toMatchObject({ expected_by: '2026-05-26T15:00:00.000Z' })
  })

  it('is created once if it is sent twice with one key', async ({ server }) => {
    const { token } = await addCustomer(server)
    const options = { token, idempotencyKey: 'one-click-02' }
    const first = await server.call(createServiceRequest, { body: slow }, options)
    expect((await server.call(createServiceRequest, { body: slow }, options)).data).toEqual(first.data)
  })

  it('a new service request with the key of another request or of a message is rejected', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const options = { token, idempotencyKey: 'one-click-03' }
    await server.call(createServiceRequest, { body: slow }, options)
    const other = { ...slow, description: 'None at all.' }
    expect((await server.call(createServiceRequest, { body: other }, options)).status).toBe(422)
    const message = { title: 'A question', description: slow.description, crm_contact_id: person.contactId }
    expect((await server.call(createMessage, { body: message }, options)).status).toBe(422)
  })

  it('requires the right to write requests', async ({ server }) => {
    const { token } = await addCustomer(server, { rights: ['SERVICETICKET.read'] })
    expect((await server.call(createServiceRequest, { body: slow }, { token })).status).toBe(403)
  })

  it('a new service request by staff names the contact whom it is for', async ({ server }) => {
    const [{ person }, staff] = [await addCustomer(server), await addCustomer(server, { userType: 'CENTRIC' })]
    const without = await server.call(createServiceRequest, { body: slow }, { token: staff.token })
    expect(without).toMatchObject({ status: 400, fields: { crm_contact_id: expect.any(String) } })
    const body = { ...slow, crm_contact_id: person.contactId }
    const { data } = await server.call(createServiceRequest, { body }, { token: staff.token })
    const [row] = await server.database.db
      .select()
      .from(cases)
      .where(eq(cases.id, (data as { case_id: string }).case_id))
    expect(row).toMatchObject({ customerNumber: person.customerNumber, contactId: person.contactId })
  })
})

describe('the list of service requests', () => {
  it('has tabs, with requests that wait for the customer first, then the latest changed', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const older = await addCase(server, person, { createdAt: new Date('2026-03-01T10:00:00Z') })
    const newer = await addCase(server, person, {
      status: 'scheduled',
      appointmentOn: '2026-03-18',
      appointmentWindow: '8-10',
    })
    const waiting = await addCase(server, person, {
      status: 'waiting',
      createdAt: new Date('2026-02-01T10:00:00Z'),
    })
    await addCase(server, person, { status: 'resolved' })
    await addCase(server, person, { status: 'cancelled' })
    await addCase(server, person, { kind: 'message' })
    const { data } = await server.call(listOpenCases, { body: {} }, { token })
    expect(data).toMatchObject({
      cases: [
        { case_id: waiting },
        { case_id: newer, appointment: { date: '2026-03-18', window: '8-10' } },
        { case_id: older },
      ],
      total_count: 3,
      counts: { open: 3, waiting: 1, closed: 1, cancelled: 1 },
    })
  })

  it('counts as many waiting requests as the menu, whether they were read or not', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, { status: 'waiting' })
    await addCase(server, person, { status: 'waiting', isPart: true })
    await addCase(server, person, { kind: 'message', status: 'waiting' })
    await server.call(markRead, { body: { case_id } }, { token })
    const { data: list } = await server.call(listOpenCases, { body: {} }, { token })
    const { data: menu } = await server.call(countWaiting, {}, { token })
    expect([list, menu]).toMatchObject([{ counts: { waiting: 1 } }, { waiting_requests: 1 }])
  })

  it('the list in the order of the last change puts a request that waits for the customer no higher than its own change', async ({
    server,
  }) => {
    const { person, token } = await addCustomer(server)
    const older = await addCase(server, person, { status: 'waiting', createdAt: new Date('2026-02-01T10:00:00Z') })
    const newer = await addCase(server, person, { createdAt: new Date('2026-03-01T10:00:00Z') })
    const { data } = await server.call(listOpenCases, { body: { sort: 'updated' } }, { token })
    expect(data).toMatchObject({ cases: [{ case_id: newer }, { case_id: older }] })
  })

  it('is filtered by service account, category, words and days', async ({ server }) => {
    const { person, account, token } = await addCustomer(server)
    const expected = await addCase(server, person, {
      serviceAccountId: account.serviceAccountId,
      category: 'gasMeter',
      title: 'Meter reading',
      createdAt: new Date('2026-02-10T10:00:00Z'),
    })
    await addCase(server, person)
    for (const body of [
      { crm_service_account_id: [account.serviceAccountId] },
      { category: ['gasMeter' as const, 'gasLine' as const] },
      { search: 'METER' },
      { from: '2026-02-10', to: '2026-02-10' },
    ]) {
      const { data } = await server.call(listOpenCases, { body }, { token })
      expect(data, JSON.stringify(body)).toMatchObject({ cases: [{ case_id: expected }], total_count: 1 })
    }
  })

  it('requires a customer from staff', async ({ server }) => {
    const { token } = await addCustomer(server, { userType: 'CENTRIC' })
    expect((await server.call(listOpenCases, { body: {} }, { token })).status).toBe(400)
  })

  it('excludes requests of other customers', async ({ server }) => {
    const { person } = await addCustomer(server)
    const stranger = await addCustomer(server)
    const query = { case_id: await addCase(server, person) }
    expect((await server.call(getCase, { query }, { token: stranger.token })).status).toBe(404)
  })

  it('shows authorized users what they may only read', async ({ server }) => {
    const { person, token } = await addCustomer(server, {
      rights: ownerRights.filter((right) => right !== 'SERVICETICKET.write'),
    })
    const case_id = await addCase(server, person)
    expect((await server.call(getCase, { query: { case_id } }, { token })).status).toBe(200)
    const body = { case_id, reason: 'Still slow.' }
    expect((await server.call(reopenCase, { body }, { token })).status).toBe(403)
  })
})
