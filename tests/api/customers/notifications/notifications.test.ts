import { describe, expect } from 'vitest'
import { createAnnouncement, expireAnnouncement } from '#shared/contract/content/announcements'
import { confirmProfileCode, sendProfileCode } from '#shared/contract/customers/profile'
import { changePassword } from '#shared/contract/signIn/security'
import { validateUser } from '#shared/contract/signIn/session'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { dataUsage, gasReadings } from '../../../../server/db/schema/services/usage'
import { liveAnnouncementsJob } from '../../../../server/directory/notifications/producers/announcements.job'
import { unexpectedUsageJob } from '../../../../server/directory/notifications/producers/unexpectedUsage.job'
import { anAnnouncementInput } from '../../../support/data/content/announcements'
import { addSubscriber, choose, type Subscriber, subjectsTo } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { addPerson, password } from '../../../support/data/people'
import { signInStaff } from '../../../support/data/staff'
import { readNewestCode, readNewestMail } from '../../../support/server/outbox'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(testNow))

const addGas = (
  server: TestServer,
  { account }: Subscriber,
  { periodEnd, therms }: { periodEnd: string; therms: number },
) =>
  server.database.db.insert(gasReadings).values({
    serviceAccountId: account.serviceAccountId,
    periodStart: `${periodEnd.slice(0, 7)}-01`,
    periodEnd,
    meterNumber: 'GM-1',
    previousRead: 0,
    currentRead: therms,
    readType: 'actual',
    ccf: therms,
    heatFactor: 1000,
    therms,
    degreeDays: 100,
    amount: 100,
  })

describe('gas usage above the chosen share of the same month last year', () => {
  async function useGas(server: TestServer, { percent, threshold }: { percent: number; threshold: number }) {
    const subscriber = await addSubscriber(server, { serviceType: 'GAS' })
    await choose(server, subscriber, { category: 'usage_alert', channels: ['email'] })
    await choose(server, subscriber, { usage_threshold: threshold })
    await addGas(server, subscriber, { periodEnd: '2025-03-12', therms: 100 })
    await addGas(server, subscriber, { periodEnd: '2026-03-10', therms: percent })
    await server.runScheduled(unexpectedUsageJob)
    await server.runScheduled(unexpectedUsageJob)
    return subjectsTo(server, subscriber)
  }

  it.for([
    {
      percent: 130,
      threshold: 120,
      subjects: [notificationTexts.highUsage({ kind: 'gas', address: '', percent: 130 }).subject],
    },
    { percent: 120, threshold: 120, subjects: [] },
    { percent: 130, threshold: 150, subjects: [] },
  ])(
    'usage of $percent% with a limit of $threshold% sends $subjects',
    async ({ percent, threshold, subjects }, { server }) => {
      expect(await useGas(server, { percent, threshold })).toEqual(subjects)
    },
  )
})

describe('gas usage', () => {
  /** Adds readings of earlier years, the last of this year, and returns what the subscriber was sent. */
  async function useGas(server: TestServer, earlier: [periodEnd: string, therms: number][], therms: number) {
    const subscriber = await addSubscriber(server, { serviceType: 'GAS' })
    await choose(server, subscriber, { category: 'usage_alert', channels: ['email'] })
    for (const [periodEnd, used] of earlier) await addGas(server, subscriber, { periodEnd, therms: used })
    await addGas(server, subscriber, { periodEnd: '2026-03-10', therms })
    await server.runScheduled(unexpectedUsageJob)
    await server.runScheduled(unexpectedUsageJob)
    return subjectsTo(server, subscriber)
  }

  const winter: [string, number][] = [
    ['2025-02-10', 120],
    // One extreme reading must not hide the next.
    ['2025-03-10', 900],
    ['2025-04-10', 80],
  ]
  const unusual = [notificationTexts.unusualUsage({ kind: 'gas', address: '412 Fennick Ave', percent: 200 }).subject]

  it.for<{ title: string; earlier: [string, number][]; therms: number; subjects: string[] }>([
    { title: 'that is twice the median of the season is unusual', earlier: winter, therms: 240, subjects: unusual },
    { title: 'below twice the median is not', earlier: winter, therms: 239, subjects: [] },
    {
      title: 'is not compared with other seasons',
      earlier: [...winter, ['2025-07-10', 10], ['2025-08-10', 10], ['2025-09-10', 10], ['2025-10-10', 10]],
      therms: 200,
      subjects: [],
    },
    { title: 'is not compared with too few periods', earlier: winter.slice(1), therms: 890, subjects: [] },
  ])('$title', async ({ earlier, therms, subjects }, { server }) => {
    expect(await useGas(server, earlier, therms)).toEqual(subjects)
  })

  it('is not announced as high as well if it is unusual', async ({ server }) => {
    expect(
      await useGas(
        server,
        [
          ['2025-02-10', 100],
          ['2025-03-10', 100],
          ['2025-04-10', 100],
        ],
        250,
      ),
    ).toEqual(unusual)
  })
})

