import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { addCommunicationContact, sendContactCode } from '#shared/contract/customers/communication'
import { confirmProfileCode, sendProfileCode } from '#shared/contract/customers/profile'
import { listSentMessages } from '#shared/contract/customers/sentMessages'
import { sendForgotPasswordCode } from '#shared/contract/signIn/oneTimeCodes'
import { changePassword } from '#shared/contract/signIn/security'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { userCustomers } from '../../../../server/db/schema/signIn/users'
import { addPayer, type Payer, pay, receiptSubject } from '../../../support/data/payments/payments'
import { addPerson, password } from '../../../support/data/people'
import { readNewestCode } from '../../../support/server/outbox'
import type { Answer, TestServer } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

const list = (
  server: TestServer,
  { account, token }: Pick<Payer, 'account' | 'token'>,
  page: { after?: string; page_size?: number } = {},
): Promise<Answer> =>
  server.call(listSentMessages, { query: { crm_customer_id: account.customerNumber, ...page } }, { token })

const listed = ({ data }: Answer) => listSentMessages.response.parse(data)

describe('the messages that were sent to a customer', () => {
  it('contain what was sent, to whom, and whether it was submitted, newest first', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 50)
    await server.finishJobs()
    await pay(server, payer, 20)
    await server.finishJobs()
    const receipt = { category: 'payment_result', channel: 'email', address: payer.person.email, status: 'sent' }
    const subjects = [50_00, 20_00].map((amount) => receiptSubject(amount).replace('$', String.raw`\$`))
    const ofEither = new RegExp(`^(${subjects.join('|')})$`)
    const first = await list(server, payer, { page_size: 1 })
    expect(first.data).toEqual({
      messages: [
        {
          ...receipt,
          message_id: expect.any(String),
          created_at: expect.any(String),
          subject: expect.stringMatching(ofEither),
          body: expect.stringContaining('We received your payment'),
        },
      ],
      next: expect.any(String),
    })
    const { next } = first.data as { next: string }
    expect((await list(server, payer, { after: next })).data).toMatchObject({ messages: [receipt], next: null })
  })

  it('show messages about a login to its user and to staff, not to others', async ({ server }) => {
    const payer = await addPayer(server)
    const { person } = payer
    const partner = await addPerson(server.database.db)
    await server.database.db.insert(userCustomers).values({
      userId: partner.userId,
      customerNumber: person.customerNumber,
    })
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const body = { user_email: person.email, old_password: password, new_password: 'Another#2026' }
    await server.call(changePassword, { body }, { token: payer.token })
    await server.finishJobs()
    const ofLogin = { messages: [{ category: 'security', subject: loginEmailTexts.loginChanges.passwordChanged }] }
    expect((await list(server, payer)).data).toMatchObject(ofLogin)
    expect((await list(server, { ...payer, token: await server.signIn(staff) })).data).toMatchObject(ofLogin)
    expect((await list(server, { ...payer, token: await server.signIn(partner) })).data).toEqual({
      messages: [],
      next: null,
    })
  })

  it('contain the codes to a new address, by their titles, and the email about its change', async ({ server }) => {
    const payer = await addPayer(server)
    const email = `new-${payer.person.email}`
    await server.call(sendProfileCode, { body: { email } }, { token: payer.token })
    const otp = await readNewestCode(server, email)
    await server.call(confirmProfileCode, { body: { channel: 'email', otp } }, { token: payer.token })
    await server.finishJobs()
    const { messages } = listed(
      await list(server, { ...payer, token: await server.signIn({ ...payer.person, email }) }),
    )
    expect(messages).toHaveLength(2)
    expect(messages).toContainEqual(
      expect.objectContaining({ address: email, subject: loginEmailTexts.codeTitle, body: '', status: 'sent' }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({ address: payer.person.email, subject: loginEmailTexts.emailChanged(email).subject }),
    )
  })

  it('contain the codes with which a forgotten password is replaced', async ({ server }) => {
    const payer = await addPayer(server)
    await server.call(sendForgotPasswordCode, { query: { emailId: payer.person.email } })
    await readNewestCode(server, payer.person.email)
    const { messages } = listed(await list(server, payer))
    expect(messages).toMatchObject([{ category: 'security', subject: loginEmailTexts.resetCodeTitle, body: '' }])
  })

  it('contain the codes to another contact for staff, but not for the user who requested them', async ({ server }) => {
    const payer = await addPayer(server)
    const { account, token } = payer
    const partner = { first_name: 'Jonas', last_name: 'Quill', email: `partner-${payer.person.email}`, phone: '' }
    const added = await server.call(
      addCommunicationContact,
      { body: { billing_group_id: account.billingGroupId, ...partner } },
      { token },
    )
    const { contact_id } = z.parse(z.object({ contact_id: z.string() }), added.data)
    await server.call(sendContactCode, { body: { contact_id, channel: 'email' } }, { token })
    await server.finishJobs()
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const seenByStaff = listed(await list(server, { ...payer, token: await server.signIn(staff) }))
    expect(seenByStaff.messages).toMatchObject([{ address: partner.email, subject: loginEmailTexts.codeTitle }])
    expect(listed(await list(server, payer)).messages).toEqual([])
  })

  it('are limited to those about what the reader may see', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 50)
    await server.finishJobs()
    const subjectsWith = async (...rights: string[]) => {
      const person = { userType: 'CENTRIC' as const, rights: ['ACCOUNTPREF.read', ...rights] }
      const token = await server.signIn(await addPerson(server.database.db, person))
      return listed(await list(server, { ...payer, token })).messages.map(({ subject }) => subject)
    }
    expect(await subjectsWith('SERVICETICKET.read')).toEqual([])
    expect(await subjectsWith('PAYMENTHISTORY.read')).toEqual([receiptSubject(50_00)])
  })

  it('include the codes to a customer who has no services yet', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await server.call(sendForgotPasswordCode, { query: { emailId: person.email } })
    await readNewestCode(server, person.email)
    const answer = await server.call(listSentMessages, { query: {} }, { token: await server.signIn(person) })
    expect(listed(answer).messages).toMatchObject([{ address: person.email, subject: loginEmailTexts.resetCodeTitle }])
  })

  it('are those of one customer for staff, who must name the customer', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    expect((await server.call(listSentMessages, { query: {} }, { token })).status).toBe(400)
  })

  it('the messages of another customer are not available, nor to visitors', async ({ server }) => {
    const [payer, stranger] = [await addPayer(server), await addPayer(server)]
    expect((await list(server, { ...payer, token: stranger.token })).status).toBe(404)
    expect((await list(server, { ...payer, token: '' })).status).toBe(401)
  })

  it('reject an unknown cursor', async ({ server }) => {
    const answer = await list(server, await addPayer(server), { after: 'x' })
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['after']])
  })
})
