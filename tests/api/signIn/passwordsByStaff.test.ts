import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { sendPasswordCode } from '#shared/contract/customers/portalUsers'
import { resetForgottenPassword } from '#shared/contract/signIn/oneTimeCodes'
import { changePassword } from '#shared/contract/signIn/security'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import { PasswordChange } from '#shared/http/errors'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { users } from '../../../server/db/schema/signIn/users'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { addPerson, type Person, password } from '../../support/data/people'
import { signInWithOwnPassword } from '../../support/data/signIn/ownPassword'
import { readNewestMail } from '../../support/server/outbox'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
let customer: Person
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  staff = await addPerson(db, { userType: 'CENTRIC', rights: ['USERLOGINS.read', 'USERLOGINS.write'] })
  token = await server.signIn(staff)
  customer = await addPerson(db)
})

describe('a password set by staff', () => {
  const set = (server: TestServer, email: string, as = token, old_password = '') =>
    server.call(changePassword, { body: { user_email: email, new_password: 'Meadow#42', old_password } }, { token: as })

  it('applies immediately, ends every session of the user, who is notified by email, and leaves a record', async ({
    server,
  }) => {
    const person = await addPerson(server.database.db)
    const session = await server.signIn(person)
    expect(await set(server, person.email)).toMatchObject({ status: 200, messages: ['Password changed successfully!'] })
    expect((await server.call(getAppData, {}, { token: session })).status).toBe(401)
    expect((await server.call(validateUser, { body: { email: person.email, password } })).status).toBe(400)
    const mail = await readNewestMail(server, person.email)
    expect(mail.subject).toBe(loginEmailTexts.loginChanges.passwordChanged)
    expect(mail.body).toMatch(/^Hi \S+,/)
    expect(mail.body).toContain(loginEmailTexts.temporaryPassword(person.email).paragraphs[0])
    const [record] = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.userId), eq(auditRecords.action, 'user.passwordReset')))
    expect(record).toMatchObject({ customerNumber: person.customerNumber, details: { user: person.userId } })
    expect(JSON.stringify(record)).not.toContain('Meadow#42')
  })

  it('requires the right, and is not possible for customers', async ({ server }) => {
    const reader = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['USERLOGINS.read'] })
    expect((await set(server, customer.email, await server.signIn(reader))).status).toBe(404)
    const stranger = await addPerson(server.database.db)
    expect((await set(server, customer.email, await server.signIn(stranger), password)).status).toBe(404)
  })

  it('can’t be set for a colleague, and the user’s own requires the old one', async ({ server }) => {
    const colleague = await addPerson(server.database.db, { userType: 'CENTRIC' })
    expect((await set(server, colleague.email)).status).toBe(404)
    expect(await set(server, staff.email)).toMatchObject({ status: 400, fields: { old_password: expect.any(String) } })
  })

  it('unlocks a user who had too many failed attempts', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const signIn = (typed: string) => server.call(validateUser, { body: { email: person.email, password: typed } })
    for (let index = 0; index < 5; index += 1) await signIn('Wrong#2025')
    expect((await signIn(password)).status).toBe(429)
    await set(server, person.email)
    expect(await signIn('Meadow#42')).toMatchObject({ code: 'password_change_required' })
  })

  it('opens no session until the customer has set their own', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await set(server, person.email)
    const signIn = (typed: string) => server.call(validateUser, { body: { email: person.email, password: typed } })
    const refused = await signIn('Meadow#42')
    expect(refused).toMatchObject({
      status: 401,
      code: 'password_change_required',
      fields: {},
    })
    const { reset_token } = PasswordChange.parse(refused.data)
    expect((await server.call(getAppData, {}, { token: reset_token })).status).toBe(401)
    const choose = (new_password: string) =>
      server.call(resetForgottenPassword, {
        body: { user_email: person.email, new_password, old_password: '', reset_token },
      })
    expect(await choose('Meadow#42')).toMatchObject({ status: 400, fields: { new_password: expect.any(String) } })
    expect((await choose('Harbor#77')).status).toBe(200)
    expect((await signIn('Harbor#77')).status).toBe(200)
    expect((await signIn('Meadow#42')).status).toBe(400)
  })

  it('is no longer required once the customer has set their own', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await set(server, person.email)
    const first = await signInWithOwnPassword(server, {
      email: person.email,
      password: 'Meadow#42',
      newPassword: 'Harbor#77',
    })
    expect(first.status).toBe(200)
    expect((await server.call(validateUser, { body: { email: person.email, password: 'Harbor#77' } })).status).toBe(200)
  })

  it('is replaced with a notice to the user, but not if it is the first of a new login', async ({ server }) => {
    const { db } = server.database
    const [newcomer, regular] = [await addPerson(db), await addPerson(db)]
    await server.call(validateUser, { body: { email: regular.email, password } })
    const subjects = []
    for (const { email, userId } of [newcomer, regular]) {
      await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId))
      await signInWithOwnPassword(server, { email, password, newPassword: 'Harbor#77' })
      subjects.push((await readSentTo(server, email)).map(({ subject }) => subject))
    }
    expect(subjects).toEqual([[], [loginEmailTexts.loginChanges.passwordChanged]])
  })

  it('is rejected for a disabled user, as is a code: neither would allow sign-in', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, person.userId))
    const refused = { status: 409, messages: [portalUserTexts.disabled] }
    expect(await set(server, person.email)).toMatchObject(refused)
    expect(await server.call(sendPasswordCode, { body: { user_id: person.userId } }, { token })).toMatchObject(refused)
  })

  it('can be avoided: an emailed code lets the user set one', async ({ server }) => {
    expect((await server.call(sendPasswordCode, { body: { user_id: customer.userId } }, { token })).status).toBe(200)
    expect((await readNewestMail(server, customer.email)).body).toMatch(
      new RegExp(loginEmailTexts.codeSentence(String.raw`\d{6}`)),
    )
  })
})
