/** Tells other systems what changed about a customer's contact, in the transaction that changes it. */
import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { recordEvent } from '../outboundEvents/recordEvent'

interface ContactChange {
  contactId: string
  change: 'added' | 'changed' | 'removed'
  at: Date
}

/** Call it after the change. Contacts of the provider itself, which are its staff, concern no other system. */
export async function recordContactChange(tx: Executor, { contactId, change, at }: ContactChange): Promise<void> {
  const [contact] = await tx
    .select({
      customerNumber: contacts.customerNumber,
      first_name: contacts.firstName,
      last_name: contacts.lastName,
      relation: contacts.relation,
      email: contacts.email,
      phone: contacts.phone,
    })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.number, contacts.customerNumber), ne(customers.kind, 'provider')))
    .where(eq(contacts.id, contactId))
  if (!contact) return
  const { customerNumber, ...details } = contact
  await recordEvent(tx, {
    type: 'contact.changed',
    customerNumber,
    at,
    data: { crm_contact_id: contactId, change, contact: change === 'removed' ? null : details },
  })
}
