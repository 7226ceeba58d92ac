/** Cases: service requests, cancellation requests and messages, each with comments, a history and files. */
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access/access'
import {
  cancelReasons,
  caseCategories,
  caseEventKinds,
  caseKinds,
  casePriorities,
  caseStatuses,
  contactWindows,
  visitWindows,
} from '#shared/cases/cases'
import { bytes, moment } from '../../columns'
import { contacts, customers, premises, serviceAccounts } from '../customers/accounts'
import { outages } from '../services/outages'
import { users } from '../signIn/users'
import { teams } from './teams'

/** Counts cases across all years. The year is a prefix of the number, as in `C-2025-000001`. */
export const caseNumbers = pgSequence('case_numbers')

type CaseColumns = Record<'kind' | 'status', AnyPgColumn>

/**
 * Conditions for the staff queue: its messages, the open ones, and those that staff must answer. Queries use the same
 * SQL as the partial indexes.
 */
export const isMessage = ({ kind }: CaseColumns): SQL => sql`${kind} = 'message'`
export const isPrioritizedMessage = ({ kind, priority }: Record<'kind' | 'priority', AnyPgColumn>): SQL =>
  sql`${kind} = 'message' and ${priority} <> 'normal'`
export const isOpenMessage = ({ kind, status }: CaseColumns): SQL =>
  sql`${kind} = 'message' and ${status} not in ('resolved', 'closed', 'cancelled')`
/** Matches open requests. A bulk request counts once. */
export const isOpenRequest = ({ kind, status, isPart }: CaseColumns & Record<'isPart', AnyPgColumn>): SQL =>
  sql`${kind} = 'request' and not ${isPart} and ${status} not in ('resolved', 'closed', 'cancelled')`
/** Matches requests on which the work is done. */
export const isFinishedRequest = ({ kind, status, isPart }: CaseColumns & Record<'isPart', AnyPgColumn>): SQL =>
  sql`${kind} = 'request' and not ${isPart} and ${status} in ('resolved', 'closed')`
/** Matches requests with a promise to the customer that was not kept. */
export const isOverdueRequest = (table: CaseColumns & Record<'isPart' | 'answerDueAt', AnyPgColumn>, now: Date): SQL =>
  sql`${isOpenRequest(table)} and ${table.answerDueAt} < ${now.toISOString()}`
export const isUnansweredMessage = (table: CaseColumns & Record<'answerDueAt', AnyPgColumn>): SQL =>
  sql`${isOpenMessage(table)} and ${table.answerDueAt} is not null`

/**
 * The text that queue search runs on; the index uses the same expression. Upper and lower case are compared afterwards.
 */
export const messageText = ({ title, description }: Record<'title' | 'description', AnyPgColumn>): SQL =>
  sql`(${title} || ' ' || ${description})`

