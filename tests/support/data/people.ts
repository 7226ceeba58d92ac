/** Adds users and accounts for tests; a test gives only the fields that it checks. */
import { randomBytes, randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { UserType } from '#shared/access/access'
import { customerFeatures } from '#shared/access/features'
import { rights } from '#shared/access/rights'
import type { ServiceType } from '#shared/services/services'
import { serviceGroupOf } from '#shared/services/services'
import type { Database } from '../../../server/db/database'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../../server/db/schema/customers/accounts'
import { sessions } from '../../../server/db/schema/signIn/signIn'
import { roles, userCustomers, users } from '../../../server/db/schema/signIn/users'

export const password = 'Portal#2025'
/** A weak hash, which states its own cost. The portal's hash is slow on purpose, and thousands of tests sign in. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

// Workers of browser tests share a database, so each begins in a range of its own.
let next = (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 9) * 1_000_000 + randomInt(900_000)
/** Returns digits that are not used yet. They begin with zero, which numbers of the demo data never do. */
export const newDigits = (count: number): string => String((next += 1)).padStart(count, '0')
/** Returns the end of a phone number. It occurs again after 10,000 numbers. */
export const newLineNumber = (): string => newDigits(8).slice(-4)
const opaqueId = (): string => randomBytes(9).toString('hex')

export const allRights: string[] = [...rights]
export const ownerRights = customerFeatures
  .filter((feature) => feature !== 'PROPERTIES' && feature !== 'PAYMENTREGADMIN')
  .flatMap((feature) => [`${feature}.read`, `${feature}.write`])

/** Adds the roles that an account holder can grant, with the rights in which they differ. */
export async function addCustomerRoles(db: Database): Promise<void> {
  const read = ownerRights.filter((right) => right.endsWith('.read'))
  const full = ownerRights.filter((right) => right !== 'MANAGECONTACT.write')
  await db
    .insert(roles)
    .values([
      { name: 'Customer owner', rights: ownerRights },
      { name: 'Authorized – full', rights: full },
      { name: 'Authorized – billing', rights: [...read, 'MANAGEPAYMENT.write'] },
      { name: 'Authorized – view', rights: read },
    ])
    .onConflictDoNothing()
}

interface PersonOptions {
  userType?: UserType
  email?: string
  phone?: string
  /** The name of the user, which their customer also gets. */
  name?: { first: string; last: string }
  /** Marks the phone number as verified. */
  hasVerifiedPhone?: true
  rights?: string[]
}

export interface Person {
  userId: string
  contactId: string
  email: string
  phone: string
  customerNumber: string
}

const customerKindOf = {
  CUSTOMER: 'residential',
  BUILDER: 'builder',
  DEVELOPER: 'developer',
  CENTRIC: 'provider',
} as const

/** Adds a portal user with their own customer. */
export async function addPerson(db: Database, options: PersonOptions = {}): Promise<Person> {
  const customerNumber = `CU-${newDigits(8)}`
  const contactId = opaqueId()
  const email = options.email ?? `person-${contactId}@example.com`
  const phone = options.phone ?? `210555${newLineNumber()}`
  const isStaff = options.userType === 'CENTRIC'
  const { first, last } = options.name ?? { first: 'Ada', last: 'Quill' }
  await db
    .insert(customers)
    .values({ number: customerNumber, name: `${first} ${last}`, kind: customerKindOf[options.userType ?? 'CUSTOMER'] })
  const phoneVerifiedAt = options.hasVerifiedPhone ? new Date() : null
  const contact = { firstName: first, lastName: last, email, phone, phoneVerifiedAt }
  await db.insert(contacts).values({ id: contactId, customerNumber, ...contact })
  const [role] = await db
    .insert(roles)
    .values({
      name: `role ${contactId}`,
      rights: options.rights ?? (isStaff ? allRights : ownerRights),
      isForStaff: isStaff,
    })
    .returning()
  const [user] = await db
    .insert(users)
    .values({
      email,
      passwordHash: await passwordHash,
      userType: options.userType ?? 'CUSTOMER',
      contactId,
      roleId: role?.id ?? '',
    })
    .returning()
  if (!user) throw new Error('The user was not stored')
  await db.insert(userCustomers).values({ userId: user.id, customerNumber })
  return { userId: user.id, contactId, email, phone, customerNumber }
}

/** Returns the id of the user's session. */
export async function findSessionId(db: Database, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  if (!session) throw new Error('No one is signed in')
  return session.id
}

interface AccountOptions {
  serviceType?: ServiceType
  balance?: number
  dueOn?: string
  streetAddress?: string
  unit?: string
  startedOn?: string
}

export interface Account {
  customerNumber: string
  billingAccountNumber: string
  billingGroupId: string
  serviceAccountId: string
  serviceAccountNumber: string
  serviceType: ServiceType
  premiseNumber: string
}

/** The community in which tests add premises, unless they name another. */
export const testRow = { id: 'test-row', name: 'Orchard Row' }

/** Adds a community, if it is not there yet. */
export async function addCommunity(db: Database, community: { id: string; name: string }): Promise<void> {
  await db
    .insert(communities)
    .values({
      ...community,
      city: 'Quillmere',
      state: 'TX',
      zip: '00141',
      homes: 1240,
      kind: 'HOA',
      services: ['FIBER', 'GAS'],
    })
    .onConflictDoNothing()
}

/** Adds a billing account with one service at a new address. */
export async function addAccount(db: Database, customerNumber: string, options: AccountOptions = {}): Promise<Account> {
  const serviceType = options.serviceType ?? 'FIBER'
  const account: Account = {
    customerNumber,
    billingAccountNumber: `BA-${newDigits(10)}`,
    billingGroupId: `BG-${newDigits(8)}`,
    serviceAccountId: opaqueId(),
    serviceAccountNumber: `SA-${newDigits(10)}`,
    serviceType,
    premiseNumber: `PR-${newDigits(8)}`,
  }
  await addCommunity(db, testRow)
  await db.insert(premises).values({
    number: account.premiseNumber,
    communityId: testRow.id,
    streetAddress: options.streetAddress ?? '412 Fennick Ave',
    unit: options.unit ?? '',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
  })
  await db.insert(billingAccounts).values({
    number: account.billingAccountNumber,
    groupId: account.billingGroupId,
    customerNumber,
    serviceGroup: serviceGroupOf(serviceType),
    balance: options.balance ?? 11_080,
    dueOn: options.dueOn ?? '2026-03-22',
  })
  await db.insert(serviceAccounts).values({
    id: account.serviceAccountId,
    number: account.serviceAccountNumber,
    billingAccountNumber: account.billingAccountNumber,
    premiseNumber: account.premiseNumber,
    serviceType,
    startedOn: options.startedOn ?? '2024-01-15',
  })
  return account
}
