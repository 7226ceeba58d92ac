/** Defines imports of the billing system's data by HTTP. Files are imported by a command. */
import { z } from 'zod/mini'
import { Line } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { batchSubjects, maxBatchRows } from '../../imports/batches'
import { dateOrders } from '../../imports/dates'
import { ControlSums } from '../../imports/deliveries'
import { type SubjectName, subjectNames } from '../../imports/subjectNames'
import { rowSchema } from '../../imports/subjects'
import { recordOf } from '../../records'
import * as importTexts from '../../texts/operations/imports'
import {
  getDeliveryExpectation,
  getDeliveryRejects,
  getImportTemplate,
  listDeliveries,
  SubjectCounts,
  updateDeliveryExpectation,
} from './deliveries'

const rows = recordOf(subjectNames, (name) => rowSchema(name))

// The OpenAPI document names the rows of each subject so.
export const CommunitiesRow = rows.communities
export const ProductsRow = rows.products
export const CustomersRow = rows.customers
export const PremisesRow = rows.premises
export const ContactsRow = rows.contacts
export const BillingAccountsRow = rows.billing_accounts
export const ServiceAccountsRow = rows.service_accounts
export const SubscriptionsRow = rows.subscriptions
export const BalancesRow = rows.balances
export const PaymentsRow = rows.payments
export const StatementsRow = rows.statements
export const StatementLinesRow = rows.statement_lines
export const GasReadingsRow = rows.gas_readings
export const DataUsageRow = rows.data_usage

/**
 * A row that does not fit its schema must not reject the others, so any object is accepted here, and the schemas only
 * document what a row should be. The pipeline reads the rows with them.
 */
const AnyRow = z.record(z.string(), z.unknown())
const batchOf = (names: readonly SubjectName[]) => ({
  rows: z
    .array(z.union([AnyRow, ...names.map((name) => rows[name])]))
    .check(
      z.minLength(1, { error: importTexts.noRows }),
      z.maxLength(maxBatchRows, { error: importTexts.tooManyBatchRows(maxBatchRows) }),
    ),
  /** The sums of the rows' amounts, for statements, their lines, payments and balances. */
  sums: z._default(ControlSums, {}),
})

export const ImportBatch = z.strictObject({
  /** The billing system's name of the delivery, such as a day. */
  delivery: z._default(Line({ name: importTexts.deliveryName, max: 100 }), ''),
  /** When the billing system read the rows from its books. An older batch cannot undo a newer one. */
  written_at: z.iso.datetime({ offset: true }),
  /** Tells which part of a date with slashes comes first. Without it, dates that can be read both ways are rejected. */
  dates: z.optional(z.enum(dateOrders)),
  ...batchOf(batchSubjects),
  /** Rows of other subjects that belong to these, such as the lines of statements. They are imported together. */
  related: z._default(
    z.strictObject(recordOf(subjectNames, (name) => z.optional(z.strictObject(batchOf([name]))))),
    {},
  ),
})
export type ImportBatch = z.output<typeof ImportBatch>

export const ImportReject = z.object({
  subject: z.enum(subjectNames),
  /** The place of the row in the request, from 1. */
  row: z.int(),
  /** Empty if the row as a whole is wrong. */
  field: z.string(),
  reason: z.string(),
})
export type ImportReject = z.output<typeof ImportReject>

export const importBatch = endpoint({
  method: 'PUT',
  path: '/api/v1/import/:subject',
  summary:
    'Imports rows of the billing system. Rows that are wrong are rejected without stopping the others. 400 without changing anything if the sums differ or a newer batch was imported. 409 while another delivery is being imported.',
  access: 'staff:IMPORTS.write',
  takesKey: 'only',
  idempotent: true,
  params: z.object({ subject: z.enum(batchSubjects, { error: importTexts.unknownSubject(batchSubjects) }) }),
  query: z.object({
    /** With `true`, the answer says what would happen, and nothing is changed. */
    dry_run: z._default(z.enum(['true', 'false']), 'false'),
  }),
  body: ImportBatch,
  response: z.object({
    delivery_id: z.uuid(),
    is_dry_run: z.boolean(),
    subjects: z.array(SubjectCounts),
    /** Why rows were rejected, at most 1,000 reasons. */
    rejects: z.array(ImportReject),
    has_more_rejects: z.boolean(),
  }),
})

export const imports = {
  importBatch,
  listDeliveries,
  getDeliveryRejects,
  getImportTemplate,
  getDeliveryExpectation,
  updateDeliveryExpectation,
}
