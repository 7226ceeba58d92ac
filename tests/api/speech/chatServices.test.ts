import { describe, expect } from 'vitest'
import { listOpenCases } from '#shared/contract/cases/cases'
import { countWaiting } from '#shared/contract/cases/messages'
import { listServicePlans } from '#shared/contract/services/plans'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import * as chatRequestTexts from '#shared/texts/speech/chatRequests'
import * as chatServiceTexts from '#shared/texts/speech/chatServices'
import { announcements } from '../../../server/db/schema/content/announcements'
import { gasReadings } from '../../../server/db/schema/services/usage'
import { addCase, addComments } from '../../support/data/cases/cases'
import { addAccount, addPerson } from '../../support/data/people'
import { addCatalog, addSubscription } from '../../support/data/services/plans'
import { addChatUser, addHousehold } from '../../support/data/speech/chat'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
  const { db } = server.database
  await addAccount(db, (await addPerson(db)).customerNumber)
  await addCatalog(db)
})

describe('requests and messages in the chat', () => {
  it('are counted over all of the customer’s, as on the dashboard', async ({ server }) => {
    const { person, askQuestion, token, gas } = await addHousehold(server)
    await addCase(server, person, { serviceAccountId: gas.serviceAccountId, status: 'waiting' })
    await addCase(server, person)
    for (const status of ['received', 'closed'] as const) await addCase(server, person, { status })
    const tile = { tab: 'open', sort: 'updated', page_number: 1, page_size: 3 } as const
    const { data } = await server.call(listOpenCases, { body: tile }, { token })
    expect(data).toMatchObject({ counts: { open: 3, waiting: 1 } })
    for (const question of ['Do I have open requests?', 'any open tickets', 'how many service requests do I have']) {
      const { text, links } = await askQuestion(question)
      expect(text[0]).toBe(chatRequestTexts.openRequestsWaiting('own', 3, 1))
      expect(text[1]).toContain(caseTexts.waitingLabels.own)
      expect(links).toHaveLength(4)
      expect(links.at(-1)).toEqual({ label: commonTexts.serviceRequests, path: '/serviceTicket' })
    }
  })

  it('include the next visits, soonest first', async ({ server }) => {
    const { person, textTo } = await addChatUser(server)
    expect(await textTo('when is the technician coming')).toEqual([chatRequestTexts.noVisit.own])
    await addCase(server, person, { appointmentOn: '2026-03-20', appointmentWindow: '1-3' })
    await addCase(server, person, { appointmentOn: '2026-03-18', appointmentWindow: '8-10' })
    await addCase(server, person, { appointmentOn: '2026-03-01', appointmentWindow: '8-10' })
    expect((await textTo('when is the technician coming'))[0]).toContain('is on March 18, 2026, 8–10 AM')
  })

  it('are counted as in the menu while they are unread', async ({ server }) => {
    const { person, token, askQuestion } = await addChatUser(server)
    expect((await askQuestion('Do I have any new messages')).text).toEqual([chatAnswerTexts.unread(0)])
    for (const body of ['One', 'Two']) {
      await addComments(server, await addCase(server, person, { kind: 'message' }), { bodies: [body] })
    }
    expect((await server.call(countWaiting, {}, { token })).data).toMatchObject({ unread_messages: 2 })
    expect(await askQuestion('any new messages?')).toMatchObject({
      text: [chatAnswerTexts.unread(2)],
      links: [{ path: '/messageCenter' }],
    })
  })
})

