/** Customers of the old system, for registration tests. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '../../../../server/db/database'
import { contacts, customers } from '../../../../server/db/schema/customers/accounts'
import { legacyAccounts } from '../../../../server/db/schema/customers/registrations'
import { type Account, addAccount, addCustomerRoles, newDigits, newLineNumber } from '../people'

type Row = typeof legacyAccounts.$inferInsert

export interface LegacyCustomer extends Row {
  fiber: Account
  gas: Account
}

export const legacyStreet = '88 Harrow Lane'
export const legacyZip = '00141'

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(1, 10)).join('')

/** Adds a customer with fiber and gas who is not a portal user yet. */
export async function addLegacyCustomer(db: Database, changes: Partial<Row> = {}): Promise<LegacyCustomer> {
  await addCustomerRoles(db)
  const customerNumber = `CU-${newDigits(8)}`
  const contactId = randomUUID().slice(0, 18)
  const email = changes.email ?? `enid-${contactId}@example.com`
  const mobile = changes.mobile ?? `290555${newLineNumber()}`
  await db.insert(customers).values({ number: customerNumber, name: 'Enid Calder', kind: 'residential' })
  await db
    .insert(contacts)
    .values({ id: contactId, customerNumber, firstName: 'Enid', lastName: 'Calder', email, phone: mobile })
  const fiber = await addAccount(db, customerNumber, { streetAddress: legacyStreet })
  const gas = await addAccount(db, customerNumber, { streetAddress: legacyStreet, serviceType: 'GAS' })
  const row: Row = {
    migrationAccountParentId: `MP-${customerNumber.slice(3)}`,
    customerNumber,
    contactId,
    email,
    firstName: 'Enid',
    lastName: 'Calder',
    mobile,
    fiberAccountNumber: randomDigits(8),
    gasAccountNumber: randomDigits(8),
    serviceAddressLine1: legacyStreet,
    serviceAddressCity: 'Quillmere',
    serviceAddressState: 'TX',
    serviceAddressPostalCode: legacyZip,
    isPaperless: true,
    ...changes,
  }
  await db.insert(legacyAccounts).values(row)
  return { ...row, fiber, gas }
}