export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `C-YYYY-######` */
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    customerNumber: text('customer_number')
      .notNull()
      .references(() => customers.number),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    /** The user who opened it in the portal; null when it came by phone or letter. */
    userId: uuid('user_id').references(() => users.id),
    premiseNumber: text('premise_number').references(() => premises.number),
    serviceAccountId: text('service_account_id').references(() => serviceAccounts.id),
    /** Null and empty for messages. */
    category: text('category', { enum: caseCategories }),
    serviceType: text('service_type').notNull().default(''),
    serviceSubtype: text('service_subtype').notNull().default(''),
    title: text('title').notNull(),
    description: text('description').notNull(),
    answers: jsonb('answers').$type<{ question: string; answer: string }[]>().notNull().default([]),
    contactPhone: text('contact_phone').notNull().default(''),
    contactWindow: text('contact_window', { enum: contactWindows }),
    preferredOn: date('preferred_on', { mode: 'string' }),
    preferredWindow: text('preferred_window', { enum: visitWindows }),
    status: text('status', { enum: caseStatuses }).notNull().default('received'),
    priority: text('priority', { enum: casePriorities }).notNull().default('normal'),
    appointmentOn: date('appointment_on', { mode: 'string' }),
    appointmentWindow: text('appointment_window', { enum: visitWindows }),
    /** When the customer confirmed the appointment. A change of the appointment clears it. */
    appointmentConfirmedAt: moment('appointment_confirmed_at'),
    /** The case that this one cancels or follows, or the bulk request that it belongs to. */
    parentId: uuid('parent_id').references((): AnyPgColumn => cases.id),
    /** True for one lot of a bulk request. It is opened and closed with its parent. */
    isPart: boolean('is_part').notNull().default(false),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** When the first answer is promised. */
    expectedBy: moment('expected_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    rating: integer('rating'),
    ratingComment: text('rating_comment').notNull().default(''),
    /** Maintained with each comment, so that lists need not count. */
    commentCount: integer('comment_count').notNull().default(0),
    /** When the provider last wrote or changed something that the customer should read. */
    answeredAt: moment('answered_at'),
    /** When the customer last wrote, or when the provider opened the case. The staff queue is sorted by it. */
    customerWroteAt: moment('customer_wrote_at').notNull().defaultNow(),
    /**
     * When staff promised to answer the customer's last message, or the end of a request's appointment. Null once they
     * answered or the case waits for the customer. A closed case owes no answer.
     */
    answerDueAt: moment('answer_due_at'),
    /** Staff set the message aside until then. Null once the time has come, or the customer has written. */
    snoozedUntil: moment('snoozed_until'),
    /** The outage that the request reports, if one is known. */
    outageId: uuid('outage_id').references(() => outages.id, { onDelete: 'set null' }),
    /** The agent to whom the case is assigned. */
    assignedTo: uuid('assigned_to').references(() => users.id),
    /** The team that shares the message. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    /** When staff first answered a message of a customer, by when they had promised to, and who answered. */
    firstAnsweredAt: moment('first_answered_at'),
    firstAnswerDueAt: moment('first_answer_due_at'),
    firstAnsweredBy: uuid('first_answered_by').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from a different request. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('cases_customer').on(table.customerNumber, table.kind, table.updatedAt),
    index('cases_customer_opened')
      .on(table.customerNumber, table.kind, table.createdAt, table.id)
      .where(sql`not ${table.isPart}`),
    index('cases_contact_newest').on(table.contactId, table.kind, table.updatedAt, table.id),
    index('cases_service_account').on(table.serviceAccountId),
    index('cases_parent').on(table.parentId),
    index('cases_premise').on(table.premiseNumber, table.kind, table.status),
    index('cases_outage').on(table.outageId).where(sql`${table.outageId} is not null`),
    // The staff queue has one index per tab, read from the newest end.
    index('cases_queue').on(table.customerWroteAt, table.id).where(isMessage(table)),
    index('cases_queue_mine').on(table.assignedTo, table.customerWroteAt, table.id).where(isOpenMessage(table)),
    index('cases_queue_unassigned')
      .on(table.customerWroteAt, table.id)
      .where(sql`${isOpenMessage(table)} and ${table.assignedTo} is null`),
    // Covers all columns that the summary counts, so that it does not read the messages themselves.
    index('cases_queue_unanswered')
      .on(table.customerWroteAt, table.id, table.answerDueAt, table.premiseNumber)
      .where(isUnansweredMessage(table)),
    index('cases_queue_text')
      .using('gin', sql`${messageText(table)} gin_trgm_ops`)
      .where(isMessage(table)),
    // Few messages are snoozed at a time, so the job that ends it reads all of them.
    index('cases_queue_snoozed').on(table.customerWroteAt, table.id).where(sql`${table.snoozedUntil} is not null`),
    index('cases_queue_overdue').on(table.answerDueAt).where(isUnansweredMessage(table)),
    // Only messages have a team. Deleting a team uses the index too.
    index('cases_queue_team').on(table.teamId, table.customerWroteAt, table.id).where(sql`${table.teamId} is not null`),
    // Few messages have another priority than the normal one.
    index('cases_queue_priority')
      .on(table.priority, table.customerWroteAt, table.id)
      .where(isPrioritizedMessage(table)),
    // Cover all columns that the board counts, so that it does not read the messages themselves.
    index('cases_open_work').on(table.assignedTo, table.teamId, table.customerWroteAt).where(isOpenMessage(table)),
    index('cases_first_answered')
      .on(table.firstAnsweredAt, table.firstAnsweredBy, table.teamId, table.firstAnswerDueAt, table.createdAt)
      .where(sql`${table.firstAnsweredAt} is not null`),
    // A survey is sent about requests that ended recently.
    index('cases_unrated').on(table.closedAt).where(sql`${table.kind} = 'request' and ${table.rating} is null`),
    // The summary counts recently opened and open cases.
    index('cases_opened').on(table.kind, table.createdAt),
    index('cases_open_requests').on(table.premiseNumber).where(isOpenRequest(table)),
    // The list of requests that staff work on goes back some days, and a job closes those that were done long ago.
    index('cases_finished_requests').on(table.closedAt, table.id).where(isFinishedRequest(table)),
    index('cases_done_requests')
      .on(table.closedAt)
      .where(sql`${table.kind} = 'request' and ${table.status} = 'resolved'`),
    uniqueIndex('cases_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

export const caseComments = pgTable(
  'case_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    /** The author's name at the time of writing. */
    authorName: text('author_name').notNull(),
    authorType: text('author_type', { enum: userTypes }).notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from a different request. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('case_comments_newest').on(table.caseId, table.createdAt, table.id),
    uniqueIndex('case_comments_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** The history of a case: status changes, appointments and actions of the customer. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: caseEventKinds }).notNull(),
    /** The new status, for events of the kind `status`. */
    status: text('status', { enum: caseStatuses }),
    note: text('note').notNull().default(''),
    authorName: text('author_name').notNull(),
    authorType: text('author_type', { enum: userTypes }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('case_events_case').on(table.caseId, table.createdAt)],
)

/** Attached files. Their bytes are in the file store under `cases/<id>`. */
export const caseAttachments = pgTable(
  'case_attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null until the case that the file was uploaded for is opened. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    /** The comment that the file was sent with; null if it was added to the case itself. */
    commentId: uuid('comment_id').references(() => caseComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    /** The name that the sender gave. */
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('case_attachments_case').on(table.caseId, table.createdAt),
    index('case_attachments_comment').on(table.commentId).where(sql`${table.commentId} is not null`),
    index('case_attachments_pending').on(table.userId, table.createdAt).where(sql`${table.caseId} is null`),
  ],
)

/** The time up to which a user has read a case. */
export const caseReads = pgTable(
  'case_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] })],
)
