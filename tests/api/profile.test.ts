import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/profile'
import { getAppData, validateUser } from '#shared/contract/session'
import { sessionTexts } from '#shared/texts'
import { outboxMessages } from '../../server/db/schema/records'
import { newestCode } from '../support/outbox'
import { addPerson, ownerRights, password } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function addOwner() {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}
const profile = async (token: string) => (await server.call(getProfile, {}, { token })).data

describe("a person's own details", () => {
  it('are theirs, whole', async () => {
    const { person, token } = await addOwner()
    expect(await profile(token)).toEqual({
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
    })
  })

  it('take a preferred name from those with the right to', async () => {
    const { token } = await addOwner()
    const body = { preferred_name: ' Addie ' }
    expect((await server.call(updateProfile, { body }, { token })).data).toMatchObject({ preferred_name: 'Addie' })
    const rights = ownerRights.filter((right) => right !== 'ACCOUNTS.write')
    const reader = await server.signIn(await addPerson(server.database.db, { rights }))
    expect((await server.call(updateProfile, { body }, { token: reader })).status).toBe(403)
  })
})

describe('a new e-mail address', () => {
  it('counts once its code is entered: the old one hears of it, and everybody signs in anew', async () => {
    const { person, token } = await addOwner()
    const email = `new-${person.email}`
    const sent = await server.call(sendProfileCode, { body: { email } }, { token })
    const expires_at = new Date(Date.parse(testNow) + 600_000).toISOString()
    expect(sent.data).toMatchObject({ email: person.email, pending_email: { target: email, expires_at } })

    const otp = await newestCode(server.database.db, email)
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
    await server.services.background.drained()
    const { db } = server.database
    const told = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))
    expect(told).toMatchObject([{ subject: 'Your e-mail address was changed' }])
  })

  it('is not one that somebody else signs in with, nor the present one', async () => {
    const [one, other] = [await addOwner(), await addOwner()]
    const ask = (email: string) => server.call(sendProfileCode, { body: { email } }, { token: one.token })
    expect((await ask(other.person.email.toUpperCase())).fields).toHaveProperty('email')
    expect((await ask(one.person.email)).fields).toHaveProperty('email')
  })

  it('can be given up, which voids the code', async () => {
    const { person, token } = await addOwner()
    const email = `other-${person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token })
    const otp = await newestCode(server.database.db, email)
    const cancelled = await server.call(cancelProfileCode, { body: { channel: 'email' } }, { token })
    expect(cancelled.data).toMatchObject({ pending_email: null })
    expect((await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token })).status).toBe(400)
  })
})

describe('a new phone number', () => {
  it('counts once its code is entered, and nobody is signed out', async () => {
    const { token } = await addOwner()
    await server.call(sendProfileCode, { body: { phone: '(210) 555-7311' } }, { token })
    const otp = await newestCode(server.database.db, '2105557311')
    expect((await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token })).status).toBe(400)
    expect((await server.call(confirmProfileCode, { body: { channel: 'phone', otp } }, { token })).status).toBe(200)
    expect(await profile(token)).toMatchObject({ phone: '2105557311', phone_verified: true, pending_phone: null })
  })

  it('is proved with a code of its own sender alone', async () => {
    const [one, other] = [await addOwner(), await addOwner()]
    await server.call(sendProfileCode, { body: { phone: '2105557312' } }, { token: one.token })
    const otp = await newestCode(server.database.db, '2105557312')
    const body = { channel: 'phone' as const, otp }
    expect((await server.call(confirmProfileCode, { body }, { token: other.token })).status).toBe(400)
  })
})
