import type { Client } from 'pg'

/** Runs work in a transaction of a connection outside the pool. */
export async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that is lost has nothing to roll back, and its error says more.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
