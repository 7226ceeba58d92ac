/** Reads the timeline entries of each kind by id and converts them to the contract. */
import { eq, inArray } from 'drizzle-orm'
import type { TimelineEntry, TimelineKind } from '#shared/contract/customers/timeline'
import type { Executor } from '../../db/database'
import { auditRecords } from '../../db/schema/access/auditRecords'
import { credits } from '../../db/schema/billing/credits'
import { refunds } from '../../db/schema/billing/refunds'
import { statements } from '../../db/schema/billing/statements'
import { caseComments, cases } from '../../db/schema/cases/cases'
import { contacts } from '../../db/schema/customers/accounts'
import { customerNotes } from '../../db/schema/customers/notes'
import { payments } from '../../db/schema/payments/payments'
import { users } from '../../db/schema/signIn/users'
import { writtenByStaff } from '../cases/cases.queries'
import { deviceOf, signInOutcomeOf } from '../signIn/signInRecords'
import type { TimelineKey } from './rules'

type IdentifiedEntries = readonly (readonly [id: string, entry: TimelineEntry])[]

/** Returns the entries in the order of the keys. */
export async function readEntries(db: Executor, keys: readonly TimelineKey[]): Promise<TimelineEntry[]> {
  const idsOf = (kind: TimelineKind): string[] => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const read = async (kind: TimelineKind): Promise<IdentifiedEntries> => {
    const ids = idsOf(kind)
    return ids.length === 0 ? [] : readers[kind](db, ids)
  }
  const found = await Promise.all([
    read('payment'),
    read('credit'),
    read('statement'),
    read('case'),
    read('comment'),
    read('note'),
    read('refund'),
    read('signin'),
  ])
  const byId = new Map(found.flat())
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

const readers: Record<TimelineKind, (db: Executor, ids: string[]) => Promise<IdentifiedEntries>> = {
  async payment(db, ids) {
    const rows = await db.select().from(payments).where(inArray(payments.id, ids))
    return rows.map((row) => [
      row.id,
      {
        kind: 'payment',
        at: row.createdAt.toISOString(),
        confirmation_number: row.confirmationNumber,
        amount: row.amount,
        status: row.status,
        method_type: row.methodType,
        method_last4: row.methodLast4,
      },
    ])
  },
  async credit(db, ids) {
    const rows = await db.select().from(credits).where(inArray(credits.id, ids))
    return rows.map((row) => [
      row.id,
      {
        kind: 'credit',
        at: row.createdAt.toISOString(),
        credit_id: row.id,
        amount: row.amount,
        credit_reason_cd: row.reasonCode,
        comments: row.comments,
        crm_billing_account_number: row.billingAccountNumber,
      },
    ])
  },
  async statement(db, ids) {
    const rows = await db.select().from(statements).where(inArray(statements.id, ids))
    return rows.map((row) => [
      row.id,
      {
        kind: 'statement',
        at: `${row.issuedOn}T12:00:00.000Z`,
        charges: row.charges,
        due_date: row.dueOn,
        crm_billing_account_number: row.billingAccountNumber,
      },
    ])
  },
  async case(db, ids) {
    const rows = await db
      .select({ row: cases, writtenBy: writtenByStaff })
      .from(cases)
      // Drizzle omits the table names inside `writtenByStaff` unless the query has a join.
      .innerJoin(contacts, eq(contacts.id, cases.contactId))
      .where(inArray(cases.id, ids))
    return rows.map(({ row, writtenBy }) => [
      row.id,
      {
        kind: 'case',
        at: row.createdAt.toISOString(),
        case_id: row.id,
        case_no: row.number,
        title: row.title,
        is_message: row.kind === 'message',
        written_by: writtenBy,
      },
    ])
  },
  async comment(db, ids) {
    const rows = await db
      .select({ comment: caseComments, number: cases.number, title: cases.title, kind: cases.kind })
      .from(caseComments)
      .innerJoin(cases, eq(cases.id, caseComments.caseId))
      .where(inArray(caseComments.id, ids))
    return rows.map(({ comment, number, title, kind }) => [
      comment.id,
      {
        kind: 'comment',
        at: comment.createdAt.toISOString(),
        comment_id: comment.id,
        case_id: comment.caseId,
        case_no: number,
        title,
        is_message: kind === 'message',
        author: comment.authorName,
      },
    ])
  },
  async refund(db, ids) {
    const rows = await db.select().from(refunds).where(inArray(refunds.id, ids))
    return rows.map((row) => [
      row.id,
      {
        kind: 'refund',
        at: `${row.requestedOn}T12:00:00.000Z`,
        refund_id: row.id,
        amount: row.amount,
        reason: row.reason,
        status: row.status,
        refund_method: row.refundMethod,
        method: row.method,
        crm_billing_account_number: row.billingAccountNumber,
      },
    ])
  },
  async signin(db, ids) {
    const rows = await db
      .select({ record: auditRecords, first: contacts.firstName, last: contacts.lastName })
      .from(auditRecords)
      .innerJoin(users, eq(users.id, auditRecords.userId))
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(inArray(auditRecords.id, ids))
    return rows.map(({ record, first, last }) => [
      record.id,
      {
        kind: 'signin',
        at: record.at.toISOString(),
        sign_in_id: record.id,
        name: `${first} ${last}`,
        outcome: signInOutcomeOf[record.action] ?? 'succeeded',
        device: deviceOf(String(record.details['userAgent'] ?? '')),
      },
    ])
  },
  async note(db, ids) {
    const rows = await db.select().from(customerNotes).where(inArray(customerNotes.id, ids))
    return rows.map((row) => [
      row.id,
      { kind: 'note', at: row.createdAt.toISOString(), note_id: row.id, note: row.body, author: row.authorName },
    ])
  },
}
