import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getAccountDetails } from '#shared/contract/customers/customers'
import {
  addProfilePhone,
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  Profile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/customers/profile'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as profileTexts from '#shared/texts/customers/profile'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import * as sessionTexts from '#shared/texts/signIn/session'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { subjectsTo } from '../../support/data/customers/notifications'
import { addPerson, ownerRights, password } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { readNewestCode, readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function addOwner(server: TestServer) {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}
const profile = async (server: TestServer, token: string) => (await server.call(getProfile, {}, { token })).data

describe("a person's own details", () => {
  it('are complete', async ({ server }) => {
    const { person, token } = await addOwner(server)
    expect(await profile(server, token)).toEqual({
      contact_id: person.contactId,
      first_name: 'Ada',
      last_name: 'Quill',
      preferred_name: '',
      email: person.email,
      email_verified: false,
      pending_email: null,
      phone: person.phone,
      phone_verified: false,
      pending_phone: null,
      phone_type: 'mobile',
      other_phones: [],
      language: 'en',
    })
  })

  it('include a preferred name that can be changed with the right to it', async ({ server }) => {
    const { token } = await addOwner(server)
    const body = { preferred_name: ' Addie ' }
    expect((await server.call(updateProfile, { body }, { token })).data).toMatchObject({ preferred_name: 'Addie' })
    const rights = ownerRights.filter((right) => right !== 'ACCOUNTS.write')
    const reader = await server.signIn(await addPerson(server.database.db, { rights }))
    expect((await server.call(updateProfile, { body }, { token: reader })).status).toBe(403)
  })
})

describe('a new e-mail address', () => {
  it('applies once its code is entered: the old one is notified, and all sessions end', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const email = `new-${person.email}`
    const sent = await server.call(sendProfileCode, { body: { email } }, { token })
    const expires_at = new Date(Date.parse(testNow) + 600_000).toISOString()
    expect(sent.data).toMatchObject({ email: person.email, pending_email: { target: email, expires_at } })

    const otp = await readNewestCode(server, email)
    const confirm = (typed: string) =>
      server.call(confirmProfileCode, { body: { channel: 'email', otp: typed } }, { token })
    expect(await confirm(otp === '000000' ? '000001' : '000000')).toMatchObject({
      status: 400,
      fields: { otp: sessionTexts.codeWrong },
    })
    expect((await confirm(otp)).status).toBe(200)
    expect((await server.call(getAppData, {}, { token })).status).toBe(401)
    expect((await server.call(validateUser, { body: { email: person.email, password } })).status).toBe(400)
    const again = await server.call(validateUser, { body: { email, password } })
    expect(again.data).toMatchObject({ user_details: { email_id: email, crm_contact_id: person.contactId } })
    await server.finishJobs()
    const { db } = server.database
    const sentMessages = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))
    expect(sentMessages).toMatchObject([{ subject: loginEmailTexts.emailChanged('').subject }])
  })

  it('is masked in the email to the old one, which someone else may read', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const email = `new-${person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token })
    const body = { channel: 'email' as const, otp: await readNewestCode(server, email) }
    expect((await server.call(confirmProfileCode, { body }, { token })).status).toBe(200)
    const mail = await readNewestMail(server, person.email)
    expect(mail.body).toContain(loginEmailTexts.emailChanged(`n•••@${email.split('@')[1]}`).paragraphs[0])
    expect(mail.body).not.toContain(email)
  })

  it('can’t be the current one or that of another user', async ({ server }) => {
    const [one, other] = [await addOwner(server), await addOwner(server)]
    const ask = (email: string) => server.call(sendProfileCode, { body: { email } }, { token: one.token })
    expect((await ask(other.person.email.toUpperCase())).fields).toHaveProperty('email')
    expect((await ask(one.person.email)).fields).toHaveProperty('email')
  })

  it('can be canceled, which invalidates the code', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const email = `other-${person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token })
    const otp = await readNewestCode(server, email)
    const cancelled = await server.call(cancelProfileCode, { body: { channel: 'email' } }, { token })
    expect(cancelled.data).toMatchObject({ pending_email: null })
    expect((await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token })).status).toBe(400)
  })
})

