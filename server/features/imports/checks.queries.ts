/** Checks staged rows by statements over whole tables, and removes those that are rejected. */
import type { Client } from 'pg'
import { z } from 'zod/mini'
import type { DeliverySource } from '#shared/imports/deliveryStates'
import type { SubjectName } from '#shared/imports/subjectNames'
import { subjectOf } from '#shared/imports/subjects'
import * as importTexts from '#shared/texts/operations/imports'
import { rowOf } from '../../db/rows'
import type { Reference, StagedTable, TableImport, UniqueValue } from './tables/tableImport'

interface CheckedSubject {
  deliveryId: string
  subject: SubjectName
  source: DeliverySource
  table: TableImport | null
  staged: StagedTable
}

/**
 * Rejects rows and returns how many. Subjects are checked in the order of their references, so that the rows that refer to
 * a rejected one are rejected, too.
 */
export async function rejectInvalidRows(client: Client, checked: CheckedSubject): Promise<number> {
  const own = checked.staged(checked.subject)
  if (own === null) return 0
  const parameters: unknown[] = [checked.deliveryId, checked.subject]
  const text = (value: string): string => `$${parameters.push(value)}::text`
  const removed = await client.query(
    `with found as materialized (${findingsOf(own, checked, text).join(' union all ')}),
     stored as (insert into delivery_rejects (delivery_id, subject, line, field, reason)
       select $1::uuid, $2::text, line, field, reason from found),
     removed as (delete from ${own} where line in (select line from found) returning line)
     select count(distinct line)::int as count from removed`,
    parameters,
  )
  return rowOf(z.object({ count: z.int() }), removed).count
}

type AddText = (value: string) => string

/** Returns queries for lines with their fields and reasons. */
function findingsOf(own: string, { subject, source, table, staged }: CheckedSubject, text: AddText): string[] {
  const { key } = subjectOf(subject)
  const found = (field: string, reason: string, condition: string) =>
    `select s.line, ${text(field)} as field, ${reason} as reason from ${own} s where ${condition}`
  return [
    repeatedKeys(own, { key, source }, text),
    ...(subject === 'statement_lines'
      ? [found('period_start', text(importTexts.unknownStatement), withoutStatement(staged))]
      : []),
    ...(table?.references ?? []).map((reference) =>
      found(
        reference.field,
        text(importTexts.unknownReference(reference.subject)),
        isUnknown(reference, { subject, staged }),
      ),
    ),
    ...(table?.uniqueValues ?? []).map((value) =>
      found(
        value.field,
        text(importTexts.sameValue),
        isTaken(value, { own, key, table: table?.table ?? '', keyOf: table?.key ?? {} }),
      ),
    ),
    ...(table?.checks ?? []).flatMap(({ field, reason, condition }) => {
      const sql = condition(staged)
      return sql === null ? [] : [found(field, text(reason), `(${sql})`)]
    }),
  ]
}

const lineMark = '{line}'

function repeatedKeys(
  own: string,
  { key, source }: { key: readonly string[]; source: DeliverySource },
  text: AddText,
): string {
  const [first = ''] = key
  const columns = key.join(', ')
  // Only the database knows the line, so it replaces the mark in the text.
  const reason = `replace(${text(importTexts.sameKey[source](lineMark))}, '${lineMark}', first::text)`
  return `select line, ${text(first)} as field, ${reason} as reason
    from (select line, min(line) over (partition by ${columns}) as first from ${own}) keys where line > first`
}

const withoutStatement = (staged: StagedTable): string => {
  const statements = staged('statements')
  return statements === null
    ? 'true'
    : `not exists (select from ${statements} r where (r.billing_account_number, r.period_start) = (s.billing_account_number, s.period_start))`
}

/** A list refers to several records. */
function isUnknown(
  { field, subject: referenced, table, column }: Reference,
  { subject, staged }: { subject: SubjectName; staged: StagedTable },
): string {
  const isList = subjectOf(subject).fields[field]?.isList === true
  const value = isList ? 'v.value' : `s.${field}`
  const [key = ''] = subjectOf(referenced).key
  const delivered = staged(referenced)
  const isMissing =
    `not exists (select from ${table} r where r.${column} = ${value})` +
    (delivered === null ? '' : ` and not exists (select from ${delivered} r where r.${key} = ${value})`)
  if (isList) return `exists (select from unnest(s.${field}) v(value) where ${isMissing})`
  return `s.${field} is not null and ${isMissing}`
}

interface ValueTables {
  own: string
  key: readonly string[]
  table: string
  keyOf: Readonly<Record<string, string>>
}

/** A value is taken by an earlier row, or by another record on file. */
function isTaken(
  { field, column, value = `s.${field}` }: UniqueValue,
  { own, key, table, keyOf }: ValueTables,
): string {
  const other = value.replaceAll('s.', 'o.')
  const isSameRecord = Object.entries(keyOf)
    .map(([name, expression]) => `o.${name} = ${expression}`)
    .join(' and ')
  const differs = key.map((name) => `o.${name} <> s.${name}`).join(' or ')
  return `(${value} in (select ${other} from ${own} o group by 1 having count(*) > 1)
      and exists (select from ${own} o where ${other} = ${value} and o.line < s.line and (${differs})))
    or exists (select from ${table} o where o.${column} = ${value} and not (${isSameRecord}))`
}
