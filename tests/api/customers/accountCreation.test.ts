import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { type CheckedParent, checkParents, createPortalAccount } from '#shared/contract/customers/accountCreation'
import { acceptInvitation } from '#shared/contract/customers/people'
import { validateUser } from '#shared/contract/signIn/session'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { communicationSettings } from '../../../server/db/schema/customers/communication'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { legacyAccounts } from '../../../server/db/schema/customers/registrations'
import { addLegacyCustomer, legacyStreet } from '../../support/data/customers/legacyAccounts'
import { addPerson, type Person } from '../../support/data/people'
import { runInLockOrder } from '../../support/server/lockOrder'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
})

const next = 'Quill#2026'
const check = async (server: TestServer, ...rows: { account: string; email?: string }[]): Promise<CheckedParent[]> => {
  const { data } = await server.call(checkParents, { body: { rows } }, { token })
  return (data as { rows: CheckedParent[] }).rows
}
const outcomes = async (server: TestServer, ...rows: { account: string; email?: string }[]) =>
  (await check(server, ...rows)).map(({ outcome }) => outcome)
const create = (server: TestServer, id: string, changes: object = {}) =>
  server.call(createPortalAccount, { body: { migration_account_parent_id: id, ...changes } }, { token })
const records = (server: TestServer) =>
  server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
const mailsTo = async (server: TestServer, recipient: string) => {
  await server.finishJobs()
  return server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))
}
const linkIn = async (server: TestServer, email: string) =>
  /\/invitation\?token=([\w-]+)/.exec((await readNewestMail(server, email)).body)?.[1] ?? ''

describe('the preview of accounts before they are created', () => {
  it('finds one by any of its numbers, with its services, and leaves a record', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const id = legacy.migrationAccountParentId
    expect(await check(server, { account: id })).toEqual([
      {
        account: id,
        outcome: 'ready',
        migration_account_parent_id: id,
        crm_customer_number: legacy.customerNumber,
        name: 'Enid Calder',
        service_address: legacyStreet,
        email: legacy.email,
        services: [
          { service_type_code: 'FIBER', crm_billing_account_number: legacy.fiber.billingAccountNumber },
          { service_type_code: 'GAS', crm_billing_account_number: legacy.gas.billingAccountNumber },
        ],
        signs_in: false,
        invited_until: null,
      },
    ])
    const names = [
      legacy.customerNumber,
      legacy.fiber.billingAccountNumber,
      legacy.email,
      String(legacy.gasAccountNumber),
    ]
    for (const account of names) expect(await outcomes(server, { account })).toEqual(['ready'])
    expect(await records(server)).toContainEqual(
      expect.objectContaining({ action: 'customer.opened', customerNumber: legacy.customerNumber }),
    )
  })

  it('reports for each row why it can’t be created', async ({ server }) => {
    const { db } = server.database
    const known = await addLegacyCustomer(db)
    const done = await addLegacyCustomer(db, { registeredAt: new Date(testNow), registeredBy: staff.userId })
    const silent = await addLegacyCustomer(db, { email: '' })
    const taken = await addLegacyCustomer(db, { email: (await addPerson(db)).email })
    const twin = await addLegacyCustomer(db)
    await addLegacyCustomer(db, { mobile: twin.mobile })
    expect(
      await outcomes(
        server,
        { account: known.migrationAccountParentId },
        { account: known.email },
        { account: 'nonsense' },
        { account: done.migrationAccountParentId },
        { account: silent.migrationAccountParentId },
        { account: taken.migrationAccountParentId },
        { account: twin.mobile },
        { account: twin.migrationAccountParentId, email: 'other@example.com' },
      ),
    ).toEqual([
      'ready',
      'repeated',
      'not_found',
      'registered',
      'email_missing',
      'email_taken',
      'several',
      'email_differs',
    ])
    expect(await outcomes(server, { account: silent.migrationAccountParentId, email: 'new@example.com' })).toEqual([
      'ready',
    ])
    expect(await outcomes(server, { account: silent.migrationAccountParentId, email: 'new' })).toEqual([
      'email_invalid',
    ])
  })

  it('changes nothing', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    await check(server, { account: legacy.email })
    expect(await mailsTo(server, legacy.email)).toEqual([])
  })
})

