/** Builds the statements that calls send most once for each connection. Building one takes longer than sending it. */
import { type Placeholder, sql } from 'drizzle-orm'
import { recordOf } from '#shared/records'
import type { Database, Executor } from './database'
import { unnamed } from './frequentStatements'

interface Preparable<Result> {
  prepare(name: string): Prepared<Result>
}

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

type Placeholders<Name extends string> = Record<Name, Placeholder>

/** The connection that each transaction runs on. */
const connections = new WeakMap<Executor, Database>()

/** Lets a transaction send the statements that were built for its connection. */
export function runsOn(transaction: Executor, connection: Database): void {
  connections.set(transaction, connection)
}

/**
 * Returns a function that executes a statement with values. The database prepares the statement under its name, which
 * must be unique. A value that is compared with a column, or is part of raw SQL, is sent as it is: a moment must be text.
 */
export function builtStatement<const Name extends string, Result>(
  name: string,
  valueNames: readonly Name[],
  build: (db: Executor, values: Placeholders<Name>) => Preparable<Result>,
): (executor: Executor, values: Record<Name, unknown>) => Promise<Result> {
  const placeholders = recordOf(valueNames, (valueName) => sql.placeholder(valueName))
  const statements = new WeakMap<Executor, Prepared<Result>>()

  return (executor, values) => {
    const connection = connections.get(executor) ?? executor
    let statement = statements.get(connection)
    if (!statement) {
      statement = build(connection, placeholders).prepare(name)
      statements.set(connection, statement)
    }
    return statement.execute(values)
  }
}

/**
 * Returns a function that executes a statement whose clauses depend on what a call asks for, the shape. It is built once
 * for each shape, so shapes must not contain what users type. The database prepares those that are sent often.
 */
export function shapedStatement<const Name extends string, Shape extends object, Result>(
  valueNames: readonly Name[],
  build: (db: Executor, values: Placeholders<Name>, shape: Shape) => Preparable<Result>,
): (executor: Executor, shape: Shape, values: Record<Name, unknown>) => Promise<Result> {
  const statements = new Map<string, ReturnType<typeof builtStatement<Name, Result>>>()

  return (executor, shape, values) => {
    const key = JSON.stringify(shape)
    const statement =
      statements.get(key) ?? builtStatement(unnamed, valueNames, (db, placeholders) => build(db, placeholders, shape))
    statements.set(key, statement)
    return statement(executor, values)
  }
}