describe('data usage above the chosen share of the same month last year', () => {
  it('is announced once in the month, as soon as it is counted', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { category: 'usage_alert', channels: ['email'] })
    const { serviceAccountId } = subscriber.account
    const used = { serviceAccountId, uploadMb: 0 }
    await server.database.db.insert(dataUsage).values([
      { ...used, month: '2025-03', downloadMb: 100_000, countedUntil: '2025-03-31' },
      { ...used, month: '2026-03', downloadMb: 125_000, countedUntil: '2026-03-12' },
    ])
    await server.runScheduled(unexpectedUsageJob)
    await server.runScheduled(unexpectedUsageJob)
    expect(await subjectsTo(server, subscriber)).toEqual([
      notificationTexts.highUsage({ kind: 'data', address: '', percent: 130 }).subject,
    ])
  })
})

describe('data usage', () => {
  it('is announced with advice if it is unusual', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { category: 'usage_alert', channels: ['email'] })
    const { serviceAccountId } = subscriber.account
    await server.database.db.insert(dataUsage).values([
      ...['2025-02', '2025-03', '2025-04'].map((month) => ({
        serviceAccountId,
        month,
        downloadMb: 80_000,
        uploadMb: 20_000,
        countedUntil: `${month}-28`,
      })),
      { serviceAccountId, month: '2026-03', downloadMb: 200_000, uploadMb: 10_000, countedUntil: '2026-03-12' },
    ])
    await server.runScheduled(unexpectedUsageJob)
    const [message] = await readSentTo(server, subscriber.person.email)
    expect(message).toMatchObject({
      category: 'usage_alert',
      subject: notificationTexts.unusualUsage({ kind: 'data', address: '412 Fennick Ave', percent: 200 }).subject,
    })
    expect(message?.body).toContain('110% more data')
    expect(message?.body).toContain('change your Wi-Fi password')
  })
})

describe('an announcement', () => {
  async function publish(server: TestServer, changes: Parameters<typeof anAnnouncementInput>[0]) {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const token = await server.signIn(staff)
    expect((await server.call(createAnnouncement, { body: anAnnouncementInput(changes) }, { token })).status).toBe(200)
    await server.runScheduled(liveAnnouncementsJob)
    await server.runScheduled(liveAnnouncementsJob)
  }

  it.for(['Construction', 'Planned maintenance'] as const)(
    'an announcement of planned work (%s) is emailed once to account holders in its audience',
    async (kind, { server }) => {
      const subscriber = await addSubscriber(server)
      await publish(server, { title: `${kind} on Friday`, kind, state: ['TX'], dismissible: false })
      const sent = await readSentTo(server, subscriber.person.email)
      expect(sent).toMatchObject([{ category: 'planned_work', subject: `${kind} on Friday` }])
      expect(sent[0]?.body).toContain('Read our page (https://example.com/work).')
    },
  )

  it('is not sent if it is ended before its messages are written', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const token = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    const { data } = await server.call(createAnnouncement, { body: anAnnouncementInput() }, { token })
    const { announcement_id, version } = createAnnouncement.response.parse(data)
    await liveAnnouncementsJob.execute(server.services, {}, { stopping: new AbortController().signal })
    await server.call(expireAnnouncement, { body: { announcement_id, version } }, { token })
    expect(await subjectsTo(server, subscriber)).toEqual([])
  })

  it('an announcement of community news is emailed only to those who chose it', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const other = await addSubscriber(server)
    await choose(server, subscriber, { category: 'community_news', channels: ['email', 'sms'] })
    await publish(server, { title: 'Summer party', kind: 'Community event' })
    expect(await subjectsTo(server, subscriber)).toEqual(['Summer party'])
    expect(await readSentTo(server, subscriber.person.phone)).toMatchObject([{ channel: 'sms', status: 'sent' }])
    expect(await subjectsTo(server, other)).toEqual([])
  })

  it('an announcement of an offer is sent once to those who chose offers, and not to those who chose other news', async ({
    server,
  }) => {
    const subscriber = await addSubscriber(server)
    const other = await addSubscriber(server)
    await choose(server, subscriber, { category: 'offers', channels: ['email', 'sms'] })
    await choose(server, other, { category: 'community_news', channels: ['email'] })
    await publish(server, { title: 'Two gigabits for the price of one', kind: 'New offer' })
    expect(await readSentTo(server, subscriber.person.email)).toMatchObject([
      { category: 'offers', channel: 'email', status: 'sent', subject: 'Two gigabits for the price of one' },
    ])
    expect(await readSentTo(server, subscriber.person.phone)).toMatchObject([
      { category: 'offers', channel: 'sms', status: 'sent' },
    ])
    expect(await subjectsTo(server, other)).toEqual([])
    const { body } = await readNewestMail(server, subscriber.person.email)
    expect(body).toContain(`${notificationTexts.unsubscribe}: `)
  })
})

