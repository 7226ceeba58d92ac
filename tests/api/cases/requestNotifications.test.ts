import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { CaseStatus } from '#shared/cases/cases'
import type { workActions } from '#shared/cases/requestTransitions'
import { rescheduleCase } from '#shared/contract/cases/appointments'
import { reopenCase } from '#shared/contract/cases/cases'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as caseNotificationTexts from '#shared/texts/cases/caseNotifications'
import { cases } from '../../../server/db/schema/cases/cases'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import { completeInput, move, visit } from '../../support/data/cases/requests'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { readJobs } from '../../support/data/jobs'
import { readMessagesTo } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>

it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
})
it.beforeEach(({ server }) => server.setNow(testNow))

describe('the customer', () => {
  const notifiedOf = async (server: TestServer, action: (typeof workActions)[number], status: CaseStatus) => {
    const { person } = await addCustomer(server)
    const number = `C-2026-9${Math.floor(Math.random() * 90_000 + 10_000)}`
    const id = await addCase(server, person, { status, number })
    await move(server, imani.token, { case_id: id, action, seen_status: status, ...completeInput })
    return { id, number, mails: await readMessagesTo(server, person.email) }
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
    const { letter } = caseNotificationTexts.requestChanged[change]({
      number,
      title: '',
      day: '2026-03-17',
      window: '1–3 PM',
    })
    expect(mails.map(({ subject }) => subject)).toEqual([letter.subject])
    expect(mails[0]?.body).toContain(`/serviceTicketView?case=${id}`)
    expect(mails[0]?.body).not.toContain(completeInput.note)
  })

  it('reads within which hours the technician on the way arrives', async ({ server }) => {
    const { person } = await addCustomer(server)
    const appointment = { appointmentOn: '2026-03-13', appointmentWindow: '1-3' } as const
    const id = await addCase(server, person, { status: 'scheduled', ...appointment })
    await move(server, imani.token, { case_id: id, action: 'depart', seen_status: 'scheduled' })
    expect((await readMessagesTo(server, person.email))[0]?.body).toContain('Your arrival window is 1–3 PM.')
  })

  it('is not notified of a visit that was moved if it was canceled right afterwards', async ({ server }) => {
    const { person } = await addCustomer(server)
    const appointment = { appointmentOn: '2026-03-16', appointmentWindow: '1-3' } as const
    const number = 'C-2026-800001'
    const id = await addCase(server, person, { status: 'scheduled', number, ...appointment })
    const body = { case_id: id, ...visit, seen_date: '2026-03-16', seen_window: '1-3' } as const
    expect((await server.call(rescheduleCase, { body }, { token: imani.token })).status).toBe(200)
    await move(server, imani.token, { case_id: id, action: 'cancel', seen_status: 'scheduled', ...completeInput })
    const { letter } = caseNotificationTexts.requestChanged.canceled({ number, title: '', day: '', window: '' })
    expect((await readMessagesTo(server, person.email)).map(({ subject }) => subject)).toEqual([letter.subject])
    expect(await readJobs(server.database, 'notify')).toEqual([])
  })

  it('is not notified after turning off updates about requests', async ({ server }) => {
    const { person, ...customer } = await addCustomer(server)
    await turnOff(server, { person, ...customer }, 'case_update')
    const id = await addCase(server, person)
    await move(server, imani.token, { case_id: id, action: 'start', seen_status: 'received' })
    expect(await readMessagesTo(server, person.email)).toEqual([])
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
      ...completeInput,
      ...appointment,
    })
    expect(answer.status).toBe(200)
    return readSentTo(server, customer.person.email)
  }

  it('is notified of the new time when it is moved', async ({ server }) => {
    const { letter } = caseNotificationTexts.requestChanged.rescheduled({
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
    expect(email?.body).toContain(caseNotificationTexts.visitAddress('412 Fennick Ave'))
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
      expect(sent?.body).toContain(caseNotificationTexts.appointmentCanceledToo(bookedTime))
    },
  )

  it('is notified that it is canceled after turning off updates about requests', async ({ server }) => {
    const { letter } = caseNotificationTexts.appointmentCanceled({ number, title: '', ...bookedTime })
    expect(await sentAfter(server, 'cancel', { off: 'case_update' })).toMatchObject([
      { category: 'appointment', subject: letter.subject },
    ])
  })

  it('is not told that it is canceled once its time is over', async ({ server }) => {
    const sent = await sentAfter(server, 'cancel', { now: '2026-03-16T20:00:00.000Z' })
    expect(sent).toMatchObject([{ category: 'case_update' }])
    expect(sent[0]?.body).not.toContain(caseNotificationTexts.appointmentCanceledToo(bookedTime))
  })

  it('is not told that it is canceled if its request is reopened on the same day', async ({ server }) => {
    const { person } = await addCustomer(server)
    const today = { appointmentOn: '2026-03-13', appointmentWindow: '3-5' } as const
    const case_id = await addCase(server, person, { status: 'scheduled', ...today })
    await move(server, imani.token, { case_id, action: 'finish', seen_status: 'scheduled', ...completeInput })
    const body = { case_id, reason: 'The light is red again.' }
    expect((await server.call(reopenCase, { body }, { token: imani.token })).status).toBe(200)
    const [sent, ...others] = await readSentTo(server, person.email)
    const { letter } = caseNotificationTexts.requestChanged.reopened({ number: '', title: '', day: '', window: '' })
    expect(sent?.subject).toContain(letter.subject.trim())
    const time = { day: '2026-03-13', window: '3–5 PM' }
    expect(sent?.body).not.toContain(caseNotificationTexts.appointmentCanceledToo(time))
    expect(others).toEqual([])
  })
})
