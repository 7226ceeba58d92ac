/** Reads the overview of a customer: contact, balances and recent events. */
import { and, asc, eq, isNull, min, ne, sql } from 'drizzle-orm'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import type { CustomerKind } from '#shared/customers/customers'
import type { Executor } from '../../../db/database'
import { cases, isOpenRequest, isUnansweredMessage } from '../../../db/schema/cases/cases'
import { billingAccounts, contacts, customers, serviceAccounts } from '../../../db/schema/customers/accounts'
import { legacyAccounts } from '../../../db/schema/customers/registrations'
import { findActiveAnnouncements, toAnnouncement } from '../../../directory/announcements/announcements.queries'
import { findAudience } from '../../../directory/announcements/audience.queries'
import { findContacts } from '../../../directory/contacts/contacts.queries'
import { findAccountsOfCustomer, findContactInfoOf } from '../../../directory/customers/accountDetails.queries'
import { isManaged } from '../../../directory/customers/customers.queries'
import { findDunningAccounts } from '../../../directory/dunning/dunningAccounts.queries'
import { leftOutFor, partsFor, type RightSet } from '../../../directory/timeline/rules'
import { findTimeline } from '../../../directory/timeline/timeline.queries'
import { userTypeOf } from '../../../directory/users/rules'
import { findSignInsFor } from '../../../directory/users/users.queries'
import { firstDayOf, timelineLength } from './rules'

/** Returns only the parts that the caller's rights cover, each with the right of the feature it belongs to. */
export async function findOverview(
  db: Executor,
  customerNumber: string,
  { now, today, rights }: { now: Date; today: string; rights: RightSet },
): Promise<CustomerOverview | null> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.number, customerNumber), ne(customers.kind, 'provider')))
  if (!customer || !isManaged(customer)) return null
  const [
    person,
    { billingAccounts: bills, locations, ...accounts },
    since,
    counts,
    timeline,
    dunningParts,
    legacyId,
    audience,
    undeliverableEmails,
  ] = await Promise.all([
    findPerson(db, customerNumber, customer.kind),
    findAccountsOfCustomer(db, customerNumber),
    findFirstDay(db, customerNumber),
    countCases(db, customerNumber),
    findTimeline(db, customerNumber, { parts: partsFor(rights), page_size: timelineLength }),
    rights.has('DUNNING.read') ? findDunning(db, customerNumber, today) : { dunning: null, gas_accounts: [] },
    findLegacyId(db, customerNumber),
    findAudience(db, [customerNumber], userTypeOf[customer.kind]),
    countUndeliverableEmails(db, customerNumber),
  ])
  const [contactInfo, announcements] = await Promise.all([
    findContactInfoOf(db, person.details.crm_contact_id),
    findActiveAnnouncements(db, { audience, now, reader: null, channels: null }),
  ])
  const overdue = bills.filter(({ due_date }) => due_date !== null && due_date < today)
  return {
    crm_customer_number: customer.number,
    name: customer.name,
    kind: customer.kind,
    customer_since: since,
    user_details: { ...person.details, ...accounts },
    contact_info: contactInfo,
    undeliverable_emails: undeliverableEmails,
    last_sign_in_at: person.lastSignInAt?.toISOString() ?? null,
    migration_account_parent_id: legacyId,
    owed: bills.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
    credit: bills.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0),
    past_due: overdue.reduce((sum, { balance }) => sum + balance, 0),
    past_due_since: firstDayOf(overdue.map(({ due_date }) => due_date)),
    ...counts,
    ...dunningParts,
    announcements: announcements.map(toAnnouncement),
    billing_accounts: bills,
    locations,
    timeline: timeline.entries,
    left_out: leftOutFor(rights),
  }
}

type DunningParts = Pick<CustomerOverview, 'dunning' | 'gas_accounts'>

async function findDunning(db: Executor, customerNumber: string, today: string): Promise<DunningParts> {
  const dunned = await findDunningAccounts(db, { customerNumber }, { today, firstOrderDay: today })
  const accounts = dunned.map(({ account }) => account).toSorted((left, right) => right.stage - left.stage)
  const [furthest] = accounts
  return {
    dunning:
      !furthest || furthest.stage === 0
        ? null
        : { stage: furthest.stage, past_due_days: furthest.past_due_days, is_held: furthest.hold_reason !== null },
    gas_accounts: accounts.map(({ account_no, hold_reason, hold_id, held_until, hold_note }) => ({
      account_no,
      hold_reason,
      hold_id,
      held_until,
      hold_note,
    })),
  }
}

/** Returns the first account holder who can sign in; without one, the contact that represents the customer. */
async function findPerson(db: Executor, customerNumber: string, kind: CustomerKind) {
  const signedIn = await findSignInsFor(db, customerNumber)
  // A user with granted access only does not represent the customer.
  const user = signedIn.find(({ isOwn, isHolder }) => isOwn || isHolder)
  if (user) {
    const details = {
      user_id: user.userId,
      userTypeCode: user.userType,
      first_name: user.firstName,
      last_name: user.lastName,
      email_id: user.email,
      crm_contact_id: user.contactId,
      phone_number: user.phone,
    }
    return { details, lastSignInAt: user.lastSignInAt }
  }
  const [contact] = await db
    .select({
      first_name: contacts.firstName,
      last_name: contacts.lastName,
      email_id: contacts.email,
      crm_contact_id: contacts.id,
      phone_number: contacts.phone,
    })
    .from(contacts)
    .where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt)))
    .orderBy(sql`${contacts.relation} <> ''`, asc(contacts.id))
    .limit(1)
  const emptyContact = { first_name: '', last_name: '', crm_contact_id: '', phone_number: '', email_id: '' }
  return { details: { ...(contact ?? emptyContact), user_id: '', userTypeCode: userTypeOf[kind] }, lastSignInAt: null }
}

const countUndeliverableEmails = async (db: Executor, customerNumber: string): Promise<number> =>
  (await findContacts(db, { customerNumber })).filter((contact) => contact.email_undeliverable).length

async function findLegacyId(db: Executor, customerNumber: string): Promise<string | null> {
  const [legacy] = await db
    .select({ id: legacyAccounts.migrationAccountParentId })
    .from(legacyAccounts)
    .where(and(eq(legacyAccounts.customerNumber, customerNumber), isNull(legacyAccounts.registeredAt)))
  return legacy?.id ?? null
}

async function findFirstDay(db: Executor, customerNumber: string): Promise<string | null> {
  const [first] = await db
    .select({ day: min(serviceAccounts.startedOn) })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(eq(billingAccounts.customerNumber, customerNumber))
  return first?.day ?? null
}

async function countCases(db: Executor, customerNumber: string) {
  const [counted] = await db
    .select({
      open_cases: sql<number>`count(*) filter (where ${isOpenRequest(cases)})::int`,
      unanswered_messages: sql<number>`count(*) filter (where ${isUnansweredMessage(cases)})::int`,
    })
    .from(cases)
    .where(eq(cases.customerNumber, customerNumber))
  return counted ?? { open_cases: 0, unanswered_messages: 0 }
}
