/** Reads the contacts whose email address does not work. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { contacts } from '../../../db/schema/customers/accounts'
import { undeliverableEmails } from '../../../db/schema/customers/deliverability'

export const findUndeliverableContacts = (db: Executor, contactIds: readonly string[]) =>
  db
    .select({
      contactId: contacts.id,
      email: contacts.email,
      firstName: contacts.firstName,
      customerNumber: contacts.customerNumber,
      since: undeliverableEmails.since,
    })
    .from(contacts)
    .innerJoin(undeliverableEmails, eq(undeliverableEmails.address, sql`lower(${contacts.email})`))
    .where(and(inArray(contacts.id, [...contactIds]), isNull(contacts.removedAt)))
