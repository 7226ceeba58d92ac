import { describe, expect } from 'vitest'
import { documentFolders, documents } from '../../../server/db/schema/documents'
import { seedDemo } from '../../../server/db/seed/load'
import { readPdf } from '../../support/pdf'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let rows: (typeof documents.$inferSelect)[]
it.beforeAll(async ({ server }) => {
  const { db, files } = server.services
  const library = { files, brandName: 'Cedar Utilities' }
  await seedDemo(db, { today: testNow.slice(0, 10), accounts: 1, library })
  rows = await db.select().from(documents)
})

const fileOf = async (server: TestServer, { storageKey }: (typeof rows)[number]): Promise<Uint8Array> => {
  const bytes = await server.services.files.get(storageKey)
  if (!bytes) throw new Error(`${storageKey} is missing`)
  return bytes
}
const pdfNamed = async (server: TestServer, title: string) => {
  const row = rows.find((document) => document.title === title)
  if (!row) throw new Error(`There is no ${title}`)
  return readPdf(await fileOf(server, row))
}

describe('the library of the demo', () => {
  it('has thirteen folders and about sixty documents, with separate internal ones', async ({ server }) => {
    const folders = await server.database.db.select().from(documentFolders)
    expect(folders).toHaveLength(13)
    expect(folders.filter(({ isInternal }) => isInternal).map(({ name }) => name)).toEqual(['Internal'])
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const { code } of folders)
      expect(
        rows.some(({ folderCode }) => folderCode === code),
        code,
      ).toBe(true)
  })

  it('has files of the listed size, with names that are valid on every system', async ({ server }) => {
    for (const row of rows) {
      expect((await fileOf(server, row)).length, row.title).toBe(row.sizeBytes)
      expect(row.fileName, row.title).toMatch(/^[^/\\:*?"<>|]{5,80}\.(pdf|csv)$/)
    }
  })

  it('has unique names in each folder', () => {
    expect(new Set(rows.map(({ folderCode, title }) => `${folderCode}/${title}`)).size).toBe(rows.length)
  })

  it('contains tagged text with the prices of the catalog', async ({ server }) => {
    const sheet = await pdfNamed(server, 'Fiber rate sheet')
    expect(sheet).toMatchObject({ isTagged: true, title: 'Fiber rate sheet', language: 'en-US' })
    expect(sheet.text).toContain('Gig 1000')
    expect(sheet.text).toContain('$80.00')
  })

  it('names the language of a document', async ({ server }) => {
    expect(await pdfNamed(server, 'Si huele a gas')).toMatchObject({ language: 'es-US' })
  })

  it('lists as many channels as the TV pack has', async ({ server }) => {
    const { text } = await pdfNamed(server, 'Local channel lineup')
    expect(text).toContain('33 Fennick Movies')
    expect(text).not.toContain('34 Harrow')
  })
})