describe('a sign-in', () => {
  const signInWith = (server: TestServer, email: string, userAgent: string) =>
    server.call(validateUser, { body: { email, password } }, { headers: { 'user-agent': userAgent } })
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('a sign-in on a new device is announced, but not the first one and not on a known device', async ({ server }) => {
    const person = await addPerson(server.database.db)
    for (const device of [chrome, chrome, firefox, chrome, firefox]) await signInWith(server, person.email, device)
    const sent = await readSentTo(server, person.email)
    expect(sent).toMatchObject([{ category: 'security', subject: loginEmailTexts.newDevice('', '').subject }])
    expect(sent[0]?.body).toContain('Firefox on Linux')
  })
})

describe('a change of a login', () => {
  it('is sent to its user only, immediately and also as a text message in quiet hours', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const { person, token } = subscriber
    await choose(server, subscriber, { category: 'security', channels: ['email', 'sms'] })
    await choose(server, subscriber, { quiet_from: '09:00', quiet_until: '11:00' })
    const body = { user_email: person.email, old_password: password, new_password: 'Another#2026' }
    expect((await server.call(changePassword, { body }, { token })).status).toBe(200)
    expect(await readSentTo(server, person.email)).toMatchObject([
      { subject: loginEmailTexts.loginChanges.passwordChanged, status: 'sent' },
    ])
    expect(await readSentTo(server, person.phone)).toMatchObject([{ channel: 'sms', status: 'sent' }])
  })

  it('a change of a login by customer care is also sent as a text message to those who chose them', async ({
    server,
  }) => {
    const subscriber = await addSubscriber(server)
    const { person } = subscriber
    await choose(server, subscriber, { category: 'security', channels: ['email', 'sms'] })
    const body = { user_email: person.email, old_password: '', new_password: 'Another#2026' }
    const token = await signInStaff(server)
    expect((await server.call(changePassword, { body }, { token })).status).toBe(200)
    const subject = loginEmailTexts.loginChanges.temporaryPassword
    expect(await readSentTo(server, person.email)).toMatchObject([{ subject, status: 'sent' }])
    expect(await readSentTo(server, person.phone)).toMatchObject([{ channel: 'sms', subject, status: 'sent' }])
  })

  it('is also sent as a text message to those who chose them if it replaces the email address', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const { person, token } = subscriber
    await choose(server, subscriber, { category: 'security', channels: ['email', 'sms'] })
    const email = `new-${person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token })
    const otp = await readNewestCode(server, email)
    await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token })
    const subject = loginEmailTexts.loginChanges.emailChanged
    expect(await readSentTo(server, person.email)).toMatchObject([{ subject, status: 'sent' }])
    expect(await readSentTo(server, person.phone)).toMatchObject([{ channel: 'sms', subject, status: 'sent' }])
    expect((await readSentTo(server, email)).map((message) => message.subject)).toEqual([loginEmailTexts.codeTitle])
  })

  it('has plain marks as a text message, because others would make it cost more', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const { person, token } = subscriber
    await choose(server, subscriber, { category: 'security', channels: ['email', 'sms'] })
    const body = { user_email: person.email, old_password: password, new_password: 'Another#2026' }
    await server.call(changePassword, { body }, { token })
    const [text] = await readSentTo(server, person.phone)
    expect(text?.body).toContain("If this wasn't you")
    expect(text?.body).not.toMatch(/[^ -~\n]/)
  })
})
