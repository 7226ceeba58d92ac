/** Sends the statements of a transaction in as few writes as possible, because each costs a system call and a wait. */
import type pg from 'pg'
import { tracedStatement } from '../tracing/spans'
import { type NameStatement, type Statement, textOf } from './frequentStatements'

/**
 * Returns a client that sends `begin` together with the first statement, and statements that are started together in one
 * write. A transaction without statements sends nothing. The client must be in pipeline mode, and is used for one
 * transaction after another.
 */
export function pipelinedClient(client: pg.PoolClient, nameStatement: NameStatement): pg.PoolClient {
  let begin: Statement | null = null
  let isBegun = false
  let isCorked = false

  function cork(): void {
    if (isCorked) return
    isCorked = true
    const { stream } = client.connection
    stream.cork()
    // Runs after all statements that are started together.
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }

  async function sendStatement(...statement: Statement): Promise<pg.QueryResult> {
    const text = textOf(statement)
    if (!isBegun && begin === null && text.startsWith('begin')) {
      begin = statement
      return emptyResult
    }
    const isEnd = text === 'commit' || text === 'rollback'
    if (begin !== null && isEnd) {
      begin = null
      return emptyResult
    }
    cork()
    const started = begin && client.query(...begin)
    isBegun = !isEnd && (isBegun || begin !== null)
    begin = null
    const [, result] = await Promise.all([started, client.query(...nameStatement(statement))])
    return result
  }

  const query = (...statement: Statement): Promise<pg.QueryResult> =>
    tracedStatement(textOf(statement), () => sendStatement(...statement))

  return Object.assign(Object.create(client), { query })
}

const emptyResult: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }
