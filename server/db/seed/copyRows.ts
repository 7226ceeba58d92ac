/** Loads rows with COPY, the fastest way into PostgreSQL, and builds the indexes afterwards. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { z } from 'zod/mini'
import { copyLine } from '../copyText'
import { inTransaction } from '../inTransaction'
import { rowOf, rowsOf } from '../rows'

/**
 * Runs the work in one transaction without the tables' non-unique indexes, which would slow it down. Unique indexes
 * stay.
 */
export async function withoutIndexes(
  client: Client,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  await inTransaction(client, async () => {
    await disableForeignKeyChecks(client)
    const found = await client.query(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
      [tables.map((table) => getTableName(table))],
    )
    const indexes = rowsOf(z.object({ name: z.string(), definition: z.string() }), found)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await work()
    await client.query("set local maintenance_work_mem = '1GB'")
    for (const { definition } of indexes) await client.query(definition)
  })
}

/**
 * Disables foreign key checks where the user may do so. The rows are consistent, and checking them takes as long as
 * loading.
 */
async function disableForeignKeyChecks(client: Client): Promise<void> {
  const role = await client.query('select rolsuper as "isSuperuser" from pg_roles where rolname = current_user')
  if (rowOf(z.object({ isSuperuser: z.boolean() }), role).isSuperuser)
    await client.query("set local session_replication_role = 'replica'")
}

export async function copyRows(client: Client, table: PgTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined)
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const keys = columns.map(([key]) => key)
  await pipeline(
    Readable.from(chunksOf(rows, keys)),
    client.query(from(`copy "${getTableName(table)}" (${names}) from stdin`)),
  )
}

const rowsPerChunk = 500

function* chunksOf(rows: readonly object[], keys: readonly string[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    let chunk = ''
    for (const row of rows.slice(start, start + rowsPerChunk)) {
      chunk += copyLine(keys.map((key): unknown => Reflect.get(row, key)))
    }
    yield chunk
  }
}
