/** Lists the table of each subject. The lines of statements are stored with their statements. */
import type { SubjectName } from '#shared/imports/subjectNames'
import { balances } from './balances.queries'
import { billingAccounts, contacts, customers, serviceAccounts, subscriptions } from './customers.queries'
import { payments } from './payments.queries'
import { communities, premises, products } from './places.queries'
import { statements } from './statements.queries'
import type { TableImport } from './tableImport'
import { dataUsage, gasReadings } from './usage.queries'

export const tableOf: Record<SubjectName, TableImport | null> = {
  communities,
  products,
  customers,
  premises,
  contacts,
  billing_accounts: billingAccounts,
  service_accounts: serviceAccounts,
  subscriptions,
  balances,
  payments,
  statements,
  statement_lines: null,
  gas_readings: gasReadings,
  data_usage: dataUsage,
}