describe('the services in the chat', () => {
  it('include the plan with its add-ons, at the price on the dashboard', async ({ server }) => {
    const { token, account, textTo } = await addChatUser(server)
    expect(await textTo('Which plan do I have?')).toEqual([
      chatAccountTexts.serviceHeading('Fiber', '412 Fennick Ave'),
      chatServiceTexts.noPlan,
    ])
    await addSubscription(server.database.db, account, 'GIG-1000')
    await addSubscription(server.database.db, account, 'ADD-EXTENDERS')
    const body = { crm_service_account_id: [account.serviceAccountId] }
    const { data } = await server.call(listServicePlans, { body }, { token })
    expect(data).toMatchObject([{ plan: { price: { monthly: 80 } }, addons: [{ price: { monthly: 12 } }] }])
    for (const question of ['What plan am I on', 'how much is my internet', 'what do I pay for internet']) {
      expect((await textTo(question))[1]).toBe(
        chatServiceTexts.hasPlan('own', {
          name: 'GIG-1000',
          measure: '1 Gbps up and down',
          addOns: ['ADD-EXTENDERS'],
          monthlyTotal: 92_00,
        }),
      )
    }
    expect(await textTo('how much is my tv')).toEqual([chatAccountTexts.noSuchService('own', 'TV')])
  })

  it('include the latest usage of the gas account even if fiber is selected', async ({ server }) => {
    const { textTo, gas } = await addHousehold(server)
    await server.database.db.insert(gasReadings).values({
      serviceAccountId: gas.serviceAccountId,
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      meterNumber: 'GM-1',
      previousRead: 1,
      currentRead: 112,
      readType: 'estimated',
      ccf: 111,
      heatFactor: 1043,
      therms: 116,
      degreeDays: 850,
      amount: 14_407,
    })
    for (const question of [
      'how many therms did I use last month',
      'how much gas did I use',
      'what was my gas usage',
    ]) {
      expect((await textTo(question)).slice(0, 2)).toContainEqual(
        expect.stringContaining('usage was 116 therms (111 CCF), for $144.07. The reading is estimated.'),
      )
    }
  })

  it('include an outage that is announced there, and none announced elsewhere', async ({ server }) => {
    const { db } = server.database
    const { textTo } = await addChatUser(server)
    const everywhere = { states: [], cities: [], zips: [], communities: [], serviceTypes: [], userTypes: [] }
    const outage = { body: 'Text', kind: 'Outage', severity: 'urgent', priority: 5, ...everywhere } as const
    const startsAt = new Date(Date.parse(testNow) - 3_600_000)
    await db.insert(announcements).values({ ...outage, startsAt, title: 'Elsewhere', cities: ['Dunmarrow'] })
    for (const question of ['Is there an outage?', 'any outages near me', 'is the internet down?']) {
      expect((await textTo(question))[0]).toBe(chatServiceTexts.noOutage('412 Fennick Ave'))
    }
    await db.insert(announcements).values({ ...outage, startsAt, title: 'A cable was cut', cities: ['Quillmere'] })
    expect(await textTo('Is there an outage?')).toEqual([
      chatServiceTexts.outage('412 Fennick Ave'),
      chatServiceTexts.announcementLine('Outage', 'A cable was cut'),
    ])
    await db.delete(announcements)
  })

  it('include their numbers, address and people', async ({ server }) => {
    const { account, textTo } = await addChatUser(server)
    expect(await textTo('What is my account number')).toEqual([
      chatAccountTexts.accountNumbers({
        service: 'Fiber',
        address: '412 Fennick Ave',
        billingAccount: account.billingAccountNumber,
        serviceAccount: account.serviceAccountNumber,
      }),
    ])
    expect(await textTo('what is my address')).toEqual([
      chatAccountTexts.serviceAddress.own,
      '412 Fennick Ave, Quillmere, TX 00141',
    ])
    expect(await textTo('who are my authorized users')).toEqual([
      chatAccountTexts.peopleCount('own', 1),
      chatAccountTexts.personLine({
        name: 'Ada Quill',
        level: peopleTexts.levelLabels.holder,
        isSelf: true,
        isInvited: false,
      }),
    ])
  })

  it('include whether autopay is on, also of another service', async ({ server }) => {
    const { textTo, gas } = await addHousehold(server)
    expect(await textTo('is autopay on')).toEqual([
      chatAccountTexts.serviceHeading('Fiber', '412 Fennick Ave'),
      chatAccountTexts.autopayIsOff,
    ])
    expect((await textTo('is autopay on for gas'))[0]).toBe(
      chatAccountTexts.autopayLineOff(chatAccountTexts.accountName('Gas', '412 Fennick Ave', gas.billingAccountNumber)),
    )
  })
})
