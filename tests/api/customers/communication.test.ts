import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  addCommunicationContact,
  confirmContactCode,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  updateCommunicationAddress,
  updateCommunicationContact,
  updateCommunicationPreferences,
} from '#shared/contract/customers/communication'
import type { NotificationCategory } from '#shared/customers/notifications'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as sessionTexts from '#shared/texts/signIn/session'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { addAccount, addPerson, ownerRights } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { readNewestCode } from '../../support/server/outbox'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function addOwner(server: TestServer, rights?: string[]) {
  const { db } = server.database
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber)
  return { person, account, group: account.billingGroupId, token: await server.signIn(person) }
}

const jonas = { first_name: 'Jonas', last_name: 'Quill', relation: 'Partner', email: '', phone: '(210) 555-0199' }
const Added = z.object({ contact_id: z.string() })

const add = async (server: TestServer, { group, token }: { group: string; token: string }, changes: object = {}) =>
  server.call(addCommunicationContact, { body: { billing_group_id: group, ...jonas, ...changes } }, { token })

/** `reason` is a sentence; without it, the text is the beginning of the one with it. */
const cannotTurnOffEmail = (category: NotificationCategory, reason = ''): string =>
  communicationTexts.cannotTurnOff({
    channel: notificationTexts.channelNames.email,
    category: notificationTexts.categoryLabels[category],
    reason,
  })

describe('communication contacts', () => {
  it('are added, listed with the account holder first, and changed', async ({ server }) => {
    const owner = await addOwner(server)
    const { group, token, person } = owner
    const added = await add(server, owner)
    expect(added.messages).toEqual([communicationTexts.contactAdded])
    const contact = {
      contact_id: expect.stringMatching(/^003[A-Za-z0-9]{15}$/),
      first_name: 'Jonas',
      last_name: 'Quill',
      relation: 'Partner',
      email: '',
      email_verified: false,
      email_undeliverable: false,
      phone: '2105550199',
      phone_verified: false,
      phone_stopped: false,
      signs_in: false,
      is_holder: false,
    }
    expect(added.data).toEqual(contact)
    const list = await server.call(getCommunicationContacts, { query: { billing_group_id: group } }, { token })
    expect(list.data).toMatchObject([{ contact_id: person.contactId, signs_in: true, is_holder: true }, contact])

    const { contact_id } = Added.parse(added.data)
    const changed = await server.call(
      updateCommunicationContact,
      { query: { contact_id }, body: { ...jonas, email: 'jonas@example.com' } },
      { token },
    )
    expect(changed.messages).toEqual([communicationTexts.contactUpdated])
    expect(changed.data).toMatchObject({ email: 'jonas@example.com', email_verified: false })
  })

  it('are rejected by field', async ({ server }) => {
    const owner = await addOwner(server)
    expect((await add(server, owner, { first_name: ' ' })).fields).toEqual({ first_name: 'First name is required' })
    expect(Object.keys((await add(server, owner, { email: 'jonas@' })).fields)).toEqual(['email'])
    expect(Object.keys((await add(server, owner, { phone: '555' })).fields)).toEqual(['phone'])
  })

  it('contacts with a user keep their address, which only the user can change', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const body = { ...jonas, phone: person.phone, email: 'other@example.com' }
    const answer = await server.call(
      updateCommunicationContact,
      { query: { contact_id: person.contactId }, body },
      { token },
    )
    expect(answer).toMatchObject({ status: 400, fields: { email: communicationTexts.theirSignInAddress } })
  })

  it('contacts with a user keep their number, also from staff, because codes are sent to it', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const { email, phone, contactId } = person
    const staff = await signInStaff(server)
    const query = { contact_id: contactId }
    const fields = { phone: communicationTexts.phoneIsTheirs }
    const body = { ...jonas, email }
    for (const by of [token, staff]) {
      const answer = await server.call(updateCommunicationContact, { query, body }, { token: by })
      expect(answer).toMatchObject({ status: 400, fields })
    }
    const changed = await server.call(updateCommunicationContact, { query, body: { ...body, phone } }, { token })
    expect(changed.data).toMatchObject({ first_name: 'Jonas', phone })
  })

  it("are not the provider's own people", async ({ server }) => {
    const { db } = server.database
    const [staff, colleague] = await Promise.all([
      addPerson(db, { userType: 'CENTRIC' }),
      addPerson(db, { userType: 'CENTRIC' }),
    ])
    const query = { contact_id: colleague.contactId }
    const body = { ...jonas, email: colleague.email, phone: colleague.phone }
    const answer = await server.call(updateCommunicationContact, { query, body }, { token: await server.signIn(staff) })
    expect(answer.status).toBe(404)
  })

  it('require the right to change them', async ({ server }) => {
    const owner = await addOwner(
      server,
      ownerRights.filter((right) => right !== 'MANAGECONTACT.write'),
    )
    expect((await add(server, owner)).status).toBe(403)
  })

  it('are verified by a code to the address on file, which a change invalidates', async ({ server }) => {
    const owner = await addOwner(server)
    const { token } = owner
    const { contact_id } = Added.parse((await add(server, owner, { phone: '2105550188' })).data)
    await server.call(sendContactCode, { body: { contact_id, channel: 'phone' } }, { token })
    const otp = await readNewestCode(server, '2105550188')
    const confirm = (typed: string) =>
      server.call(confirmContactCode, { body: { contact_id, channel: 'phone', otp: typed } }, { token })
    const wrong = otp === '000000' ? '000001' : '000000'
    expect(await confirm(wrong)).toMatchObject({ status: 400, fields: { otp: sessionTexts.codeWrong } })
    expect((await confirm(otp)).data).toMatchObject({ phone_verified: true, email_verified: false })
    expect((await confirm(otp)).status).toBe(400)
    const changed = await server.call(updateCommunicationContact, { query: { contact_id }, body: jonas }, { token })
    expect(changed.data).toMatchObject({ phone: '2105550199', phone_verified: false })
  })
})

