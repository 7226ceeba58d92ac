/** Performs the calls that other systems are told about, and reads their events as such a system does. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { issueCredit } from '#shared/contract/billing/credits'
import { createServiceRequest } from '#shared/contract/cases/cases'
import { createCaseComment } from '#shared/contract/cases/messages'
import {
  addCommunicationContact,
  updateCommunicationAddress,
  updateCommunicationContact,
} from '#shared/contract/customers/communication'
import { acceptInvitation, invitePerson, removePerson } from '#shared/contract/customers/people'
import { createUserAccount, listBillingAccounts } from '#shared/contract/customers/portalUsers'
import { confirmProfileCode, sendProfileCode } from '#shared/contract/customers/profile'
import { deletePaymentProfile, updateAutopay } from '#shared/contract/payments/payments'
import { outboundEventTypes } from '#shared/operations/outboundEvents'
import { toUserAccount } from '../../../renderer/features/portalUsers/userAccount'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { dueRefundsJob } from '../../../server/features/refunds/refund.job'
import { dueScheduledJob } from '../../../server/features/scheduledPayments/scheduledPayment.job'
import { addBills, addDeposit } from '../../support/data/billing/deposits'
import {
  addFormerCustomer,
  addRefundRequest,
  parseRefund,
  sendRefundDecision,
  sendRefundRequest,
  signInRefundAgent,
} from '../../support/data/billing/refunds'
import { writeMessage } from '../../support/data/cases/teams'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { addSubscriber, choose, type Subscriber } from '../../support/data/customers/notifications'
import { finishRegistration, verifyIdentity } from '../../support/data/customers/registrations'
import { addEventKey, eventsAbout } from '../../support/data/operations/outboundEvents'
import { addMethod, addPayer, type Payer, pay } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { addSubscriber as addPlanSubscriber, ChangeAnswer } from '../../support/data/services/planSubscriber'
import { signInStaff } from '../../support/data/staff'
import { readNewestCode, readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let key: string
it.beforeAll(async ({ server }) => {
  await addCustomerRoles(server.database.db)
  key = await addEventKey(server)
})
it.beforeEach(({ server }) => server.setNow(testNow))

const eventsOf = (server: TestServer, person: Pick<Person, 'customerNumber'>) => eventsAbout(server, key, person)
const newest = async (server: TestServer, person: Pick<Person, 'customerNumber'>) =>
  (await eventsOf(server, person)).at(-1)

const setAutopay = (server: TestServer, { person, account, token }: Payer, method: string) =>
  server.call(
    updateAutopay,
    {
      query: {
        crm_customer_id: person.customerNumber,
        crm_service_account_id: account.serviceAccountId,
        crm_billing_group_id: account.billingGroupId,
        token: method,
      },
    },
    { token },
  )

describe('a payment', () => {
  const fields = ({ account }: Payer) => ({
    payment_id: expect.any(String),
    confirmation_number: expect.stringMatching(/^QP-/),
    crm_billing_account_number: account.billingAccountNumber,
  })

  it('that is posted is an event with its amount and fee', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 50)
    expect(await eventsOf(server, payer.person)).toEqual([
      { type: 'payment.posted', data: { ...fields(payer), amount: 50, fee: 1.25, channel: 'portal' } },
    ])
  })

  it('that is declined is an event without the reason', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer, 50)
    expect(await eventsOf(server, payer.person)).toEqual([
      {
        type: 'payment.failed',
        data: { ...fields(payer), amount: 50, fee: 1.25, channel: 'portal', outcome: 'declined' },
      },
    ])
  })

  it('that was scheduled and could not be tried is an event', async ({ server }) => {
    const payer = await addPayer(server, { expiry: { month: 3, year: 2026 } })
    await addScheduled(server.database.db, payer)
    server.setNow('2026-04-01T18:00:00.000Z')
    await server.runScheduled(dueScheduledJob)
    server.setNow(testNow)
    expect(await eventsOf(server, payer.person)).toMatchObject([
      { type: 'payment.failed', data: { amount: 50, channel: 'scheduled', outcome: 'failed' } },
    ])
  })

  it('by autopay that could not be tried is an event', async ({ server }) => {
    const payer = await addPayer(server, { expiry: { month: 1, year: 2026 } })
    await server.database.db
      .update(billingAccounts)
      .set({ autopayToken: payer.method })
      .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
    server.setNow('2026-03-21T18:00:00.000Z')
    await server.runScheduled(dueBillsJob)
    server.setNow(testNow)
    expect(await eventsOf(server, payer.person)).toMatchObject([
      { type: 'payment.failed', data: { amount: 110.8, channel: 'autopay', outcome: 'failed' } },
    ])
  })
})

describe('a refund', () => {
  it('is an event once the payment provider has sent it', async ({ server }) => {
    const customer = await addFormerCustomer(server)
    const agent = await signInRefundAgent(server, ['REFUNDS.read', 'REFUNDS.write'])
    const approver = await signInRefundAgent(server, ['REFUNDS.read', 'REFUNDS.approve'])
    const id = await addRefundRequest(server, agent, { customer })
    await sendRefundDecision(server, approver, { id })
    server.setNow('2026-03-16T18:00:00.000Z')
    await server.runScheduled(dueRefundsJob)
    server.setNow(testNow)
    expect(await eventsOf(server, customer.person)).toEqual([
      {
        type: 'refund.sent',
        data: {
          refund_id: id,
          crm_billing_account_number: customer.account.billingAccountNumber,
          amount: 42.15,
          reason: 'closed_account',
          refund_method: 'method',
          check_number: '',
        },
      },
    ])
  })

  it('of a deposit is an event once it is credited to the account', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    const { billingAccountNumber: number } = await addAccount(db, person.customerNumber, { balance: 9_000 })
    const deposit_id = await addDeposit(db, number, {
      billedOn: '2025-03-01',
      transactions: [['DEPP', 20_000, '2025-03-06']],
    })
    await addBills(db, number, { until: '2026-03-13', paidAfter: Array.from({ length: 12 }, () => -2) })
    const agent = await signInStaff(server)
    const answer = await sendRefundRequest(server, agent, { acct_no: number, deposit_id, refund_method: 'credit' })
    const { refund_id } = parseRefund(answer)
    await sendRefundDecision(server, await signInStaff(server), { id: refund_id })
    expect(await eventsOf(server, person)).toMatchObject([
      { type: 'refund.sent', data: { refund_id, reason: 'deposit', refund_method: 'credit' } },
    ])
  })
})

describe('autopay', () => {
  it('is an event when it is turned on or off, but not when another method replaces the first', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addMethod({ url: server.providerUrl }, payer.person.customerNumber)
    for (const method of [payer.method, other, other, '', '']) await setAutopay(server, payer, method)
    const data = { crm_billing_group_id: payer.account.billingGroupId }
    expect(await eventsOf(server, payer.person)).toEqual([
      { type: 'autopay.turned_on', data },
      { type: 'autopay.turned_off', data },
    ])
  })

  it('is an event when its method is deleted at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    const { cards } = server.services
    const deleteProfile = cards.deleteProfile.bind(cards)
    vi.spyOn(cards, 'deleteProfile').mockImplementationOnce(async (...args) => {
      await setAutopay(server, payer, payer.method)
      return deleteProfile(...args)
    })
    const query = { crm_customer_id: payer.person.customerNumber, token: payer.method }
    await server.call(deletePaymentProfile, { query }, { token: payer.token })
    expect(await newest(server, payer.person)).toEqual({
      type: 'autopay.turned_off',
      data: { crm_billing_group_id: payer.account.billingGroupId },
    })
  })
})

describe('a preference', () => {
  const aboutPreferences = ({ person, account }: Subscriber) => ({
    crm_contact_id: person.contactId,
    crm_billing_group_id: account.billingGroupId,
    unsubscribed: false,
  })

  it('for paperless bills is an event of the billing group', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { contact_id: undefined, paperless: true })
    expect(await eventsOf(server, subscriber.person)).toEqual([
      {
        type: 'paperless.changed',
        data: { crm_billing_group_id: subscriber.account.billingGroupId, paperless: true },
      },
    ])
  })

  it('for the channels of a category is an event', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { category: 'payment_result', channels: ['sms'] })
    expect(await eventsOf(server, subscriber.person)).toEqual([
      {
        type: 'preference.changed',
        data: { ...aboutPreferences(subscriber), category: 'payment_result', channels: ['sms'] },
      },
    ])
  })

  it('for quiet hours is an event, also when they are turned off', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await choose(server, subscriber, { quiet_from: '20:00', quiet_until: '07:00' })
    await choose(server, subscriber, { quiet_from: null, quiet_until: null })
    const common = { ...aboutPreferences(subscriber), category: null, channels: null }
    expect(await eventsOf(server, subscriber.person)).toEqual([
      { type: 'preference.changed', data: { ...common, quiet_hours: { from: '20:00', until: '07:00' } } },
      { type: 'preference.changed', data: { ...common, quiet_hours: null } },
    ])
  })

  it('is an event when a link in an email stops such emails', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer)
    const { body } = await readNewestMail(server, payer.person.email)
    const link = /http:\/\/[^/\s]+(\S*unsubscribe\?token=\S+)/.exec(body)?.[1] ?? ''
    expect((await server.app.inject({ method: 'POST', url: link })).statusCode).toBe(200)
    expect(await newest(server, payer.person)).toEqual({
      type: 'preference.changed',
      data: {
        crm_contact_id: payer.person.contactId,
        crm_billing_group_id: null,
        category: 'payment_result',
        channels: null,
        unsubscribed: true,
      },
    })
  })
})

describe('a mailing address', () => {
  it('is an event with the new address, or with null for that of the service', async ({ server }) => {
    const { person, account, token } = await addSubscriber(server)
    const query = { billing_group_id: account.billingGroupId }
    const place = { street_address: 'PO Box 118', unit: '', city: 'Quillmere', state: 'tx', zip: '00141' }
    await server.call(updateCommunicationAddress, { query, body: { same_as_service: false, ...place } }, { token })
    await server.call(updateCommunicationAddress, { query, body: { same_as_service: true, ...place } }, { token })
    const group = { crm_billing_group_id: account.billingGroupId }
    expect(await eventsOf(server, person)).toEqual([
      { type: 'address.changed', data: { ...group, mailing_address: { ...place, state: 'TX' } } },
      { type: 'address.changed', data: { ...group, mailing_address: null } },
    ])
  })
})

describe('a contact', () => {
  const jonas = { first_name: 'Jonas', last_name: 'Quill', relation: 'Partner', email: '', phone: '(210) 555-0199' }
  const Added = z.object({ contact_id: z.string() })

  it('is an event when it is added and when it is changed', async ({ server }) => {
    const { person, account, token } = await addSubscriber(server)
    const body = { billing_group_id: account.billingGroupId, ...jonas }
    const { contact_id } = Added.parse((await server.call(addCommunicationContact, { body }, { token })).data)
    const query = { contact_id }
    await server.call(updateCommunicationContact, { query, body: { ...jonas, relation: 'Son' } }, { token })
    const contact = { ...jonas, phone: '2105550199' }
    expect(await eventsOf(server, person)).toEqual([
      { type: 'contact.changed', data: { crm_contact_id: contact_id, change: 'added', contact } },
      {
        type: 'contact.changed',
        data: { crm_contact_id: contact_id, change: 'changed', contact: { ...contact, relation: 'Son' } },
      },
    ])
  })

  it('is an event when it is invited, and without its values when it is removed', async ({ server }) => {
    const { person, token } = await addSubscriber(server)
    const body = { ...jonas, email: `jonas-${randomUUID()}@example.com`, level: 'view' as const }
    const { contact_id } = Added.parse((await server.call(invitePerson, { body }, { token })).data)
    await server.call(removePerson, { body: { contact_id } }, { token })
    expect(await eventsOf(server, person)).toMatchObject([
      { type: 'contact.changed', data: { change: 'added', contact: { email: body.email } } },
      { type: 'contact.changed', data: { crm_contact_id: contact_id, change: 'removed', contact: null } },
    ])
  })

  it.for(['email', 'phone'] as const)(
    'is an event when its user verifies another address or number: %s',
    async (channel, { server }) => {
      const { person, token } = await addSubscriber(server)
      const target = channel === 'email' ? `new-${person.email}` : '2105550177'
      await server.call(sendProfileCode, { body: { [channel]: target } }, { token })
      const otp = await readNewestCode(server, target)
      await server.call(confirmProfileCode, { body: { channel, otp } }, { token })
      expect(await eventsOf(server, person)).toMatchObject([
        { type: 'contact.changed', data: { change: 'changed', contact: { [channel]: target } } },
      ])
    },
  )
})

describe('a plan change', () => {
  it('is an event when it is requested, and not again by a retry', async ({ server }) => {
    const subscriber = await addPlanSubscriber(server)
    const { data } = await subscriber.orderPlan('GIG-1000', 'next_bill', 'one-order-01')
    await subscriber.orderPlan('GIG-1000', 'next_bill', 'one-order-01')
    expect(await eventsOf(server, subscriber.person)).toEqual([
      {
        type: 'plan.change_requested',
        data: {
          change_id: ChangeAnswer.parse(data).change_id,
          service_account_id: subscriber.account.serviceAccountId,
          kind: 'plan',
          from_product_code: 'PLUS-500',
          to_product_code: 'GIG-1000',
          effective_on: '2026-04-01',
        },
      },
    ])
  })
})

describe('a case', () => {
  it('is an event when it is opened, without its text', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const id = await writeMessage(server, subscriber)
    expect(await eventsOf(server, subscriber.person)).toEqual([
      {
        type: 'case.opened',
        data: {
          case_id: id,
          case_no: expect.any(String),
          kind: 'message',
          category: null,
          service_type: '',
          service_subtype: '',
          premise_number: null,
        },
      },
    ])
  })

  it('is an event when someone comments on it, without the comment', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    const id = await writeMessage(server, subscriber)
    const body = { case_id: id, comment: 'A private matter.' }
    await server.call(createCaseComment, { body }, { token: subscriber.token })
    await server.call(createCaseComment, { body }, { token: await signInStaff(server) })
    const events = (await eventsOf(server, subscriber.person)).slice(1)
    expect(events).toMatchObject([
      { type: 'case.commented', data: { case_id: id, is_by_staff: false } },
      { type: 'case.commented', data: { case_id: id, is_by_staff: true } },
    ])
    expect(JSON.stringify(events)).not.toContain('private')
  })
})

describe('a meter reading', () => {
  it('is an event when a customer submits it', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const account = await addAccount(server.database.db, person.customerNumber, { serviceType: 'GAS' })
    const body = {
      service_type: 'meter_reading',
      service_subtype: 'own_reading',
      description: 'I read it this morning.',
      crm_service_account_id: account.serviceAccountId,
      answers: [{ code: 'own_reading', answer: '1042' }],
    }
    const { data } = await server.call(createServiceRequest, { body }, { token: await server.signIn(person) })
    const { case_id, case_no } = createServiceRequest.response.parse(data)
    expect(await eventsOf(server, person)).toMatchObject([
      { type: 'case.opened', data: { case_id, kind: 'request', service_type: 'meter_reading' } },
      {
        type: 'meter_reading.submitted',
        data: {
          case_id,
          case_no,
          service_account_id: account.serviceAccountId,
          read_on: '2026-03-13',
          value: 1042,
        },
      },
    ])
  })
})

describe('a credit', () => {
  it('is an event when it is issued', async ({ server }) => {
    const { person, account } = await addSubscriber(server)
    const body = { acct_no: account.billingAccountNumber, credit_amount: 12.5, credit_reason_cd: '101' as const }
    await server.call(issueCredit, { body }, { token: await signInStaff(server), idempotencyKey: randomUUID() })
    expect(await eventsOf(server, person)).toEqual([
      {
        type: 'credit.issued',
        data: {
          credit_id: expect.any(String),
          crm_billing_account_number: account.billingAccountNumber,
          amount: 12.5,
          reason_code: '101',
        },
      },
    ])
  })
})

describe('a user', () => {
  it('is an event when a customer of the old system registers, with the settings that are kept', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db, { isPaperless: true })
    const token = await verifyIdentity(server, legacy)
    await finishRegistration(server, { legacy, token })
    const types = (await eventsOf(server, legacy)).map(({ type }) => type)
    expect(types).toContain('user.registered')
    expect(types).toContain('paperless.changed')
  })

  it('is an event when someone accepts an invitation', async ({ server }) => {
    const { person, token } = await addSubscriber(server)
    const email = `jonas-${randomUUID()}@example.com`
    const body = { first_name: 'Jonas', last_name: 'Quill', relation: '', phone: '', email, level: 'view' as const }
    await server.call(invitePerson, { body }, { token })
    const mail = await readNewestMail(server, email)
    const link = /token=([\w-]+)/.exec(mail.body)?.[1] ?? ''
    await server.call(acceptInvitation, { body: { token: link, new_password: 'Quill#2026' } })
    expect(await newest(server, person)).toMatchObject({ type: 'user.registered' })
  })

  it('is an event when staff create it, after the contact that it needs', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const token = await signInStaff(server)
    const { data } = await server.call(listBillingAccounts, { query: { email: person.email } }, { token })
    const listed = listBillingAccounts.response.parse(data)
    const body = {
      first_name: 'Jonas',
      last_name: 'Reed',
      email: `jonas-${randomUUID()}@example.com`,
      password: 'Portal#2026',
      businessName: '',
      phone: '2955550188',
      accounts: listed.acc_details.map((found) => toUserAccount(found, 'Customer')),
    }
    await server.call(createUserAccount, { body }, { token })
    expect((await eventsOf(server, person)).map(({ type }) => type)).toEqual(['contact.changed', 'user.registered'])
  })
})

describe('every type of event', () => {
  it('has been caused by a call above', async ({ server }) => {
    const { db } = server.database
    const { rows } = await db.execute<{ type: string }>('select distinct type from outbound_events')
    expect(rows.map(({ type }) => type).toSorted()).toEqual(outboundEventTypes.toSorted())
  })
})
