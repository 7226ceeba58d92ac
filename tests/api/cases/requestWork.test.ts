import { and, asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import { type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import { requestTransitions, workActions } from '#shared/cases/requestTransitions'
import { rescheduleCase } from '#shared/contract/cases/appointments'
import { createCancelRequest, getCase, listCancelCases, reopenCase } from '#shared/contract/cases/cases'
import { createCaseComment, listComments } from '#shared/contract/cases/messages'
import { assignRequest, decideCancellation } from '#shared/contract/cases/requestQueue'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as requestWorkTexts from '#shared/texts/cases/requestWork'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { auditRecords } from '../../../server/db/schema/auditRecords'
import { cases } from '../../../server/db/schema/cases'
import { outboxMessages } from '../../../server/db/schema/outboxMessages'
import { closeRequestsJob } from '../../../server/features/requestQueue/closeRequests.job'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { fetchWork, findRequest, move } from '../../support/data/cases/requests'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { readJobs } from '../../support/data/jobs'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
let maya: Awaited<ReturnType<typeof addCustomer>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
  maya = await addCustomer(server)
})
it.beforeEach(({ server }) => server.setNow(testNow))

const add = (server: TestServer, status: CaseStatus, options: Parameters<typeof addCase>[2] = {}) =>
  addCase(server, maya.person, { status, ...options })

const visit = { date: '2026-03-17', window: '1-3' } as const
const complete = { note: 'We replaced the connector.', ...visit }

const assign = (server: TestServer, id: string, to: string | null, { seen = null as string | null, by = imani } = {}) =>
  server.call(assignRequest, { body: { case_id: id, user_id: to, seen_user_id: seen } }, { token: by.token })

const historyOf = async (server: TestServer, id: string) => {
  const { data } = await server.call(getCase, { query: { case_id: id } }, { token: maya.token })
  return getCase.response.parse(data)
}