describe('communication preferences', () => {
  const read = (server: TestServer, { group, token }: { group: string; token: string }) =>
    server.call(getCommunicationPreferences, { query: { billing_group_id: group } }, { token })
  const change = (server: TestServer, { group, token }: { group: string; token: string }, changes: object) =>
    server.call(updateCommunicationPreferences, { body: { billing_group_id: group, ...changes } }, { token })
  const Read = z.object({
    contacts: z.array(
      z.object({ channels: z.array(z.object({ category: z.string(), channels: z.array(z.string()) })) }),
    ),
  })
  const channelsOf = (data: unknown, category: string) =>
    Read.parse(data).contacts[0]?.channels.find((row) => row.category === category)?.channels

  it('have defaults: email for what matters, nothing that requires consent', async ({ server }) => {
    const { data } = await read(server, await addOwner(server))
    expect(data).toMatchObject({
      paperless: false,
      available_channels: ['email', 'sms'],
      contacts: [{ quiet_from: '21:00', quiet_until: '08:00', days_before_due: 3 }],
    })
    expect(channelsOf(data, 'outage')).toEqual(['email'])
    expect(channelsOf(data, 'bill_ready')).toEqual(['email'])
    expect(channelsOf(data, 'past_due')).toEqual(['email'])
    expect(channelsOf(data, 'offers')).toEqual([])
  })

  it('are saved row by row, also if two rows are saved at the same time', async ({ server }) => {
    const owner = await addOwner(server)
    const contact_id = owner.person.contactId
    const answers = await Promise.all([
      change(server, owner, { contact_id, category: 'case_update', channels: [] }),
      change(server, owner, { contact_id, category: 'payment_due', channels: [] }),
      change(server, owner, { contact_id, quiet_from: '21:00', quiet_until: '08:00' }),
      change(server, owner, { paperless: true }),
    ])
    expect(answers.map(({ messages }) => messages)).toEqual(answers.map(() => [communicationTexts.preferencesUpdated]))
    const { data } = await read(server, owner)
    expect(channelsOf(data, 'case_update')).toEqual([])
    expect(channelsOf(data, 'payment_due')).toEqual([])
    expect(data).toMatchObject({ paperless: true, contacts: [{ quiet_from: '21:00', quiet_until: '08:00' }] })
  })

  it('keep the email about a new bill on while billing is paperless', async ({ server }) => {
    const owner = await addOwner(server)
    const noBills = { contact_id: owner.person.contactId, category: 'bill_ready', channels: [] }
    await change(server, owner, noBills)
    const { data } = await change(server, owner, { paperless: true })
    expect(channelsOf(data, 'bill_ready')).toEqual(['email'])
    const answer = await change(server, owner, noBills)
    expect(answer.status).toBe(400)
    expect(answer.fields['channels']).toBe(cannotTurnOffEmail('bill_ready', notificationTexts.paperlessNeedsEmail))
    const onPaper = await change(server, owner, { paperless: false })
    expect(channelsOf(onPaper.data, 'bill_ready')).toEqual([])
  })

  it('the preferences of one billing group are separate from those of another', async ({ server }) => {
    const owner = await addOwner(server)
    const gas = await addAccount(server.database.db, owner.person.customerNumber, { serviceType: 'GAS' })
    await change(server, owner, { contact_id: owner.person.contactId, category: 'bill_ready', channels: [] })
    const { data } = await read(server, { ...owner, group: gas.billingGroupId })
    expect(channelsOf(data, 'bill_ready')).toEqual(['email'])
  })

  it.for([
    ['past_due', ['email', 'mail'], communicationTexts.channelUnavailable(notificationTexts.channelNames.mail)],
    ['past_due', [], cannotTurnOffEmail('past_due')],
    ['security', [], cannotTurnOffEmail('security')],
    ['outage', [], notificationTexts.outageReason],
    ['bill_ready', ['email', 'sms'], /Verify the phone number first/],
  ] as const)('reject %s with %j', async ([category, channels, why], { server }) => {
    const owner = await addOwner(server)
    const answer = await change(server, owner, { contact_id: owner.person.contactId, category, channels })
    expect(answer.status).toBe(400)
    expect(answer.fields['channels']).toMatch(why)
  })

  it('allow text messages once the number is verified', async ({ server }) => {
    const owner = await addOwner(server)
    const { contactId } = owner.person
    await server.database.db.update(contacts).set({ phoneVerifiedAt: new Date() }).where(eq(contacts.id, contactId))
    const { data } = await change(server, owner, { contact_id: contactId, category: 'bill_ready', channels: ['sms'] })
    expect(channelsOf(data, 'bill_ready')).toEqual(['sms'])
  })

  it.for([
    { days_before_due: 5 },
    { usage_threshold: 150 },
    { quiet_from: '21:00', quiet_until: '08:00' },
    { category: 'bill_ready', channels: [] },
  ])('are rejected if no contact is named: %j', async (changes, { server }) => {
    const answer = await change(server, await addOwner(server), changes)
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['contact_id']])
  })

  it.for([
    [{ category: 'bill_ready' }, 'channels'],
    [{ channels: ['email'] }, 'channels'],
    [{ quiet_from: '21:00' }, 'quiet_from'],
    [{ quiet_until: '08:00' }, 'quiet_from'],
    [{ quiet_from: '21:00', quiet_until: null }, 'quiet_from'],
  ] as const)('are rejected if they are incomplete: %j', async ([changes, field], { server }) => {
    const owner = await addOwner(server)
    const answer = await change(server, owner, { contact_id: owner.person.contactId, ...changes })
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]])
    expect((await read(server, owner)).data).toMatchObject({
      contacts: [{ quiet_from: '21:00', quiet_until: '08:00' }],
    })
  })

  it('have no quiet hours once they are turned off, also after another choice', async ({ server }) => {
    const owner = await addOwner(server)
    const contact_id = owner.person.contactId
    await change(server, owner, { contact_id, quiet_from: null, quiet_until: null })
    const { data } = await change(server, owner, { contact_id, category: 'case_update', channels: [] })
    expect(data).toMatchObject({ contacts: [{ quiet_from: null, quiet_until: null }] })
    const backOn = await change(server, owner, { contact_id, quiet_from: '22:00', quiet_until: '07:00' })
    expect(backOn.data).toMatchObject({ contacts: [{ quiet_from: '22:00', quiet_until: '07:00' }] })
  })

  it('the preferences of another customer’s contact are not available', async ({ server }) => {
    const [owner, stranger] = [await addOwner(server), await addOwner(server)]
    const body = { contact_id: stranger.person.contactId, category: 'bill_ready', channels: [] }
    expect((await change(server, owner, body)).status).toBe(404)
  })
})

