/** Reads the tables, sequences and figures of a database for a backup, and compares them after a restore. */
import type { Client } from 'pg'
import { z } from 'zod/mini'
import { rowOf, rowsOf } from '../db/rows'
import { Books, SequenceManifest, TableManifest } from './manifest'

/** The schemas of the portal, of its migrations and of the job library. */
const schemas = ['public', 'drizzle', 'graphile_worker']

const TableName = z.pick(TableManifest, { schema: true, name: true })
export type TableName = z.infer<typeof TableName>
const CopiedTable = z.pick(TableManifest, { schema: true, name: true, columns: true })
export type CopiedTable = z.infer<typeof CopiedTable>
const TableReference = z.object({ table: z.string(), referenced: z.string() })

/** Migrations fill these tables themselves. */
const isOfMigrations = ({ schema, name }: TableName): boolean =>
  schema === 'drizzle' || name === 'migration_lock' || (schema === 'graphile_worker' && name === 'migrations')

export const quotedName = (client: Client, { schema, name }: TableName): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`

/** The values of `t::text` depend on these settings. */
export const useComparableSettings = async (client: Client): Promise<void> => {
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1",
  )
}

/** Lists the tables to copy, referenced ones before those that refer to them. Partitions belong to their table. */
export async function findTables(client: Client): Promise<CopiedTable[]> {
  const tables = await client.query(
    `select n.nspname as schema, c.relname as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  const references = await client.query(
    `select conrelid::regclass::text as table, confrelid::regclass::text as referenced
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  return inReferenceOrder(
    rowsOf(CopiedTable, tables).filter((table) => !isOfMigrations(table)),
    rowsOf(TableReference, references),
  )
}

/** Lists the partitions of tables. They have separate triggers. */
export async function findPartitions(client: Client): Promise<TableName[]> {
  const partitions = await client.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relispartition and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  return rowsOf(TableName, partitions)
}

function inReferenceOrder(
  tables: readonly CopiedTable[],
  references: readonly z.infer<typeof TableReference>[],
): CopiedTable[] {
  const nameOf = ({ schema, name }: TableName): string => (schema === 'public' ? name : `${schema}.${name}`)
  const ordered: CopiedTable[] = []
  const placed = new Set<string>()
  let waiting = [...tables]
  while (waiting.length > 0) {
    const ready = waiting.filter((table) =>
      references.every(({ table: from, referenced }) => from !== nameOf(table) || placed.has(referenced)),
    )
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${waiting.map(nameOf).join(', ')}`)
    for (const table of ready) {
      ordered.push(table)
      placed.add(nameOf(table))
    }
    waiting = waiting.filter((table) => !placed.has(nameOf(table)))
  }
  return ordered
}

/** Counts the rows of a table and adds up a hash of each. */
export async function digestTable(client: Client, table: TableName): Promise<{ rows: number; digest: string }> {
  const digested = await client.query(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text as digest
     from ${quotedName(client, table)} t`,
  )
  return rowOf(z.pick(TableManifest, { rows: true, digest: true }), digested)
}

export async function findSequences(client: Client): Promise<SequenceManifest[]> {
  const found = await client.query(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  )
  const sequences: SequenceManifest[] = []
  for (const sequence of rowsOf(TableName, found)) {
    const state = await client.query(`select last_value::text as value, is_called from ${quotedName(client, sequence)}`)
    sequences.push({ ...sequence, ...rowOf(z.pick(SequenceManifest, { value: true, is_called: true }), state) })
  }
  return sequences
}

export async function setSequence(client: Client, { value, is_called, ...name }: SequenceManifest): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quotedName(client, name), value, is_called])
}

/** Adds up the money, so that an operator can compare it with the books of the billing system. */
export async function sumBooks(client: Client): Promise<Books> {
  const books = await client.query(
    `select
       (select count(*)::int from billing_accounts) as accounts,
       (select coalesce(sum(balance), 0)::text from billing_accounts) as balances,
       (select count(*)::int from statements) as statements,
       (select coalesce(sum(charges), 0)::text from statements) as billed,
       (select count(*)::int from payments where status = 'posted') as payments,
       (select coalesce(sum(amount), 0)::text from payments where status = 'posted') as paid`,
  )
  return rowOf(Books, books)
}

/** The creation times of the applied migrations, in order. */
export async function findMigrations(client: Client): Promise<number[]> {
  const applied = await client.query('select created_at from drizzle.__drizzle_migrations order by created_at')
  return rowsOf(z.object({ created_at: z.string() }), applied).map(({ created_at }) => Number(created_at))
}

/** Lists the files that rows refer to. */
export async function findReferencedFiles(client: Client): Promise<string[]> {
  const files = await client.query(
    `select 'cases/' || id as key from case_attachments
     union all select storage_key from documents
     union all select 'greetings/' || greeting_id from voice_lines where greeting_id is not null`,
  )
  return rowsOf(z.object({ key: z.string() }), files).map(({ key }) => key)
}

/** Returns whether people can sign in, so that a restore never replaces data in use. */
export async function hasUsers(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users limit 1')
  return (rowCount ?? 0) > 0
}

/** Jobs that ran during the backup are locked by a worker that no longer exists. */
export async function releaseJobs(client: Client): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}
