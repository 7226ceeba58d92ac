/** Queries of records that several users edit, and whose names are unique, such as crews. */
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { takeLock } from './advisoryLock'
import type { Executor } from './database'

interface SelectedRows<Row> extends PromiseLike<Row[]> {
  for(strength: 'update'): PromiseLike<Row[]>
}

interface NamedTable<Row, Input, Stored> {
  table: PgTable & { id: PgColumn }
  /** The name of the lock that serializes changes of names. There are few, so waiting costs nothing. */
  lock: string
  toRecord: (row: Row) => Stored
  hasNameOf: (input: Input) => SQL
  select: (db: Executor, condition: SQL) => SelectedRows<Row>
  /** Returns no row when the name is taken. */
  insert: (tx: Executor, input: Input) => PromiseLike<Row[]>
  update: (tx: Executor, input: Input, condition: SQL) => PromiseLike<Row[]>
}

export interface NamedRecords<Input, Stored> {
  lockNames: (tx: Executor) => Promise<void>
  find: (db: Executor, id: string) => Promise<Stored | null>
  /** Locks the record until the transaction ends. */
  lock: (tx: Executor, id: string) => Promise<Stored | null>
  findByName: (tx: Executor, input: Input) => Promise<Stored | null>
  isNameTaken: (tx: Executor, input: Input, exceptId: string) => Promise<boolean>
  /** Returns null when the name is taken. */
  insert: (tx: Executor, input: Input) => Promise<Stored | null>
  store: (tx: Executor, id: string, input: Input) => Promise<Stored | null>
  remove: (tx: Executor, id: string) => Promise<void>
}

export function namedRecords<Row, Input, Stored>({
  table,
  lock,
  toRecord,
  hasNameOf,
  select,
  insert,
  update,
}: NamedTable<Row, Input, Stored>): NamedRecords<Input, Stored> {
  const toFirst = ([row]: Row[]): Stored | null => (row === undefined ? null : toRecord(row))
  const hasId = (id: string) => eq(table.id, id)
  return {
    lockNames: (tx) => takeLock(tx, lock),
    find: async (db, id) => toFirst(await select(db, hasId(id))),
    lock: async (tx, id) => toFirst(await select(tx, hasId(id)).for('update')),
    findByName: async (tx, input) => toFirst(await select(tx, hasNameOf(input))),
    isNameTaken: async (tx, input, exceptId) => {
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(hasNameOf(input), ne(table.id, exceptId)))
      return rows.length > 0
    },
    insert: async (tx, input) => toFirst(await insert(tx, input)),
    store: async (tx, id, input) => toFirst(await update(tx, input, hasId(id))),
    remove: async (tx, id) => {
      await tx.delete(table).where(hasId(id))
    },
  }
}
