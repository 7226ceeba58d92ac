import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { issueCredit } from '#shared/contract/billing/credits'
import { createAnnouncement } from '#shared/contract/content/announcements'
import { type CustomerOverview, getCustomerOverview } from '#shared/contract/customers/customers'
import { markUndeliverable } from '../../../server/adapters/notifier/undeliverableEmails.queries'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { payments } from '../../../server/db/schema/payments/payments'
import { roles, userCustomers, users } from '../../../server/db/schema/signIn/users'
import { addDebtor } from '../../support/data/billing/dunning'
import { addStatement } from '../../support/data/billing/statements'
import { addCase, addComments } from '../../support/data/cases/cases'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { type Account, addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  await addCustomerRoles(server.database.db)
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
})

const open = async (server: TestServer, crm_customer_id: string, as = token) => {
  const { status, data } = await server.call(getCustomerOverview, { query: { crm_customer_id } }, { token: as })
  return { status, overview: data as CustomerOverview }
}

async function addCustomer(server: TestServer): Promise<{ person: Person; account: Account }> {
  const person = await addPerson(server.database.db)
  return { person, account: await addAccount(server.database.db, person.customerNumber, { startedOn: '2023-05-01' }) }
}

describe('the overview of a customer', () => {
  it('contains the main user, the start date and all accounts', async ({ server }) => {
    const { person, account } = await addCustomer(server)
    const { overview } = await open(server, person.customerNumber)
    expect(overview).toMatchObject({
      crm_customer_number: person.customerNumber,
      name: 'Ada Quill',
      kind: 'residential',
      customer_since: '2023-05-01',
      last_sign_in_at: null,
      user_details: {
        user_id: person.userId,
        crm_contact_id: person.contactId,
        email_id: person.email,
        user_accounts: [{ crm_service_account_id: account.serviceAccountId }],
      },
      billing_accounts: [{ crm_billing_account_number: account.billingAccountNumber }],
      locations: [{ crm_premise_id: account.premiseNumber }],
    })
  })

  it('excludes other customers of the same user', async ({ server }) => {
    const { person } = await addCustomer(server)
    const other = await addCustomer(server)
    await server.database.db
      .insert(userCustomers)
      .values({ userId: person.userId, customerNumber: other.person.customerNumber })
    const { overview } = await open(server, person.customerNumber)
    expect(JSON.stringify(overview)).not.toContain(other.account.billingAccountNumber)
  })

  /** Grants one of the roles to a user who has an account of their own and was created earlier. */
  async function letIn(server: TestServer, role: 'Authorized – view' | 'Customer owner') {
    const { db } = server.database
    const [{ person: guest }, { person }] = [await addCustomer(server), await addCustomer(server)]
    const [grantedRole] = await db.select().from(roles).where(eq(roles.name, role))
    await db
      .insert(userCustomers)
      .values({ userId: guest.userId, customerNumber: person.customerNumber, roleId: grantedRole?.id ?? null })
    return { guest, person }
  }

  it.for(['Authorized – view', 'Customer owner'] as const)(
    'names one of the customer’s own users, not someone with access as "%s"',
    async (role, { server }) => {
      const { person } = await letIn(server, role)
      const { overview } = await open(server, person.customerNumber)
      expect(overview.user_details).toMatchObject({ user_id: person.userId, crm_contact_id: person.contactId })
    },
  )

  it('names a user with full access if the customer has no user of its own, and never one with view access', async ({
    server,
  }) => {
    const [manager, onlooker] = [await letIn(server, 'Customer owner'), await letIn(server, 'Authorized – view')]
    for (const { person } of [manager, onlooker]) {
      await server.database.db.update(users).set({ status: 'removed' }).where(eq(users.id, person.userId))
    }
    const managed = await open(server, manager.person.customerNumber)
    expect(managed.overview.user_details.user_id).toBe(manager.guest.userId)
    const unmanaged = await open(server, onlooker.person.customerNumber)
    expect(unmanaged.overview.user_details).toMatchObject({ user_id: '', crm_contact_id: onlooker.person.contactId })
  })

  it('names the contact if there is no user', async ({ server }) => {
    const { person } = await addCustomer(server)
    await server.database.db.update(users).set({ status: 'removed' }).where(eq(users.id, person.userId))
    const { overview } = await open(server, person.customerNumber)
    expect(overview.user_details).toMatchObject({ user_id: '', crm_contact_id: person.contactId, first_name: 'Ada' })
  })

  it('shows if a customer of the old system is not registered', async ({ server }) => {
    const { customerNumber, migrationAccountParentId } = await addLegacyCustomer(server.database.db)
    expect((await open(server, customerNumber)).overview.migration_account_parent_id).toBe(migrationAccountParentId)
    const { person } = await addCustomer(server)
    expect((await open(server, person.customerNumber)).overview.migration_account_parent_id).toBeNull()
  })

  it('shows what is owed, and since when any of it is overdue', async ({ server }) => {
    const { person, account } = await addCustomer(server)
    const gas = await addAccount(server.database.db, person.customerNumber, { serviceType: 'GAS' })
    const owes = (number: string, balance: number, dueOn: string) =>
      server.database.db.update(billingAccounts).set({ balance, dueOn }).where(eq(billingAccounts.number, number))
    await owes(account.billingAccountNumber, 8000, '2999-01-01')
    await owes(gas.billingAccountNumber, 4550, '2025-02-03')
    const { overview } = await open(server, person.customerNumber)
    expect(overview).toMatchObject({ owed: 125.5, credit: 0, past_due: 45.5, past_due_since: '2025-02-03' })
  })

  it('does not subtract a credit on one bill from another', async ({ server }) => {
    const { person, account } = await addCustomer(server)
    const gas = await addAccount(server.database.db, person.customerNumber, { serviceType: 'GAS' })
    const has = (number: string, balance: number) =>
      server.database.db.update(billingAccounts).set({ balance }).where(eq(billingAccounts.number, number))
    await has(account.billingAccountNumber, 15_533)
    await has(gas.billingAccountNumber, -8689)
    expect((await open(server, person.customerNumber)).overview).toMatchObject({ owed: 155.33, credit: 86.89 })
  })

  it('counts open requests, and messages that wait for an answer', async ({ server }) => {
    const { person } = await addCustomer(server)
    await addCase(server, person)
    await addCase(server, person, { status: 'closed' })
    const answerDueAt = server.services.clock.now()
    await addCase(server, person, { kind: 'message', answerDueAt })
    await addCase(server, person, { kind: 'message', answerDueAt, status: 'resolved' })
    // Staff wrote these messages or wrote last, so no answer is due.
    await addCase(server, person, { kind: 'message', answerDueAt: null })
    const { overview } = await open(server, person.customerNumber)
    expect(overview).toMatchObject({ open_cases: 1, unanswered_messages: 1 })
  })

  it('counts their contacts to whom emails came back', async ({ server }) => {
    const { person } = await addCustomer(server)
    expect((await open(server, person.customerNumber)).overview).toMatchObject({ undeliverable_emails: 0 })
    await markUndeliverable(server.database.db, person.email, server.services.clock.now())
    const { overview } = await open(server, person.customerNumber)
    expect(overview).toMatchObject({ undeliverable_emails: 1 })
  })

  it('contains current announcements for them, and none for others', async ({ server }) => {
    const { person } = await addCustomer(server)
    for (const changes of [{ title: 'To all' }, { title: 'To others', service_type_code: ['GAS' as const] }]) {
      expect((await server.call(createAnnouncement, { body: anAnnouncementInput(changes) }, { token })).status).toBe(
        200,
      )
    }
    const { overview } = await open(server, person.customerNumber)
    expect(overview.announcements.map(({ title }) => title)).toEqual(['To all'])
  })

  it('contains credits', async ({ server }) => {
    const { person, account } = await addCustomer(server)
    const body = { acct_no: account.billingAccountNumber, credit_amount: 12.5, credit_reason_cd: '102' as const }
    const staffToken = await signInStaff(server)
    await server.call(issueCredit, { body }, { token: staffToken })
    const { overview } = await open(server, person.customerNumber)
    expect(overview).toMatchObject({
      timeline: [{ kind: 'credit', amount: 12.5, credit_reason_cd: '102', comments: 'Credit Adjustment' }],
    })
  })

  it('contains events, the latest first', async ({ server }) => {
    const { person, account } = await addCustomer(server)
    await addStatement(server.database.db, account, { month: '2025-03', lines: [] })
    const caseId = await addCase(server, person, { createdAt: new Date('2025-05-01T10:00:00Z') })
    await addComments(server, caseId, { bodies: ['On our way.'], createdAt: new Date('2025-05-02T10:00:00Z') })
    const { overview } = await open(server, person.customerNumber)
    expect(overview.timeline.map(({ kind }) => kind)).toEqual(['comment', 'case', 'statement'])
    expect(overview.timeline[0]).toMatchObject({ case_id: caseId, author: expect.any(String) })
  })

  it('contains only the events that the viewer’s rights cover, and says which kinds it excludes', async ({
    server,
  }) => {
    const { db } = server.database
    const person = await addDebtor(db, { dueOn: '2026-01-15' })
    const payment = {
      amount: 10_00,
      serviceType: 'GAS',
      methodType: 'VISA',
      channel: 'portal',
      status: 'posted',
    } as const
    await db.insert(payments).values({
      ...payment,
      confirmationNumber: 'QP-OVERVIEW',
      billingAccountNumber: person.number,
      createdAt: server.services.clock.now(),
    })
    await addComments(server, await addCase(server, person), { bodies: ['On our way.'] })
    await addComments(server, await addCase(server, person, { kind: 'message' }), { bodies: ['Soon.'] })
    const body = { acct_no: person.number, credit_amount: 12.5, comments: 'For us alone' }
    const staffToken = await server.signIn(await addPerson(db, { userType: 'CENTRIC' }))
    await server.call(issueCredit, { body }, { token: staffToken })

    const seenWith = async (...rights: string[]) => {
      const as = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read', ...rights] }))
      const { timeline, dunning, gas_accounts, left_out } = (await open(server, person.customerNumber, as)).overview
      return { kinds: [...new Set(timeline.map(({ kind }) => kind))].toSorted(), dunning, gas_accounts, left_out }
    }
    expect(await seenWith()).toEqual({
      kinds: [],
      dunning: null,
      gas_accounts: [],
      left_out: ['payments', 'bills', 'credits', 'refunds', 'requests', 'messages', 'sign-ins'],
    })
    expect((await seenWith('PAYMENTHISTORY.read')).kinds).toEqual(['payment'])
    expect((await seenWith('BILLINGHISTORY.read')).kinds).toContain('statement')
    expect((await seenWith('CREDITS.read')).kinds).toEqual(['credit'])
    expect((await seenWith('SERVICETICKET.read')).kinds).toEqual(['case', 'comment'])
    expect((await seenWith('QUEUE.read')).kinds).toEqual(['case', 'comment'])
    expect(await seenWith('DUNNING.read')).toMatchObject({
      kinds: [],
      dunning: { stage: expect.any(Number) },
      gas_accounts: [{ account_no: person.number, hold_reason: null, hold_id: null }],
    })
    const parts = ['PAYMENTHISTORY', 'BILLINGHISTORY', 'CREDITS', 'REFUNDS', 'SERVICETICKET', 'MESSAGEBOX', 'AUDIT']
    const all = parts.map((name) => `${name}.read`)
    expect((await seenWith(...all)).left_out).toEqual([])
  })

  it('leaves an access record with both ids', async ({ server }) => {
    const { person } = await addCustomer(server)
    await open(server, person.customerNumber)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(records).toMatchObject([{ action: 'customer.opened', details: { what: 'customer overview' } }])
  })

  it.for(['CU-00000000', 'nobody'])('is not found for %s', async (number, { server }) => {
    expect((await open(server, number)).status).toBe(404)
  })

  it('is not found for staff', async ({ server }) => {
    expect((await open(server, staff.customerNumber)).status).toBe(404)
  })
})
