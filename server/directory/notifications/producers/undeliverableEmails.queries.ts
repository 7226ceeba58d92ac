/** Finds the contacts whose email address does not work. */
import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { contacts } from '../../../db/schema/customers/accounts'
import { undeliverableEmails } from '../../../db/schema/customers/deliverability'

/** Of several contacts with the same address and phone number, one is returned. */
export const findBouncedContacts = (db: Executor, since: Date) =>
  db
    .selectDistinctOn([undeliverableEmails.address, contacts.phone], {
      contactId: contacts.id,
      since: undeliverableEmails.since,
    })
    .from(undeliverableEmails)
    .innerJoin(contacts, eq(sql`lower(${contacts.email})`, undeliverableEmails.address))
    .where(and(gte(undeliverableEmails.since, since), isNotNull(contacts.phoneVerifiedAt), isNull(contacts.removedAt)))
    .orderBy(undeliverableEmails.address, contacts.phone, contacts.id)
