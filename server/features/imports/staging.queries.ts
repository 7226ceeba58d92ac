/** Keeps the rows of a delivery in staging tables, which backups ignore and which are dropped at the end. */

import type { Client } from 'pg'
import { z } from 'zod/mini'
import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import { rowOf, rowsOf } from '../../db/rows'

const schema = 'import_staging'

export const stagingTable = (deliveryId: string, subject: SubjectName): string =>
  `${schema}.d${deliveryId.replaceAll('-', '')}_${subject}`

/** The columns of a staging table, in the order in which they are copied. `missing` names the fields that a row lacks. */
export const stagedColumns = (subject: SubjectName): string[] => [
  'line',
  ...Object.keys(subjectOf(subject).fields),
  'missing',
]

/** Unlogged tables are written twice as fast. A crash of the database empties them, and then they are filled again. */
export async function createStaging(client: Client, deliveryId: string, subject: SubjectName): Promise<void> {
  const table = stagingTable(deliveryId, subject)
  const fields = Object.entries(subjectOf(subject).fields).map(([name, { type }]) => `${name} ${type}`)
  await client.query(`drop table if exists ${table}`)
  await client.query(`create unlogged table ${table} (line integer not null, ${fields.join(', ')}, missing text[])`)
}

/** The key is needed to find the rows that a row refers to, and the line to apply one chunk after another. */
export async function finishStaging(client: Client, deliveryId: string, subject: SubjectName): Promise<void> {
  const table = stagingTable(deliveryId, subject)
  await client.query(`create index on ${table} (line)`)
  await client.query(`create index on ${table} (${subjectOf(subject).key.join(', ')})`)
  await client.query(`analyze ${table}`)
}

export async function countStaged(client: Client, deliveryId: string, subject: SubjectName): Promise<number | null> {
  const table = stagingTable(deliveryId, subject)
  const found = await client.query('select to_regclass($1) is not null as exists', [table])
  if (!rowOf(z.object({ exists: z.boolean() }), found).exists) return null
  const counted = await client.query(`select count(*)::int as count from ${table}`)
  return rowOf(z.object({ count: z.int() }), counted).count
}

export async function createStagingSchema(client: Client): Promise<void> {
  await client.query(`create schema if not exists ${schema}`)
}

/** Drops the staging tables of all deliveries but one. Only the delivery that holds the lock is imported. */
export async function dropStaging(client: Client, exceptFor: string | null): Promise<void> {
  const tables = await client.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = $1 and ($2::text is null or tablename not like $2 || '\\_%')`,
    [schema, exceptFor && `d${exceptFor.replaceAll('-', '')}`],
  )
  for (const { name } of rowsOf(z.object({ name: z.string() }), tables))
    await client.query(`drop table ${schema}.${name}`)
}
