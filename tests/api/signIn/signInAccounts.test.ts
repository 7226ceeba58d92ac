/** Sign-ins that staff create: accounts that already have one, the access of a new one, and each type of customer. */
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { customerKindByUserType, type PortalUserType } from '#shared/access/portalUsers'
import { invitePerson } from '#shared/contract/customers/people'
import { type AccessibleAccount, createUserAccount, listBillingAccounts } from '#shared/contract/customers/portalUsers'
import type { CustomerKind } from '#shared/customers/customers'
import type { ResponseOf } from '#shared/http/endpoint'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { toUserAccount } from '../../../renderer/features/portalUsers/userAccount'
import { invitations } from '../../../server/db/schema/access/access'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { customers } from '../../../server/db/schema/customers/accounts'
import { roles, userCustomers, users } from '../../../server/db/schema/signIn/users'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { addAccount, addCustomerRoles, addPerson, type Person } from '../../support/data/people'
import { signInWithOwnPassword } from '../../support/data/signIn/ownPassword'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  await addCustomerRoles(db)
  await db.insert(roles).values([
    { name: 'Builder / Land developer', rights: ['PROPERTIES.read', 'PROPERTIES.write', 'MANAGECONTACT.write'] },
    { name: 'HOA manager', rights: ['PROPERTIES.read', 'MANAGECONTACT.write'] },
  ])
  staff = await addPerson(db, { userType: 'CENTRIC', rights: ['USERLOGINS.read', 'USERLOGINS.write'] })
  token = await server.signIn(staff)
})

const lookUp = async (server: TestServer, email: string) => {
  const { data } = await server.call(listBillingAccounts, { query: { email } }, { token })
  return data as ResponseOf<typeof listBillingAccounts>
}

/** Creates a sign-in for the first account that is found by a known email address or number. */
async function makeFor(server: TestServer, known: string, email: string, type: PortalUserType) {
  const [account] = (await lookUp(server, known)).acc_details
  if (!account) throw new Error('There is no account')
  const person = { first_name: 'Jonas', last_name: 'Reed', businessName: '', phone: '2955550188' }
  const body = { ...person, email, password: 'Portal#2026', accounts: [toUserAccount(account, type)] }
  const answer = await server.call(createUserAccount, { body }, { token })
  return answer as typeof answer & { data: { opened: AccessibleAccount[] } }
}

describe('the accounts for a new user', () => {
  it('include their existing users, account holders first, and none of another customer', async ({ server }) => {
    const { db } = server.database
    const ada = await addPerson(db, { name: { first: 'Ada', last: 'Quill' } })
    await addAccount(db, ada.customerNumber)
    const percy = await addPerson(db, { name: { first: 'Percy', last: 'Lane' } })
    const [view] = await db.select().from(roles).where(eq(roles.name, 'Authorized – view'))
    await db
      .insert(userCustomers)
      .values({ userId: percy.userId, customerNumber: ada.customerNumber, roleId: view?.id ?? null })
    expect((await lookUp(server, ada.email)).sign_ins).toEqual([
      {
        parent_account_id: ada.customerNumber,
        name: 'Ada Quill',
        email: ada.email,
        level: 'holder',
        status: 'active',
      },
      {
        parent_account_id: ada.customerNumber,
        name: 'Percy Lane',
        email: percy.email,
        level: 'view',
        status: 'active',
      },
    ])
  })

  it('include pending invitations, and none for another customer or expired', async ({ server }) => {
    const { db } = server.database
    const ada = await addPerson(db)
    await addAccount(db, ada.customerNumber)
    const person = { first_name: 'Greta', last_name: 'Mirador', relation: '', email: 'greta@wait.example', phone: '' }
    await server.call(invitePerson, { body: { ...person, level: 'view' } }, { token: await server.signIn(ada) })
    const stranger = await addPerson(db)
    const other = { ...person, email: 'other@wait.example', level: 'view' as const }
    await server.call(invitePerson, { body: other }, { token: await server.signIn(stranger) })
    const invitation = {
      parent_account_id: ada.customerNumber,
      kind: 'sign_in',
      email: 'greta@wait.example',
      invited_at: new Date(testNow).toISOString(),
    }
    expect((await lookUp(server, ada.email)).invitations).toEqual([invitation])
    await db.update(invitations).set({ expiresAt: new Date(testNow) })
    expect((await lookUp(server, ada.email)).invitations).toEqual([])
  })

  it('include invitations to register of customers of the old system, and the address on file', async ({ server }) => {
    const invitedAt = new Date(testNow)
    const legacy = await addLegacyCustomer(server.database.db, { invitedAt })
    const { invitations: waiting, on_file } = await lookUp(server, legacy.email)
    const { customerNumber: parent_account_id, email } = legacy
    expect(waiting).toEqual([{ parent_account_id, kind: 'registration', email, invited_at: invitedAt.toISOString() }])
    expect(on_file).toEqual([{ parent_account_id, email }])
  })

  it('mark a disabled user as such, and exclude deleted ones', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    await addAccount(db, person.customerNumber)
    const statusOf = async (status: 'disabled' | 'removed') => {
      await db.update(users).set({ status }).where(eq(users.id, person.userId))
      return (await lookUp(server, person.email)).sign_ins
    }
    expect(await statusOf('disabled')).toMatchObject([{ email: person.email, status: 'disabled' }])
    expect(await statusOf('removed')).toEqual([])
  })

  it('leave an access record, and require the right', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    await addAccount(db, person.customerNumber)
    await lookUp(server, person.email)
    const accessRecords = await db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(accessRecords).toMatchObject([{ action: 'customer.opened' }])
    const stranger = await server.signIn(await addPerson(db))
    const refused = await server.call(listBillingAccounts, { query: { email: person.email } }, { token: stranger })
    expect(refused.status).toBe(403)
  })
})

