/**
 * Prepares the statements that the process sends most, so that the database parses and plans each of them once. All
 * others are not kept, because every connection would hold every statement in memory.
 */
import type pg from 'pg'
import { tracedStatement } from '../tracing/spans'

/** The argument of a connection's query: text, or text with how its result is read, and the parameters. */
export type Statement = [config: string | pg.QueryConfig, parameters?: unknown[]]

export const textOf = ([config]: Statement): string => (typeof config === 'string' ? config : config.text)

const executionsUntilPrepared = 200
const maxPreparedStatements = 100
/** Statements with lists of different lengths are different texts. */
const maxCountedTexts = 2_000

const executions = new Map<string, number>()
const names = new Map<string, string>()

/** Decides on the name of a statement. The driver prepares what has a name. */
export type NameStatement = (statement: Statement) => Statement

/** Drops all names, for a pooler that may give the next statement another connection. */
export const dropName: NameStatement = ([config, parameters]) => [
  typeof config === 'string' ? config : { ...config, name: undefined },
  parameters,
]

/** The name of a statement that is prepared only if it is sent often. */
export const unnamed = ''

/** Names a statement if it is sent often. */
export const nameFrequent: NameStatement = ([config, parameters]) => {
  const isPreparable = typeof config === 'object' && !config.name && parameters && parameters.length > 0
  const name = isPreparable ? nameOf(config.text) : undefined
  return isPreparable && name !== undefined ? [{ ...config, name }, parameters] : [config, parameters]
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPreparedStatements) return known
  const count = (executions.get(text) ?? 0) + 1
  if (count < executionsUntilPrepared) {
    if (executions.size >= maxCountedTexts) executions.clear()
    executions.set(text, count)
    return undefined
  }
  executions.delete(text)
  const name = `frequent_${names.size + 1}`
  names.set(text, name)
  return name
}

/** Returns a pool that names the statements it sends outside of transactions. */
export function namingPool(pool: pg.Pool, nameStatement: NameStatement): pg.Pool {
  const query = (...statement: Statement): Promise<pg.QueryResult> =>
    tracedStatement(textOf(statement), () => pool.query(...nameStatement(statement)))
  return Object.assign(Object.create(pool), { query })
}
