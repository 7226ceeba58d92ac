/** Applies staged rows to the tables of the portal. Rows that are equal to what is on file are not touched. */
import type { Client } from 'pg'
import { z } from 'zod/mini'
import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import { inTransaction } from '../../db/inTransaction'
import { rowOf } from '../../db/rows'
import { type ChunkCounts, recordChunk } from './deliveries.queries'
import { keptIfMissing, type StagedTable, type TableImport } from './tables/tableImport'

export interface AppliedSubject {
  deliveryId: string
  subject: SubjectName
  table: TableImport
  /** Its staging table. */
  own: string
  staged: StagedTable
}

/** Selects the rows that are new, or that differ from what is on file. */
function selectDifferent({ subject, table: mapped, own, staged }: AppliedSubject): string {
  const { table, joins, key, extras = {}, differs = 'false' } = mapped
  const columns = columnsOf(subject, mapped)
  const named = Object.entries({ ...key, ...columns, ...extras }).map(
    ([name, expression]) => `${expression} as ${name}`,
  )
  const isSame = Object.entries(key).map(([name, expression]) => `t.${name} = ${expression}`)
  const [firstKey = ''] = Object.keys(key)
  const stored = Object.keys(columns).map((name) => `t.${name}`)
  return `select s.line, ${named.join(', ')}, t.${firstKey} is null as is_new
    from ${own} s ${joins?.(staged) ?? ''} left join ${table} t on ${isSame.join(' and ')}
    where s.line > $1 and s.line <= $2
      and (t.${firstKey} is null or (${stored.join(', ')}) is distinct from (${Object.values(columns).join(', ')})
        or ${differs})`
}

/** A column that is simply an optional field keeps what is on file if its row lacks the field. */
const columnsOf = (subject: SubjectName, { columns }: TableImport): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([column, expression]) => {
      const field = /^s\.(\w+)$/.exec(expression)?.[1] ?? ''
      const isOptional = subjectOf(subject).fields[field]?.isRequired === false
      return [column, isOptional ? keptIfMissing(field, column) : expression]
    }),
  )

/** Returns what would be added and changed, without changing anything. */
export async function countDifferences(client: Client, applied: AppliedSubject): Promise<ChunkCounts> {
  const counted = await client.query(
    `select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed,
       (select count(*) from ${applied.own})::int - count(*)::int as unchanged
     from (${selectDifferent(applied)}) different`,
    [0, maxLine],
  )
  return rowOf(z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }), counted)
}

const maxLine = 2_147_483_647
const rowsPerChunk = 5_000

/** Finds the last line of the next chunk and the number of its rows; null after the last one. */
export async function findNextChunk(
  client: Client,
  { own }: AppliedSubject,
  after: number,
): Promise<{ line: number; rows: number } | null> {
  const found = await client.query(
    `select max(line) as line, count(*)::int as rows
     from (select line from ${own} where line > $1 order by line limit $2) chunk`,
    [after, rowsPerChunk],
  )
  const { line, rows } = rowOf(z.object({ line: z.nullable(z.int()), rows: z.int() }), found)
  return line === null ? null : { line, rows }
}

interface Chunk {
  after: number
  line: number
  rows: number
}

/** Applies a chunk and stores the progress in the same transaction. */
export async function applyChunk(client: Client, applied: AppliedSubject, { after, line, rows }: Chunk): Promise<void> {
  const { deliveryId, subject, own, table } = applied
  await inTransaction(client, async () => {
    // Accounts are locked in a separate statement: the next one then sees what concurrent payments have committed.
    if (table.locksAccounts) await client.query(lockAccounts(applied), [after, line])
    const { added, changed } = await writeDifferences(client, applied, [after, line])
    for (const statement of table.followUps ?? []) await client.query(withChunk(statement, own), [after, line])
    await recordChunk(client, { deliveryId, subject, line }, { added, changed, unchanged: rows - added - changed })
  })
}

/** Accounts whose rows are equal to what is on file are not locked. */
const lockAccounts = (applied: AppliedSubject): string =>
  `select number from billing_accounts
   where number in (select billing_account_number from (${selectDifferent(applied)}) different)
   order by number for no key update`

/** The chunk becomes the first common table expression of the statement. */
const withChunk = (statement: string, own: string): string => {
  const chunk = `chunk as (select * from ${own} where line > $1 and line <= $2)`
  return statement.startsWith('with ') ? `with ${chunk}, ${statement.slice(5)}` : `with ${chunk} ${statement}`
}

async function writeDifferences(
  client: Client,
  applied: AppliedSubject,
  range: [number, number],
): Promise<{ added: number; changed: number }> {
  const { table, key, columns, effects } = applied.table
  const names = [...Object.keys(key), ...Object.keys(columns)]
  const changes = Object.keys(columns).map((name) => `${name} = d.${name}`)
  const isSame = Object.keys(key).map((name) => `t.${name} = d.${name}`)
  const written = await client.query(
    `with different as materialized (${selectDifferent(applied)}),
     updated as (
       update ${table} t set ${changes.join(', ')} from different d where not d.is_new and ${isSame.join(' and ')}
       returning 1),
     inserted as (
       insert into ${table} (${names.join(', ')})
       -- The count makes the updates come first: they may free a value that must be unique.
       select ${names.join(', ')} from different where is_new and (select count(*) from updated) >= 0 order by line)
     ${effects === undefined ? '' : `, ${effects(applied.staged)}`}
     select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from different`,
    range,
  )
  return rowOf(z.object({ added: z.int(), changed: z.int() }), written)
}

/** Closes what a complete file lacks, and returns how many. */
export async function closeMissing(client: Client, applied: AppliedSubject): Promise<number> {
  const { table, closing } = applied.table
  if (!closing) return 0
  const { rowCount } = await client.query(`update ${table} t set ${closing.set} where ${isMissing(applied)}`)
  return rowCount ?? 0
}

/** Returns how many records `closeMissing` would close, of how many that are not closed yet. */
export async function countMissing(
  client: Client,
  applied: AppliedSubject,
): Promise<{ missing: number; active: number }> {
  const { table, closing } = applied.table
  if (!closing) return { missing: 0, active: 0 }
  const counted = await client.query(
    `select count(*) filter (where ${isMissing(applied)})::int as missing, count(*)::int as active
     from ${table} t where ${closing.where}`,
  )
  return rowOf(z.object({ missing: z.int(), active: z.int() }), counted)
}

function isMissing({ table: { closing, key }, own }: AppliedSubject): string {
  const isSame = Object.entries(key).map(([name, expression]) => `t.${name} = ${expression}`)
  return `${closing?.where ?? 'false'} and not exists (select from ${own} s where ${isSame.join(' and ')})`
}
