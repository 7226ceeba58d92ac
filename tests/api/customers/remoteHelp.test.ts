import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { endHelpCode, getHelpCode, makeHelpCode, redeemHelpCode } from '#shared/contract/customers/remoteHelp'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(testNow))

const Made = z.object({ help_code_id: z.string(), code: z.string() })
const later = (minutes: number): string => new Date(Date.parse(testNow) + minutes * 60_000).toISOString()

async function customer(server: TestServer) {
  const person = await addPerson(server.database.db)
  const token = await server.signIn(person)
  const make = () => server.call(makeHelpCode, {}, { token })
  const made = async () => Made.parse((await make()).data)
  const open = async () => (await server.call(getHelpCode, {}, { token })).data
  return { person, token, make, made, open }
}

async function agent(server: TestServer, rights = ['ACTAS.write']) {
  const person = await addPerson(server.database.db, { userType: 'CENTRIC', rights })
  const token = await server.signIn(person)
  return { person, redeem: (otp: string) => server.call(redeemHelpCode, { body: { otp } }, { token }) }
}

const recordsOf = async (server: TestServer, userId: string) => {
  const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, userId))
  return records.filter(({ action }) => action.startsWith('help.'))
}

describe('a help code', () => {
  it('opens the account for staff, and shows the customer that it was used, with a record', async ({ server }) => {
    const { person, made, open } = await customer(server)
    const { help_code_id, code } = await made()
    const waiting = { help_code_id, expires_at: later(15), redeemed_at: null }
    expect(await open()).toEqual(waiting)
    const staff = await agent(server)
    expect((await staff.redeem(code)).data).toEqual({
      user_id: person.userId,
      first_name: 'Ada',
      last_name: 'Quill',
      email_id: person.email,
      crm_customer_numbers: [person.customerNumber],
      redeemed_at: later(0),
      expires_at: later(15),
    })
    expect(await open()).toEqual({ ...waiting, redeemed_at: later(0) })
    expect(await recordsOf(server, person.userId)).toMatchObject([{ action: 'help.code_made' }])
    expect(await recordsOf(server, staff.person.userId)).toMatchObject([
      { action: 'help.code_redeemed', customerNumber: person.customerNumber, details: { user: person.userId } },
    ])
  })

  it('is valid for one agent, also if the request is repeated', async ({ server }) => {
    const { made } = await customer(server)
    const { code } = await made()
    const [one, other] = [await agent(server), await agent(server)]
    const answers = [await one.redeem(code), await one.redeem(code)]
    expect(answers[1]?.data).toEqual(answers[0]?.data)
    expect((await other.redeem(code)).fields).toEqual({ otp: remoteHelpTexts.helpCodeWrong })
    expect(await recordsOf(server, other.person.userId)).toMatchObject([
      { action: 'help.code_refused', customerNumber: null },
    ])
  })

  it('expires after a quarter of an hour', async ({ server }) => {
    const { made, open } = await customer(server)
    const { code } = await made()
    server.setNow(later(15))
    expect(await open()).toBeNull()
    expect((await (await agent(server)).redeem(code)).status).toBe(400)
  })

  it('ends when its user ends it or creates another, and can’t be ended by others', async ({ server }) => {
    const [one, other] = [await customer(server), await customer(server)]
    const first = await one.made()
    const second = await one.made()
    const staff = await agent(server)
    expect((await staff.redeem(first.code)).status).toBe(400)
    const end = (token: string) => server.call(endHelpCode, { body: { help_code_id: second.help_code_id } }, { token })
    expect((await end(other.token)).status).toBe(404)
    expect((await end(one.token)).status).toBe(200)
    expect((await staff.redeem(second.code)).status).toBe(400)
    expect(await one.open()).toBeNull()
  })

  it('can be created and tried only a few times', async ({ server }) => {
    const { make, made } = await customer(server)
    const { code } = await made()
    for (let more = 0; more < 4; more++) expect((await make()).status).toBe(200)
    expect(await make()).toMatchObject({ code: 'too_many_attempts', messages: [remoteHelpTexts.helpCodeThrottled(15)] })
    const staff = await agent(server)
    for (let tries = 0; tries < 10; tries++) expect((await staff.redeem(code)).status).toBe(400)
    expect((await staff.redeem(code)).code).toBe('too_many_attempts')
  })

  it('is not created by staff, or redeemed by customers or by staff without the right to work on accounts', async ({
    server,
  }) => {
    const { token, made } = await customer(server)
    const { code } = await made()
    expect((await server.call(redeemHelpCode, { body: { otp: code } }, { token })).status).toBe(403)
    expect((await (await agent(server, ['QUEUE.write'])).redeem(code)).status).toBe(403)
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    expect((await server.call(makeHelpCode, {}, { token: await server.signIn(staff) })).status).toBe(403)
  })
})
