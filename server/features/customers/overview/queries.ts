/** A customer at a glance: who stands for them, what they owe, and what happened lately. */
import { and, asc, desc, eq, inArray, isNull, min, ne, sql } from 'drizzle-orm'
import { caseKinds } from '#shared/cases'
import type { CustomerOverview, TimelineEntry } from '#shared/contract/customers'
import type { CustomerKind } from '#shared/customers'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts, customers, serviceAccounts } from '../../../db/schema/accounts'
import { payments, statements } from '../../../db/schema/billing'
import { caseComments, cases, isOpenRequest, isWaitingMessage } from '../../../db/schema/cases'
import { credits } from '../../../db/schema/credits'
import { customerNotes } from '../../../db/schema/notes'
import { findDunned } from '../../connections/queries'
import { findSignedInFor, isManaged } from '../../people/queries'
import { userTypeOf } from '../../people/rules'
import { findAccountsOfCustomer, findReachedOf } from '../queries'
import { firstDayOf, latestFirst, leftOutFor, maySee, timelineLength, type Part, type Rights } from './rules'

/** As much of it as the rights of whoever looks cover: each part needs what it needs where it is at home. */
export async function findOverview(
  db: Executor,
  customerNumber: string,
  { today, rights }: { today: string; rights: Rights },
): Promise<CustomerOverview | null> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.number, customerNumber), ne(customers.kind, 'provider')))
  if (!customer || !isManaged(customer)) return null
  const [person, { billingAccounts: bills, locations, ...accounts }, since, counts, timeline, dunning] =
    await Promise.all([
      findPerson(db, customerNumber, customer.kind),
      findAccountsOfCustomer(db, customerNumber),
      findFirstDay(db, customerNumber),
      countCases(db, customerNumber),
      findTimeline(db, customerNumber, rights),
      rights.has('DUNNING.read') ? findDunning(db, customerNumber, today) : null,
    ])
  const reached = await findReachedOf(db, person.details.crm_contact_id)
  const late = bills.filter(({ due_date }) => due_date !== null && due_date < today)
  return {
    crm_customer_number: customer.number,
    name: customer.name,
    kind: customer.kind,
    customer_since: since,
    user_details: { ...person.details, ...accounts },
    reached,
    last_sign_in_at: person.lastSignInAt?.toISOString() ?? null,
    owed: bills.reduce((sum, { balance }) => sum + balance, 0),
    past_due: late.reduce((sum, { balance }) => sum + balance, 0),
    past_due_since: firstDayOf(late.map(({ due_date }) => due_date)),
    ...counts,
    dunning,
    billing_accounts: bills,
    locations,
    timeline,
    left_out: leftOutFor(rights),
  }
}

async function findDunning(db: Executor, customerNumber: string, today: string): Promise<CustomerOverview['dunning']> {
  const dunned = await findDunned(db, { customerNumber }, today)
  const [furthest] = dunned.map(({ account }) => account).toSorted((one, other) => other.stage - one.stage)
  if (!furthest || furthest.stage === 0) return null
  return { stage: furthest.stage, past_due_days: furthest.past_due_days, is_held: furthest.hold_reason !== null }
}

/** Their first account holder who can sign in; before anybody can, the contact that stands for the customer. */
async function findPerson(db: Executor, customerNumber: string, kind: CustomerKind) {
  const signedIn = await findSignedInFor(db, customerNumber)
  // Who was let in to look at something stands for nobody.
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
  const nobody = { first_name: '', last_name: '', crm_contact_id: '', phone_number: '', email_id: '' }
  return { details: { ...(contact ?? nobody), user_id: '', userTypeCode: userTypeOf[kind] }, lastSignInAt: null }
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
      waiting_messages: sql<number>`count(*) filter (where ${isWaitingMessage(cases)})::int`,
    })
    .from(cases)
    .where(eq(cases.customerNumber, customerNumber))
  return counted ?? { open_cases: 0, waiting_messages: 0 }
}

/** Each kind of event by its own index, then all together. */
async function findTimeline(db: Executor, customerNumber: string, rights: Rights): Promise<TimelineEntry[]> {
  const sees = (part: Part): boolean => maySee(part, rights)
  const kinds = caseKinds.filter((kind) => sees(kind === 'message' ? 'messages' : 'requests'))
  const own = eq(billingAccounts.customerNumber, customerNumber)
  const [paid, credited, billed, opened, written, noted] = await Promise.all([
    sees('payments')
      ? db
          .select({ payment: payments })
          .from(payments)
          .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
          .where(own)
          .orderBy(desc(payments.createdAt))
          .limit(timelineLength)
      : [],
    sees('credits')
      ? db
          .select({ credit: credits })
          .from(credits)
          .innerJoin(billingAccounts, eq(billingAccounts.number, credits.billingAccountNumber))
          .where(own)
          .orderBy(desc(credits.createdAt))
          .limit(timelineLength)
      : [],
    sees('bills')
      ? db
          .select({ statement: statements })
          .from(statements)
          .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
          .where(own)
          .orderBy(desc(statements.issuedOn))
          .limit(timelineLength)
      : [],
    db
      .select()
      .from(cases)
      .where(and(eq(cases.customerNumber, customerNumber), eq(cases.isPart, false), inArray(cases.kind, kinds)))
      .orderBy(desc(cases.createdAt))
      .limit(timelineLength),
    db
      .select({ comment: caseComments, number: cases.number, title: cases.title })
      .from(caseComments)
      .innerJoin(cases, eq(cases.id, caseComments.caseId))
      .where(and(eq(cases.customerNumber, customerNumber), inArray(cases.kind, kinds)))
      .orderBy(desc(caseComments.createdAt))
      .limit(timelineLength),
    db
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.customerNumber, customerNumber))
      .orderBy(desc(customerNotes.createdAt))
      .limit(timelineLength),
  ])
  return latestFirst([
    ...paid.map(
      ({ payment }): TimelineEntry => ({
        kind: 'payment',
        at: payment.createdAt.toISOString(),
        confirmation_number: payment.confirmationNumber,
        amount: payment.amount,
        status: payment.status,
        method_type: payment.methodType,
        method_last4: payment.methodLast4,
      }),
    ),
    ...credited.map(
      ({ credit }): TimelineEntry => ({
        kind: 'credit',
        at: credit.createdAt.toISOString(),
        credit_id: credit.id,
        amount: credit.amount,
        credit_reason_cd: credit.reasonCode,
        comments: credit.comments,
        crm_billing_account_number: credit.billingAccountNumber,
      }),
    ),
    ...billed.map(
      ({ statement }): TimelineEntry => ({
        kind: 'statement',
        at: `${statement.issuedOn}T12:00:00.000Z`,
        charges: statement.charges,
        due_date: statement.dueOn,
        crm_billing_account_number: statement.billingAccountNumber,
      }),
    ),
    ...opened.map(
      (row): TimelineEntry => ({
        kind: 'case',
        at: row.createdAt.toISOString(),
        case_id: row.id,
        case_no: row.number,
        title: row.title,
        is_message: row.kind === 'message',
      }),
    ),
    ...written.map(
      ({ comment, number, title }): TimelineEntry => ({
        kind: 'comment',
        at: comment.createdAt.toISOString(),
        case_id: comment.caseId,
        case_no: number,
        title,
        author: comment.authorName,
      }),
    ),
    ...noted.map(
      (row): TimelineEntry => ({
        kind: 'note',
        at: row.createdAt.toISOString(),
        note_id: row.id,
        note: row.body,
        author: row.authorName,
      }),
    ),
  ])
}
