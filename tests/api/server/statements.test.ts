import { sql } from 'drizzle-orm'
import { pgTable, text as textColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtStatement } from '../../../server/db/builtStatement'
import { type DatabaseConnection, openDatabase } from '../../../server/db/database'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'

let database: TestDatabase
let connection: DatabaseConnection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = openDatabase(database.url, 1)
  await connection.pool.query('create table notes (text text not null unique)')
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const notes = async () => (await connection.db.execute(sql`select text from notes order by text`)).rows
const insert = (text: string | null) => sql`insert into notes values (${text})`

describe('a statement', () => {
  it('is prepared once it is sent often, and answers the same', async () => {
    const answers = new Set<unknown>()
    for (let turn = 0; turn < 210; turn += 1) {
      const { rows } = await connection.db.execute(sql`select ${'steady'}::text as answer`)
      answers.add(JSON.stringify(rows))
    }
    expect([...answers]).toEqual(['[{"answer":"steady"}]'])
    const { rows } = await connection.pool.query('select statement from pg_prepared_statements')
    expect(rows).toEqual([{ statement: 'select $1::text as answer' }])
  })
})

const table = pgTable('notes', { text: textColumn('text') })
const insertNote = builtStatement('insert_note', ['text'], (db, { text }) => db.insert(table).values({ text }))

describe('a statement that is built once', () => {
  it('is prepared under its name', async () => {
    await insertNote(connection.db, { text: 'kept' })
    const { rows } = await connection.pool.query("select name from pg_prepared_statements where name = 'insert_note'")
    expect(rows).toEqual([{ name: 'insert_note' }])
    expect(await notes()).toEqual([{ text: 'kept' }])
    await connection.pool.query('delete from notes')
  })

  it('belongs to the transaction that executes it', async () => {
    const store = (text: string, error?: Error) =>
      connection.db.transaction(async (tx) => {
        await insertNote(tx, { text })
        if (error) throw error
      })
    await expect(store('lost', new Error('changed my mind'))).rejects.toThrow('changed my mind')
    await store('kept')
    await expect(store('lost too', new Error('changed my mind'))).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual([{ text: 'kept' }])
    await connection.pool.query('delete from notes')
  })
})

describe('a transaction', () => {
  it('stores nothing of what was sent together with its first statement if that one fails', async () => {
    const failed = connection.db.transaction((tx) =>
      Promise.all([tx.execute(insert(null)), tx.execute(insert('late'))]),
    )
    await expect(failed).rejects.toMatchObject({ cause: { code: '23502' } })
    expect(await notes()).toEqual([])
  })

  it('runs statements that are sent together in their order', async () => {
    const rows = await connection.db.transaction(async (tx) => {
      const [, found] = await Promise.all([
        tx.execute(insert('first')),
        tx.execute(sql`delete from notes returning text`),
      ])
      return found.rows
    })
    expect(rows).toEqual([{ text: 'first' }])
    expect(await notes()).toEqual([])
  })

  it('stores nothing if it throws', async () => {
    const failed = connection.db.transaction(async (tx) => {
      await tx.execute(insert('lost'))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await notes()).toEqual([])
  })

  it('a transaction without statements leaves its connection usable', async () => {
    await connection.db.transaction(async () => undefined)
    expect(await notes()).toEqual([])
  })
})
