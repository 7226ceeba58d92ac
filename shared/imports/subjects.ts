/** Lists the subjects of deliveries with their fields. */
import { z } from 'zod/mini'
import * as templateTexts from '../texts/operations/importTemplates'
import * as customers from './customers'
import { type FieldOptions, type ImportField, type StagedValue, schemaOf } from './fields'
import * as ledger from './ledger'
import * as places from './places'
import type { Subject } from './subject'
import type { SubjectName } from './subjectNames'
import * as usage from './usage'

export const subjects = {
  communities: places.communities,
  products: places.products,
  customers: customers.customers,
  premises: places.premises,
  contacts: customers.contacts,
  billing_accounts: customers.billingAccounts,
  service_accounts: customers.serviceAccounts,
  subscriptions: customers.subscriptions,
  balances: ledger.balances,
  payments: ledger.payments,
  statements: ledger.statements,
  statement_lines: ledger.statementLines,
  gas_readings: usage.gasReadings,
  data_usage: usage.dataUsage,
} as const satisfies Record<SubjectName, Subject>

export const subjectOf = (name: SubjectName): Subject => subjects[name]

export type StagedRow = Record<string, StagedValue>

/** What a field contains, for people. */
export function describeField(subject: SubjectName, name: string, { hint }: ImportField): string {
  const note = templateTexts.fieldNotes[subject]?.[name]
  return note === undefined ? hint : templateTexts.described(hint, note)
}

/** The descriptions of fields' schemas, for the OpenAPI document. */
export const fieldDescriptions = z.registry<{ description: string }>()

/** Returns the schema of a subject's rows. */
export const rowSchema = (name: SubjectName, options: FieldOptions = {}): z.ZodMiniType<StagedRow, unknown> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(subjectOf(name).fields).map(([key, field]) => {
        const schema = schemaOf(field, options)
        fieldDescriptions.add(schema, { description: describeField(name, key, field) })
        return [key, schema]
      }),
    ),
  )