describe('the mailing address', () => {
  const elsewhere = {
    same_as_service: false,
    street_address: 'PO Box 118',
    unit: '',
    city: 'Quillmere',
    state: 'tx',
    zip: '00141',
  }

  it('is the service address until another is saved', async ({ server }) => {
    const { group, token } = await addOwner(server)
    const query = { billing_group_id: group }
    const service_address = '412 Fennick Ave, Quillmere, TX 00141'
    expect((await server.call(getCommunicationAddress, { query }, { token })).data).toMatchObject({
      same_as_service: true,
      service_address,
    })
    const changed = await server.call(updateCommunicationAddress, { query, body: elsewhere }, { token })
    expect(changed.messages).toEqual([communicationTexts.addressUpdated])
    expect(changed.data).toEqual({ billing_group_id: group, ...elsewhere, state: 'TX', service_address })
    const back = await server.call(
      updateCommunicationAddress,
      { query, body: { ...elsewhere, same_as_service: true } },
      { token },
    )
    expect(back.data).toMatchObject({ same_as_service: true, street_address: 'PO Box 118' })
  })

  it('has the first error of each field', async ({ server }) => {
    const { group, token } = await addOwner(server)
    const body = { ...elsewhere, street_address: ' ', state: 'T', zip: '12' }
    const answer = await server.call(
      updateCommunicationAddress,
      { query: { billing_group_id: group }, body },
      { token },
    )
    expect(answer).toMatchObject({
      status: 400,
      fields: { street_address: 'Street address is required', state: 'State is invalid', zip: 'ZIP code is invalid' },
    })
  })
})