async function mailsTo(server: TestServer, recipient: string) {
  await server.finishJobs()
  return server.database.db
    .select({ subject: outboxMessages.subject, body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(asc(outboxMessages.createdAt))
}

describe('assigning a request', () => {
  it('shows the customer that someone has taken it, without a notification', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const id = await addCase(server, person)
    expect((await assign(server, id, imani.person.userId)).status).toBe(200)
    const { data } = await server.call(getCase, { query: { case_id: id } }, { token })
    expect(data).toMatchObject({ status: 'assigned', is_unread: false, events: [{}, { status: 'assigned' }] })
    expect(await mailsTo(server, person.email)).toEqual([])
    const [record] = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'case.assigned'), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(record).toMatchObject({ userId: imani.person.userId, details: { to: imani.person.userId } })
  })

  it('names the first agent if two take it at the same time', async ({ server }) => {
    const id = await add(server, 'received')
    const answers = await Promise.all([
      assign(server, id, imani.person.userId),
      assign(server, id, percy.person.userId, { by: percy }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const holder = (await fetchWork(server, imani.token, id)).assigned_to?.name ?? ''
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([requestWorkTexts.takenConflict(holder)])
  })

  it('is rejected for someone who can’t work on requests', async ({ server }) => {
    const id = await add(server, 'received')
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.write') })
    for (const userId of [maya.person.userId, reader.person.userId]) {
      expect(await assign(server, id, userId)).toMatchObject({
        status: 400,
        fields: { user_id: requestWorkTexts.cannotBeAssigned },
      })
    }
    expect((await assign(server, id, null, { by: reader })).status).toBe(403)
  })
})

describe('working on a request', () => {
  it.for(workActions)(
    'the action %s moves a request to the status of the table, or is refused',
    async (action, { server }) => {
      const transition = requestTransitions.find((candidate) => candidate.action === action)
      for (const status of [transition?.from[0] ?? 'received', 'resolved', 'cancelled'] as const) {
        const id = await add(server, status)
        const answer = await move(server, imani.token, { case_id: id, action, seen_status: status, ...complete })
        expect([status, answer.status]).toEqual([status, isFinishedCase(status) ? 409 : 200])
        expect((await findRequest(server, id)).status).toBe(isFinishedCase(status) ? status : transition?.to)
      }
    },
  )

  it('is refused to customers, and to staff who may only read', async ({ server }) => {
    const id = await add(server, 'received')
    const reader = await addStaff(server, { rights: rights.filter((right) => right !== 'SERVICETICKET.write') })
    for (const { token } of [maya, reader]) {
      const answer = await move(server, token, { case_id: id, action: 'start', seen_status: 'received' })
      expect(answer.status).toBe(403)
    }
  })

  it('lets only the first of two agents move a request', async ({ server }) => {
    const id = await add(server, 'in_progress')
    const answers = await Promise.all([
      move(server, imani.token, { case_id: id, action: 'finish', seen_status: 'in_progress', note: 'Replaced it.' }),
      move(server, percy.token, { case_id: id, action: 'ask', seen_status: 'in_progress', note: 'Which room?' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const changedPattern = new RegExp(`^${requestWorkTexts.statusConflict('.+')}$`)
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([expect.stringMatching(changedPattern)])
    expect((await historyOf(server, id)).events).toHaveLength(2)
  })

  it.for([
    ['schedule', { window: '1-3' }, 'date'],
    ['schedule', { date: '2026-03-17' }, 'window'],
    ['schedule', { date: '2026-03-21', window: '1-3' }, 'date'],
    ['ask', {}, 'note'],
    ['finish', { note: '  ' }, 'note'],
    ['cancel', {}, 'note'],
  ] as const)('the action %s needs more than %j', async ([action, input, field], { server }) => {
    const id = await add(server, 'in_progress')
    const answer = await move(server, imani.token, { case_id: id, action, seen_status: 'in_progress', ...input })
    expect(answer).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
    expect((await findRequest(server, id)).status).toBe('in_progress')
  })

  it('promises the end of the appointment', async ({ server }) => {
    const id = await add(server, 'received')
    await move(server, imani.token, { case_id: id, action: 'schedule', seen_status: 'received', ...visit })
    expect(await historyOf(server, id)).toMatchObject({ status: 'scheduled', appointment: visit })
    // 3 PM in Chicago.
    expect((await fetchWork(server, imani.token, id)).promised_by).toBe('2026-03-17T20:00:00.000Z')
  })

  it('assigns an unassigned request to the agent, and leaves that of a colleague', async ({ server }) => {
    const [free, taken] = [
      await add(server, 'received'),
      await add(server, 'assigned', { assignedTo: percy.person.userId }),
    ]
    await move(server, imani.token, { case_id: free, action: 'start', seen_status: 'received' })
    await move(server, imani.token, { case_id: taken, action: 'start', seen_status: 'assigned' })
    expect((await findRequest(server, free)).assignedTo).toBe(imani.person.userId)
    expect((await findRequest(server, taken)).assignedTo).toBe(percy.person.userId)
  })

  it('asks in a comment, whose answer resumes the request with a new promise in office hours', async ({ server }) => {
    const id = await add(server, 'scheduled', { appointmentOn: '2026-03-17', appointmentWindow: '1-3' })
    await move(server, imani.token, { case_id: id, action: 'ask', seen_status: 'scheduled', note: 'Which room?' })
    const { data } = await server.call(
      listComments,
      { query: { crm_contact_id: maya.person.contactId, case_id: id } },
      { token: maya.token },
    )
    expect(data).toMatchObject({ comments: [{ comments: 'Which room?', user_name: 'Imani Penhallow' }] })
    expect(await findRequest(server, id)).toMatchObject({ status: 'waiting', answerDueAt: null, appointmentOn: null })
    await server.call(createCaseComment, { body: { case_id: id, comment: 'The study.' } }, { token: maya.token })
    const row = await findRequest(server, id)
    // The next business day after Friday, March 13, is Monday.
    expect([row.status, row.answerDueAt?.toISOString().slice(0, 10)]).toEqual(['in_progress', '2026-03-16'])
  })

  it('takes the lots of a bulk request along', async ({ server }) => {
    const parentId = await add(server, 'received')
    const lot = await add(server, 'received', { parentId, isPart: true })
    const done = await add(server, 'closed', { parentId, isPart: true })
    await move(server, imani.token, { case_id: parentId, action: 'schedule', seen_status: 'received', ...visit })
    expect(await findRequest(server, lot)).toMatchObject({ status: 'scheduled', appointmentOn: visit.date })
    expect((await findRequest(server, done)).status).toBe('closed')
  })

  it('leaves a note about the work that the customer reads, and the request can be reopened', async ({ server }) => {
    const id = await add(server, 'on_the_way')
    server.setNow('2026-03-13T15:01:00.000Z')
    await move(server, imani.token, {
      case_id: id,
      action: 'finish',
      seen_status: 'on_the_way',
      note: 'New connector.',
    })
    const done = await historyOf(server, id)
    expect(done).toMatchObject({ status: 'resolved', reopen_until: '2026-03-27T15:01:00.000Z' })
    expect(done.events.at(-1)).toMatchObject({ status: 'resolved', note: 'New connector.' })
    await server.call(reopenCase, { body: { case_id: id, reason: 'Red again.' } }, { token: maya.token })
    expect((await fetchWork(server, imani.token, id)).promised_by).toMatch(/^2026-03-16/)
  })
})

describe('the customer', () => {
  const notifiedOf = async (server: TestServer, action: (typeof workActions)[number], status: CaseStatus) => {
    const { person } = await addCustomer(server)
    const number = `C-2026-9${Math.floor(Math.random() * 90_000 + 10_000)}`
    const id = await addCase(server, person, { status, number })
    await move(server, imani.token, { case_id: id, action, seen_status: status, ...complete })
    return { id, number, mails: await mailsTo(server, person.email) }
  }

  it.for([
    ['start', 'received', 'started'],
    ['schedule', 'received', 'scheduled'],
    ['depart', 'scheduled', 'departed'],
    ['ask', 'in_progress', 'asked'],
    ['finish', 'in_progress', 'finished'],
    ['cancel', 'in_progress', 'canceled'],
  ] as const)('is notified of %s, once and without the note', async ([action, status, change], { server }) => {
    const { id, number, mails } = await notifiedOf(server, action, status)
    const { letter } = notificationTexts.requestChanged[change]({
      number,
      title: '',
      day: '2026-03-17',
      window: '1–3 PM',
    })
    expect(mails.map(({ subject }) => subject)).toEqual([letter.subject])
    expect(mails[0]?.body).toContain(`/serviceTicketView?case=${id}`)
    expect(mails[0]?.body).not.toContain(complete.note)
  })

  it('reads within which hours the technician on the way arrives', async ({ server }) => {
    const { person } = await addCustomer(server)
    const appointment = { appointmentOn: '2026-03-13', appointmentWindow: '1-3' } as const
    const id = await addCase(server, person, { status: 'scheduled', ...appointment })
    await move(server, imani.token, { case_id: id, action: 'depart', seen_status: 'scheduled' })
    expect((await mailsTo(server, person.email))[0]?.body).toContain('Your arrival window is 1–3 PM.')
  })

  it('is not notified of a visit that was moved if it was canceled right afterwards', async ({ server }) => {
    const { person } = await addCustomer(server)
    const appointment = { appointmentOn: '2026-03-16', appointmentWindow: '1-3' } as const
    const number = 'C-2026-800001'
    const id = await addCase(server, person, { status: 'scheduled', number, ...appointment })
    const body = { case_id: id, ...visit, seen_date: '2026-03-16', seen_window: '1-3' } as const
    expect((await server.call(rescheduleCase, { body }, { token: imani.token })).status).toBe(200)
    await move(server, imani.token, { case_id: id, action: 'cancel', seen_status: 'scheduled', ...complete })
    const { letter } = notificationTexts.requestChanged.canceled({ number, title: '', day: '', window: '' })
    expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([letter.subject])
    expect(await readJobs(server.database, 'notify')).toEqual([])
  })

  it('is not notified after turning off updates about requests', async ({ server }) => {
    const { person, ...customer } = await addCustomer(server)
    await turnOff(server, { person, ...customer }, 'case_update')
    const id = await addCase(server, person)
    await move(server, imani.token, { case_id: id, action: 'start', seen_status: 'received' })
    expect(await mailsTo(server, person.email)).toEqual([])
  })
})

async function turnOff(
  server: TestServer,
  { person, account, token }: Awaited<ReturnType<typeof addCustomer>>,
  category: 'case_update' | 'appointment',
) {
  const body = { billing_group_id: account.billingGroupId, contact_id: person.contactId, category, channels: [] }
  expect((await server.call(updateCommunicationPreferences, { body }, { token })).status).toBe(200)
}

describe('the customer of a visit', () => {
  const booked = { appointmentOn: '2026-03-16', appointmentWindow: '1-3' } as const
  const bookedTime = { day: '2026-03-16', window: '1–3 PM' }
  const number = 'C-2026-800002'

  /** Adds a customer with a visit, and lets staff work on its request. Returns what the customer was sent. */
  async function sentAfter(
    server: TestServer,
    action: (typeof workActions)[number],
    { off, now = testNow }: { off?: 'case_update' | 'appointment'; now?: string } = {},
  ) {
    const customer = await addCustomer(server)
    if (off) await turnOff(server, customer, off)
    const id = await addCase(server, customer.person, { status: 'scheduled', ...booked })
    server.setNow(now)
    const appointment = { seen_date: booked.appointmentOn, seen_window: booked.appointmentWindow }
    const answer = await move(server, await server.signIn(imani.person), {
      case_id: id,
      action,
      seen_status: 'scheduled',
      ...complete,
      ...appointment,
    })
    expect(answer.status).toBe(200)
    return readSentTo(server, customer.person.email)
  }

  it('is notified of the new time when it is moved', async ({ server }) => {
    const { letter } = notificationTexts.requestChanged.rescheduled({
      number,
      title: '',
      day: '2026-03-17',
      window: '1–3 PM',
    })
    expect(await sentAfter(server, 'schedule')).toMatchObject([{ category: 'appointment', subject: letter.subject }])
  })

  it('reads in the email at which address it is', async ({ server }) => {
    const customer = await addCustomer(server)
    const id = await addCase(server, customer.person, { status: 'scheduled', ...booked })
    const { db } = server.database
    await db.update(cases).set({ serviceAccountId: customer.account.serviceAccountId }).where(eq(cases.id, id))
    const token = await server.signIn(imani.person)
    await move(server, token, { case_id: id, action: 'depart', seen_status: 'scheduled' })
    const [email] = await readSentTo(server, customer.person.email)
    expect(email?.body).toContain(notificationTexts.visitAddress('412 Fennick Ave'))
  })

  it('is notified of the technician under the same choice', async ({ server }) => {
    expect(await sentAfter(server, 'depart')).toMatchObject([{ category: 'appointment' }])
    expect(await sentAfter(server, 'depart', { off: 'appointment' })).toEqual([])
  })

  it.for(['ask', 'finish', 'cancel'] as const)(
    'reads in the message about %s that it is canceled',
    async (action, { server }) => {
      const [sent, ...others] = await sentAfter(server, action)
      expect(others).toEqual([])
      expect(sent?.category).toBe('case_update')
      expect(sent?.body).toContain(notificationTexts.appointmentCanceledToo(bookedTime))
    },
  )

  it('is notified that it is canceled after turning off updates about requests', async ({ server }) => {
    const { letter } = notificationTexts.appointmentCanceled({ number, title: '', ...bookedTime })
    expect(await sentAfter(server, 'cancel', { off: 'case_update' })).toMatchObject([
      { category: 'appointment', subject: letter.subject },
    ])
  })

  it('is not told that it is canceled once its time is over', async ({ server }) => {
    const sent = await sentAfter(server, 'cancel', { now: '2026-03-16T20:00:00.000Z' })
    expect(sent).toMatchObject([{ category: 'case_update' }])
    expect(sent[0]?.body).not.toContain(notificationTexts.appointmentCanceledToo(bookedTime))
  })

  it('is not told that it is canceled if its request is reopened on the same day', async ({ server }) => {
    const { person } = await addCustomer(server)
    const today = { appointmentOn: '2026-03-13', appointmentWindow: '3-5' } as const
    const case_id = await addCase(server, person, { status: 'scheduled', ...today })
    await move(server, imani.token, { case_id, action: 'finish', seen_status: 'scheduled', ...complete })
    const body = { case_id, reason: 'The light is red again.' }
    expect((await server.call(reopenCase, { body }, { token: imani.token })).status).toBe(200)
    const [sent, ...others] = await readSentTo(server, person.email)
    const { letter } = notificationTexts.requestChanged.reopened({ number: '', title: '', day: '', window: '' })
    expect(sent?.subject).toContain(letter.subject.trim())
    const time = { day: '2026-03-13', window: '3–5 PM' }
    expect(sent?.body).not.toContain(notificationTexts.appointmentCanceledToo(time))
    expect(others).toEqual([])
  })
})

describe('a cancellation that the customer requested', () => {
  async function requested(server: TestServer) {
    const { person, token } = await addCustomer(server)
    const case_id = await addCase(server, person, { status: 'scheduled' })
    await server.call(createCancelRequest, { body: { case_id, reason: 'solved', comment: 'It works.' } }, { token })
    return { case_id, person, token }
  }
  const subjectOf = async (server: TestServer, case_id: string, change: 'canceled' | 'cancellationRefused') => {
    const { number } = await findRequest(server, case_id)
    return notificationTexts.requestChanged[change]({ number, title: '', day: '', window: '' }).letter.subject
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
    expect(await mailsTo(server, person.email)).toMatchObject([
      { subject: await subjectOf(server, case_id, 'canceled') },
    ])
  })

  it('leaves the request as it is when staff refuse it with a reason', async ({ server }) => {
    const { case_id, person, token } = await requested(server)
    expect(await decide(server, case_id, false)).toMatchObject({
      status: 400,
      fields: { reason: requestWorkTexts.reasonMissing },
    })
    server.setNow('2026-03-13T15:01:00.000Z')
    expect((await decide(server, case_id, false, 'The crew is already there.')).status).toBe(200)
    const { data } = await server.call(getCase, { query: { case_id } }, { token })
    const { status, cancel_requested, events } = getCase.response.parse(data)
    expect([status, cancel_requested]).toEqual(['scheduled', false])
    expect(events.at(-1)).toMatchObject({ kind: 'cancel_refused', note: 'The crew is already there.' })
    const subject = await subjectOf(server, case_id, 'cancellationRefused')
    expect(await mailsTo(server, person.email)).toMatchObject([{ subject }])
  })

  it('is decided once', async ({ server }) => {
    const { case_id } = await requested(server)
    const answers = await Promise.all([decide(server, case_id, true), decide(server, case_id, false, 'Too late.')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([requestWorkTexts.alreadyDecided])
  })

  it('ends when the work is done anyway', async ({ server }) => {
    const { case_id } = await requested(server)
    await move(server, imani.token, { case_id, action: 'finish', seen_status: 'scheduled', note: 'Done.' })
    expect((await fetchWork(server, imani.token, case_id)).cancellation).toBeNull()
  })
})

describe('the job that closes requests', () => {
  it('closes those that were done fourteen days ago, and no others', async ({ server }) => {
    const [old, recent] = [
      await add(server, 'resolved', { closedAt: new Date('2026-02-27T14:59:00Z') }),
      await add(server, 'resolved', { closedAt: new Date('2026-02-27T15:01:00Z') }),
    ]
    await server.runScheduled(closeRequestsJob)
    expect((await findRequest(server, recent)).status).toBe('resolved')
    const { status, events } = await historyOf(server, old)
    expect([status, events.at(-1)?.note]).toEqual(['closed', requestWorkTexts.closedAutomatically])
  })
})