describe('a new phone number', () => {
  it('applies once its code is entered, and no session ends', async ({ server }) => {
    const { token } = await addOwner(server)
    await server.call(sendProfileCode, { body: { phone: '(210) 555-7311' } }, { token })
    const otp = await readNewestCode(server, '2105557311')
    expect((await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token })).status).toBe(400)
    expect((await server.call(confirmProfileCode, { body: { channel: 'phone', otp } }, { token })).status).toBe(200)
    expect(await profile(server, token)).toMatchObject({
      phone: '2105557311',
      phone_verified: true,
      pending_phone: null,
    })
  })

  it('is announced to its owner by email, but not a number that was only verified', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const confirm = async (phone: string) => {
      await server.call(sendProfileCode, { body: { phone } }, { token })
      const otp = await readNewestCode(server, phone)
      await server.call(confirmProfileCode, { body: { channel: 'phone', otp } }, { token })
    }
    await confirm(person.phone)
    expect(await subjectsTo(server, { person })).toEqual([])
    await confirm('2105557313')
    expect(await subjectsTo(server, { person })).toEqual([loginEmailTexts.loginChanges.phoneChanged])
  })

  it('is verified only with a code for the same purpose', async ({ server }) => {
    const [one, other] = [await addOwner(server), await addOwner(server)]
    await server.call(sendProfileCode, { body: { phone: '2105557312' } }, { token: one.token })
    const otp = await readNewestCode(server, '2105557312')
    const body = { channel: 'phone' as const, otp }
    expect((await server.call(confirmProfileCode, { body }, { token: other.token })).status).toBe(400)
  })
})

describe('additional phone numbers', () => {
  const add = (server: TestServer, token: string, number: string, type: 'work' | 'home' = 'work') =>
    server.call(addProfilePhone, { body: { type, number } }, { token })

  const firstOf = (data: unknown): string => Profile.parse(data).other_phones[0]?.phone_id ?? ''

  it('are stored with their kind, reported to customer care, and removed by their own id', async ({ server }) => {
    const { person, token } = await addOwner(server)
    const added = await add(server, token, '(290) 555-0144')
    expect(added.data).toMatchObject({
      other_phones: [{ phone_id: expect.any(String), type: 'work', number: '2905550144' }],
    })
    await server.call(updateProfile, { body: { phone_type: 'home', language: 'es' } }, { token })
    const staff = await signInStaff(server)
    const query = { user_id: person.userId }
    expect((await server.call(getAccountDetails, { query }, { token: staff })).data).toMatchObject({
      contact: {
        language: 'es',
        phones: [
          { type: 'home', number: person.phone, is_main: true },
          { type: 'work', number: '2905550144', is_main: false },
        ],
      },
    })
    const body = { phone_id: firstOf(added.data) }
    expect((await server.call(removeProfilePhone, { body }, { token })).data).toMatchObject({ other_phones: [] })
    expect((await server.call(removeProfilePhone, { body }, { token })).status).toBe(404)
  })

  it('the phone numbers of one user can’t be removed by another', async ({ server }) => {
    const [one, other] = [await addOwner(server), await addOwner(server)]
    const added = await add(server, one.token, '2905550144')
    const body = { phone_id: firstOf(added.data) }
    expect((await server.call(removeProfilePhone, { body }, { token: other.token })).status).toBe(404)
    expect(await profile(server, one.token)).toMatchObject({ other_phones: [body] })
  })

  it('are unique, and at most four', async ({ server }) => {
    const { person, token } = await addOwner(server)
    expect((await add(server, token, person.phone)).fields).toEqual({ number: profileTexts.phoneTwice })
    const numbers = ['2905550121', '2905550121', '2905550122', '2905550123', '2905550124', '2905550125']
    const answers = await Promise.all(numbers.map((number) => add(server, token, number)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const storedNumbers = Profile.parse(await profile(server, token)).other_phones.map(({ number }) => number)
    expect(new Set(storedNumbers).size).toBe(4)
  })
})
