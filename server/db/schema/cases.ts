/** Cases: service requests, requests to cancel one, and messages, each with comments, a history and files. */
import { sql, type SQL } from 'drizzle-orm'
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
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { userTypes } from '#shared/access'
import {
  cancelReasons,
  caseCategories,
  caseEventKinds,
  caseKinds,
  casePriorities,
  caseStatuses,
  contactWindows,
  visitWindows,
} from '#shared/cases'
import { bytes, moment } from '../columns'
import { contacts, customers, premises, serviceAccounts } from './accounts'
import { users } from './people'

/** The ways of being told that the server can send by itself. */
export const noticeChannels = ['email', 'sms'] as const

/** Counts cases over all years; the year stands before it in `C-2025-000001`. */
export const caseNumbers = pgSequence('case_numbers')

type Columns = Record<'kind' | 'status', AnyPgColumn>

/** What the queue of staff holds, what of it is not over, and what of that staff owe an answer. Queries say it in the same words as the indexes. */
export const isMessage = ({ kind }: Columns): SQL => sql`${kind} = 'message'`
export const isOpenMessage = ({ kind, status }: Columns): SQL =>
  sql`${kind} = 'message' and ${status} not in ('resolved', 'closed', 'cancelled')`
/** Requests that are not over, those of a bulk request counted once. */
export const isOpenRequest = ({ kind, status, isPart }: Columns & Record<'isPart', AnyPgColumn>): SQL =>
  sql`${kind} = 'request' and not ${isPart} and ${status} not in ('resolved', 'closed', 'cancelled')`
/** The first answer is still owed. */
export const isPromised = ({ status, answeredAt }: Record<'status' | 'answeredAt', AnyPgColumn>): SQL =>
  sql`${status} = 'received' and ${answeredAt} is null`
/** Requests whose first answer comes later than was promised. */
export const isLateRequest = (
  table: Columns & Record<'isPart' | 'answeredAt' | 'expectedBy', AnyPgColumn>,
  now: Date,
): SQL => sql`${isOpenRequest(table)} and ${isPromised(table)} and ${table.expectedBy} < ${now.toISOString()}`
export const isUnansweredMessage = (table: Columns & Record<'answerDueAt', AnyPgColumn>): SQL =>
  sql`${isOpenMessage(table)} and ${table.answerDueAt} is not null`

/** What a search of the queue looks into; the index is on the same expression. Capital letters are told apart afterwards. */
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
    /** Who opened it in the portal; null when it came by telephone or letter. */
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
    /** The case that this one cancels, follows or, of a builder's bulk request, belongs to. */
    parentId: uuid('parent_id').references((): AnyPgColumn => cases.id),
    /** One lot of a bulk request: it stands and ends with its parent. */
    isPart: boolean('is_part').notNull().default(false),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** By when the first answer is promised. */
    expectedBy: moment('expected_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    rating: integer('rating'),
    ratingComment: text('rating_comment').notNull().default(''),
    /** Kept with each comment, so that a list need not count. */
    commentCount: integer('comment_count').notNull().default(0),
    /** When the provider last wrote or changed something that the customer should read. */
    answeredAt: moment('answered_at'),
    /** When the customer last wrote; of what the provider began, when it began. The queue of staff stands in this order. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** By when staff promised to answer what the customer wrote last; null once they have, or have said that it waits for the customer. What is over owes none. */
    answerDueAt: moment('answer_due_at'),
    /** Who of staff takes care of it. */
    assignedTo: uuid('assigned_to').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from another request. */
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
    // The queue of staff, one index for each tab, read from its newest end; and the messages of one person.
    index('cases_queue').on(table.askedAt, table.id).where(isMessage(table)),
    index('cases_queue_mine').on(table.assignedTo, table.askedAt, table.id).where(isOpenMessage(table)),
    index('cases_queue_unassigned')
      .on(table.askedAt, table.id)
      .where(sql`${isOpenMessage(table)} and ${table.assignedTo} is null`),
    // With all that the summary counts of it, so that it counts without reading the messages themselves.
    index('cases_queue_unanswered')
      .on(table.askedAt, table.id, table.answerDueAt, table.premiseNumber)
      .where(isUnansweredMessage(table)),
    index('cases_queue_text')
      .using('gin', sql`${messageText(table)} gin_trgm_ops`)
      .where(isMessage(table)),
    index('cases_queue_breaching').on(table.answerDueAt).where(isUnansweredMessage(table)),
    // The summary counts what was opened lately, and what is open.
    index('cases_opened').on(table.kind, table.createdAt),
    index('cases_open_requests').on(table.premiseNumber).where(isOpenRequest(table)),
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
    /** As the author was called when they wrote it. */
    authorName: text('author_name').notNull(),
    authorType: text('author_type', { enum: userTypes }).notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    idempotencyKey: text('idempotency_key'),
    /** Tells a retry under the key from another request. */
    requestHash: bytes('request_hash'),
  },
  (table) => [
    index('case_comments_newest').on(table.caseId, table.createdAt, table.id),
    uniqueIndex('case_comments_idempotency').on(table.userId, table.idempotencyKey),
  ],
)

/** Who is told that staff have answered, and by which way: written with the comment, sent after it. */
export const commentNotices = pgTable(
  'comment_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => caseComments.id, { onDelete: 'cascade' }),
    contactId: text('contact_id')
      .notNull()
      .references(() => contacts.id),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    /** Not before: quiet hours end then, or the process that has begun to send it is no longer waited for. */
    dueAt: moment('due_at').notNull(),
    /** After it the news is too old to be sent. */
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    uniqueIndex('comment_notices_once').on(table.commentId, table.contactId, table.channel),
    index('comment_notices_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
)

/** The history of a case: every status it had, appointments, what the customer did. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: caseEventKinds }).notNull(),
    /** The new one, of an event of the kind `status`. */
    status: text('status', { enum: caseStatuses }),
    note: text('note').notNull().default(''),
    authorName: text('author_name').notNull(),
    authorType: text('author_type', { enum: userTypes }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('case_events_case').on(table.caseId, table.createdAt)],
)

/** Files; their bytes are in the file store under `cases/<id>`. */
export const caseAttachments = pgTable(
  'case_attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null until the case is opened that the file was sent for. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    /** As its sender named it. */
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('case_attachments_case').on(table.caseId, table.createdAt),
    index('case_attachments_pending').on(table.userId, table.createdAt).where(sql`${table.caseId} is null`),
  ],
)

/** Up to when somebody has read a case. */
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

/** Who of staff is looking at a case, until when unless they say so again. */
export const caseLookers = pgTable(
  'case_lookers',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.userId] })],
)

/** Answers that staff give often, with marks such as `{first_name}` where a reply fills something in. */
export const cannedAnswers = pgTable('canned_answers', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull().unique(),
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
})
