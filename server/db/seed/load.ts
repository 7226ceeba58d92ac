/** Loads the demo into a database in batches, in one transaction. */

import { hash } from '@node-rs/argon2'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { keysOf } from '#shared/records'
import type { FileStore } from '../../adapters/fileStore'
import type { Database, Executor } from '../database'
import { accessRequests, invitations } from '../schema/access/access'
import { auditRecords } from '../schema/access/auditRecords'
import { creditRunRows, creditRuns, credits } from '../schema/billing/credits'
import { deposits, depositTransactions } from '../schema/billing/deposits'
import {
  disconnections,
  dunningHolds,
  dunningNotices,
  moratoria,
  noticeRunRows,
  noticeRuns,
} from '../schema/billing/dunning'
import { refunds } from '../schema/billing/refunds'
import { statements } from '../schema/billing/statements'
import { cannedAnswers } from '../schema/cases/cannedAnswers'
import { caseAttachments, caseComments, caseEvents, caseReads, cases } from '../schema/cases/cases'
import { crews } from '../schema/cases/crews'
import { labeledMessages, messageLabels } from '../schema/cases/messageLabels'
import { announcements } from '../schema/content/announcements'
import { documentFolders, documents } from '../schema/content/documents'
import {
  billingAccounts,
  communities,
  contactPhones,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../schema/customers/accounts'
import { communicationPreferences, communicationSettings } from '../schema/customers/communication'
import { legacyAccounts } from '../schema/customers/registrations'
import { payments } from '../schema/payments/payments'
import { devices } from '../schema/services/devices'
import { communityProducts, planChanges, products, subscriptions } from '../schema/services/plans'
import { premiseServices } from '../schema/services/properties'
import { tvChannels, tvPins } from '../schema/services/tv'
import { dataUsage, gasReadings, usageDays } from '../schema/services/usage'
import { blockedNumbers, emergencyAddresses, voicemails, voipCalls, voipLines } from '../schema/services/voip'
import { premiseNicknames, roles, userCustomers, users } from '../schema/signIn/users'
import type { DemoProfile } from './billing/savedMethods'
import { bulkTables } from './bulkCustomers'
import { demoAnswers } from './cases/cannedAnswers'
import { writeCaseFiles } from './cases/caseFiles'
import { bookDemoVisits, demoCrews } from './cases/crews'
import { demoLabels } from './cases/messageLabels'
import { addDemoReadings } from './cases/submittedReadings'
import { copyRows, withoutIndexes } from './copyRows'
import { type Demo, generateDemo } from './demo'
import { demoPassword } from './demoUsers/demoPeople'
import type { CaseFile } from './households/createHousehold'
import { publishLibrary } from './library/publish'
import { type CustomerRows, emptyRows } from './rows'
import { addDemoOutages } from './services/outages'
import { addDemoApiKey } from './staff/apiKeys'
import { addDemoDeliveries } from './staff/deliveries'
import { addDemoViews } from './staff/listViews'
import { addDemoMembers, loadDemoTeams } from './staff/teams'

export interface SeedOptions {
  /** `YYYY-MM-DD` */
  today: string
  /** Nothing in the demo happens after this time. Without it, the demo may use all of today. */
  now?: Date
  accounts?: number
  withHistory?: number
  messages?: number
  /**
   * A separate connection that loads the customers without a history, whose statements take minutes. It is only needed
   * for many customers.
   */
  bulk?: Client
  onProgress?: (customers: number) => void
  /** The store for library documents and case files, and the brand on the documents; without it there are none. */
  library?: { files: FileStore; brandName: string }
}

export interface SeedResult {
  customers: number
  statements: number
  payments: number
  /** Must be imported into the payment provider. */
  profiles: DemoProfile[]
}

/**
 * Fills an empty database. Returns null without changes when the database has a customer, or the provider, which exists
 * before the first administrator signs in.
 */
export async function seedDemo(
  db: Database,
  { bulk, onProgress, library, ...size }: SeedOptions,
): Promise<SeedResult | null> {
  if ((await db.select({ number: customers.number }).from(customers).limit(1)).length > 0) return null
  const passwordHash = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const demo = generateDemo({ ...size, passwordHash })
  // Stores the files before the rows that list them, so that every listed file exists.
  const published =
    library && (await publishLibrary(library.files, { today: size.today, brandName: library.brandName }))
  const seeded = await db.transaction(async (tx) => {
    await loadShared(tx, demo)
    if (published) {
      await tx.insert(documentFolders).values(published.folders)
      await tx.insert(documents).values(published.documents)
    }
    const { caseFiles, ...loaded } = await loadHouseholds(tx, demo, onProgress)
    await bookDemoVisits(tx)
    await addDemoOutages(tx, size)
    await addDemoReadings(tx)
    await addDemoViews(tx)
    const apiKeyId = await addDemoApiKey(tx, size.today)
    await addDemoDeliveries(tx, { today: size.today, apiKeyId })
    await addDemoMembers(tx)
    if (library) await insertRows(tx, caseAttachments, await writeCaseFiles(library.files, caseFiles))
    // New cases continue the numbering of the demo.
    await tx.execute(sql`select setval('case_numbers', (select count(*) + 1 from ${cases}))`)
    return loaded
  })
  const bulkCount = bulk ? await loadBulkCustomers(bulk, demo, (loaded) => onProgress?.(seeded.customers + loaded)) : 0
  // Without statistics the first queries are planned for empty tables. After a bulk load, a vacuum also lets index
  // scans skip the table rows, which otherwise waits for autovacuum.
  await (bulk ? bulk.query('vacuum (analyze)') : db.execute(sql`analyze`))
  return { ...seeded, customers: seeded.customers + bulkCount }
}

async function loadBulkCustomers(client: Client, demo: Demo, onProgress: (customers: number) => void): Promise<number> {
  let loaded = 0
  await withoutIndexes(
    client,
    bulkTables.map((name) => tables[name]),
    async () => {
      for (const rows of demo.bulkCustomers) {
        for (const name of bulkTables) await copyRows(client, tables[name], rows[name])
        loaded += rows.customers.length
        onProgress(loaded)
      }
      await client.query("select setval('case_numbers', (select count(*) + 1 from cases))")
    },
  )
  return loaded
}

async function loadShared(tx: Executor, demo: Demo): Promise<void> {
  await tx.insert(communities).values([...demo.communities])
  await tx.insert(products).values([...demo.products])
  await tx.insert(communityProducts).values(demo.communityProducts)
  await tx.insert(tvChannels).values(demo.channels)
  await tx.insert(roles).values(demo.roles)
  await tx.insert(cannedAnswers).values([...demoAnswers])
  await tx.insert(crews).values(demoCrews)
  await loadDemoTeams(tx)
  await tx.insert(messageLabels).values(demoLabels.map(({ id, name }) => ({ id, name })))
  await tx.insert(announcements).values(demo.announcements)
  await tx.insert(moratoria).values(demo.moratoria)
  await insertRows(tx, premises, demo.freePremises)
}

/** Ordered by foreign keys: a table follows those that it references. */
const tables = {
  customers,
  contacts,
  contactPhones,
  users,
  userCustomers,
  premises,
  premiseServices,
  billingAccounts,
  serviceAccounts,
  subscriptions,
  planChanges,
  devices,
  tvPins,
  voipLines,
  emergencyAddresses,
  blockedNumbers,
  voicemails,
  voipCalls,
  statements,
  gasReadings,
  dataUsage,
  usageDays,
  payments,
  deposits,
  depositTransactions,
  refunds,
  creditRuns,
  creditRunRows,
  credits,
  disconnections,
  dunningHolds,
  noticeRuns,
  noticeRunRows,
  dunningNotices,
  cases,
  caseComments,
  caseEvents,
  caseReads,
  labeledMessages,
  communicationSettings,
  communicationPreferences,
  invitations,
  accessRequests,
  premiseNicknames,
  legacyAccounts,
  auditRecords,
} satisfies Record<keyof CustomerRows, PgTable>
const tableNames = keysOf(tables)

const householdsPerBatch = 250

async function loadHouseholds(
  tx: Executor,
  { households }: Demo,
  onProgress: SeedOptions['onProgress'],
): Promise<SeedResult & { caseFiles: CaseFile[] }> {
  const seeded: SeedResult = { customers: 0, statements: 0, payments: 0, profiles: [] }
  const caseFiles: CaseFile[] = []
  let pending = emptyRows()
  const flush = async () => {
    for (const name of tableNames) await insertRows(tx, tables[name], pending[name])
    seeded.customers += pending.customers.length
    seeded.statements += pending.statements.length
    seeded.payments += pending.payments.length
    pending = emptyRows()
    onProgress?.(seeded.customers)
  }
  for (const household of households) {
    for (const name of tableNames) appendRows(pending[name], household.rows[name])
    appendRows(seeded.profiles, household.profiles)
    appendRows(caseFiles, household.caseFiles)
    if (pending.customers.length === householdsPerBatch) await flush()
  }
  await flush()
  return { ...seeded, caseFiles }
}

function appendRows(target: unknown[], rows: readonly unknown[]): void {
  for (const row of rows) target.push(row)
}

const rowsPerStatement = 5000

/**
 * Sends one array per column instead of one parameter per value, so that the statement is the same for any number of
 * rows.
 */
async function insertRows(tx: Executor, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const values = rows.slice(start, start + rowsPerStatement)
    const arrays = columns.map(([key, column]): SQL => {
      const array = values.map((row): unknown => Reflect.get(row, key))
      return sql`${sql.param(array.map(asParameter))}::${sql.raw(column.getSQLType())}[]`
    })
    await tx.execute(sql`insert into ${table} (${names}) select * from unnest(${sql.join(arrays, sql`, `)})`)
  }
}

function asParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