describe('creating a portal account', () => {
  it('sends a link that makes the recipient the account holder, ends the registration and keeps bills paperless', async ({
    server,
  }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    const answer = await create(server, legacy.migrationAccountParentId)
    expect(answer.data).toMatchObject({ is_sent: true, outcome: 'invited', invited_until: '2026-03-20T15:00:00.000Z' })
    expect(await records(server)).toContainEqual(
      expect.objectContaining({ action: 'registration.accountCreated', customerNumber: legacy.customerNumber }),
    )
    // New customers know no staff member by name.
    const inviter = accountEmailTexts.customerCareOf(server.services.config.BRAND_NAME)
    const invitation = { inviter, brand: '', days: 7, customer: '', level: 'holder' } as const
    expect((await readNewestMail(server, legacy.email)).subject).toBe(
      loginEmailTexts.invitedToAccount(invitation).subject,
    )
    await server.call(acceptInvitation, { body: { token: await linkIn(server, legacy.email), new_password: next } })
    const signedIn = await server.call(validateUser, { body: { email: legacy.email, password: next } })
    expect(signedIn.data).toMatchObject({ user_details: { crm_contact_id: legacy.contactId } })
    const [account] = await db
      .select()
      .from(legacyAccounts)
      .where(eq(legacyAccounts.customerNumber, legacy.customerNumber))
    expect(account).toMatchObject({ lastStep: 'done', registeredAt: new Date(testNow) })
    const settings = await db
      .select()
      .from(communicationSettings)
      .where(eq(communicationSettings.billingGroupId, legacy.fiber.billingGroupId))
    expect(settings).toMatchObject([{ paperless: true }])
    expect(await outcomes(server, { account: legacy.migrationAccountParentId })).toEqual(['registered'])
  })

  it('happens once, however often it is requested', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const id = legacy.migrationAccountParentId
    const answers = await Promise.all([create(server, id), create(server, id), create(server, id)])
    expect(answers.filter(({ data }) => (data as { is_sent: boolean }).is_sent)).toHaveLength(1)
    expect(await mailsTo(server, legacy.email)).toHaveLength(1)
  })

  it('sends a new link on request, and the earlier one becomes invalid', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    await create(server, legacy.migrationAccountParentId)
    const earlier = await linkIn(server, legacy.email)
    expect((await create(server, legacy.migrationAccountParentId, { send_again: true })).data).toMatchObject({
      is_sent: true,
    })
    const accept = (link: string) => server.call(acceptInvitation, { body: { token: link, new_password: next } })
    expect((await accept(earlier)).status).toBe(404)
    expect((await accept(await linkIn(server, legacy.email))).status).toBe(200)
  })

  it('waits while the link is being used, and then sends nothing', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const id = legacy.migrationAccountParentId
    await create(server, id)
    const body = { token: await linkIn(server, legacy.email), new_password: next }
    const [accepted, again] = await runInLockOrder(server.database.db, legacy.customerNumber, [
      () => server.call(acceptInvitation, { body }),
      () => create(server, id, { send_again: true }),
    ])
    expect([accepted?.status, again?.status]).toEqual([200, 200])
    expect(again?.data).toMatchObject({ is_sent: false, outcome: 'registered' })
  })

  it('uses the given address if none is on file, and no other', async ({ server }) => {
    const { db } = server.database
    const silent = await addLegacyCustomer(db, { email: '' })
    const email = `named-${silent.contactId}@example.com`
    expect((await create(server, silent.migrationAccountParentId, { email })).data).toMatchObject({
      is_sent: true,
      email,
    })
    expect(await mailsTo(server, email)).toHaveLength(1)
    const known = await addLegacyCustomer(db)
    const other = await create(server, known.migrationAccountParentId, { email: 'other@example.com' })
    expect([other.status, other.fields]).toEqual([409, { email: registrationTexts.emailDiffers }])
  })

  it('is rejected for an email that has a user, and for unknown accounts', async ({ server }) => {
    const { db } = server.database
    const taken = await addLegacyCustomer(db, { email: (await addPerson(db)).email })
    const answer = await create(server, taken.migrationAccountParentId)
    expect([answer.status, answer.fields]).toEqual([409, { email: registrationTexts.emailInUse }])
    expect((await create(server, 'MP-00000000')).status).toBe(404)
  })

  it('keeps autopay off if it was off in the old system', async ({ server }) => {
    const { db } = server.database
    const legacy = await addLegacyCustomer(db)
    await create(server, legacy.migrationAccountParentId)
    await server.call(acceptInvitation, { body: { token: await linkIn(server, legacy.email), new_password: next } })
    const bills = await db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.customerNumber, legacy.customerNumber))
    expect(bills.map(({ autopayToken }) => autopayToken)).toEqual([null, null])
  })
})
