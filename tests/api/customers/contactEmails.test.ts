import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { sendEmail } from '#shared/contract/customers/sentMessages'
import * as communicationTexts from '#shared/texts/customers/communication'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { addAccount, addPerson } from '../../support/data/people'
import { readNewestMail } from '../../support/server/outbox'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function addOwner(server: TestServer, rights?: string[]) {
  const { db } = server.database
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber)
  return { person, account, group: account.billingGroupId, token: await server.signIn(person) }
}

describe('an email to a contact', () => {
  const mail = { subject: 'Test', message: 'Do you get this?' }

  it('is sent to an address on file, and names its sender', async ({ server }) => {
    const { person, group, token } = await addOwner(server)
    const body = { billing_group_id: group, email: person.email.toUpperCase(), ...mail }
    const answer = await server.call(sendEmail, { body }, { token })
    expect(answer.messages).toEqual([communicationTexts.emailSent])
    await server.finishJobs()
    const { db } = server.database
    const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, person.email))
    expect(sent).toMatchObject([{ subject: 'Test', body: expect.stringContaining(`Sent by ${person.email}`) }])
  })

  it('is sent later if the mail server is down', async ({ server }) => {
    const { person, group, token } = await addOwner(server)
    vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(new Error('The mail server is down'))
    const body = { billing_group_id: group, email: person.email, ...mail }
    expect((await server.call(sendEmail, { body }, { token })).messages).toEqual([communicationTexts.emailSent])
    await server.finishJobs()
    vi.restoreAllMocks()
    await server.finishJobs(60_000)
    expect(await readNewestMail(server, person.email)).toMatchObject({ subject: 'Test' })
  })

  it('is not confirmed if there is no mail gateway', async ({ server }) => {
    const { person, group, token } = await addOwner(server)
    server.services.notifier.channels.email = false
    const body = { billing_group_id: group, email: person.email, ...mail }
    const answer = await server.call(sendEmail, { body }, { token })
    server.services.notifier.channels.email = true
    expect([answer.status, answer.messages]).toEqual([503, [communicationTexts.emailFailed]])
  })

  it('is sent nowhere else', async ({ server }) => {
    const [owner, stranger] = [await addOwner(server), await addOwner(server)]
    const body = { billing_group_id: owner.group, email: stranger.person.email, ...mail }
    expect(await server.call(sendEmail, { body }, { token: owner.token })).toMatchObject({
      status: 400,
      fields: { email: communicationTexts.notOnFile },
    })
  })

  it('is limited to five an hour for an account', async ({ server }) => {
    const { person, group, token } = await addOwner(server)
    const send = () =>
      server.call(sendEmail, { body: { billing_group_id: group, email: person.email, ...mail } }, { token })
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await send()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