describe('a user who is created for one account', () => {
  it('has access to the whole customer, which the answer names', async ({ server }) => {
    const { db } = server.database
    const owner = await addPerson(db)
    const fiber = await addAccount(db, owner.customerNumber, { streetAddress: '12 Larkspur Ln' })
    const gas = await addAccount(db, owner.customerNumber, { serviceType: 'GAS', streetAddress: '77 Mill Rd' })
    const { data } = await makeFor(server, owner.email, 'all@made.example', 'Customer')
    expect(data.opened).toHaveLength(2)
    expect(data.opened).toEqual(
      expect.arrayContaining([
        { account_number: fiber.billingAccountNumber, addresses: ['12 Larkspur Ln'], service_types: ['FIBER'] },
        { account_number: gas.billingAccountNumber, addresses: ['77 Mill Rd'], service_types: ['GAS'] },
      ]),
    )
    const credentials = { email: 'all@made.example', password: 'Portal#2026', newPassword: 'Harbor#77' }
    const signedIn = JSON.stringify((await signInWithOwnPassword(server, credentials)).data)
    expect(signedIn).toContain(fiber.billingAccountNumber)
    expect(signedIn).toContain(gas.billingAccountNumber)
  })
})

describe('a user for each type of customer', () => {
  async function addOf(server: TestServer, kind: CustomerKind): Promise<Person> {
    const { db } = server.database
    const person = await addPerson(db)
    await db.update(customers).set({ kind }).where(eq(customers.number, person.customerNumber))
    await addAccount(db, person.customerNumber)
    return person
  }

  it.for([
    ['Builder', 'BUILDER', 'Builder / Land developer'],
    ['HOA', 'BUILDER', 'HOA manager'],
    ['Land Developer', 'DEVELOPER', 'Builder / Land developer'],
  ] as const)(
    'a customer of type %s becomes a user of type %s with the role %s',
    async ([type, userType, role], { server }) => {
      const owner = await addOf(server, customerKindByUserType[type])
      const email = `${type.replace(' ', '-').toLowerCase()}@made.example`
      expect(await makeFor(server, owner.email, email, type)).toMatchObject({
        status: 200,
        messages: [portalUserTexts.created],
      })
      const [made] = await server.database.db
        .select({ userType: users.userType, role: roles.name, customerNumber: userCustomers.customerNumber })
        .from(users)
        .innerJoin(roles, eq(roles.id, users.roleId))
        .innerJoin(userCustomers, eq(userCustomers.userId, users.id))
        .where(eq(users.email, email))
      expect(made).toEqual({ userType, role, customerNumber: owner.customerNumber })
    },
  )

  it('is rejected for a customer of another type', async ({ server }) => {
    const builder = await addOf(server, 'builder')
    expect(await makeFor(server, builder.email, 'hoa-of-builder@made.example', 'HOA')).toMatchObject({
      status: 400,
      fields: { accounts: portalUserTexts.wrongKind },
    })
  })
})
