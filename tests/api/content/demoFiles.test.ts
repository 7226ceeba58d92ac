import { eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getAttachment } from '#shared/contract/cases/caseAttachments'
import { validateUser } from '#shared/contract/signIn/session'
import { caseAttachments } from '../../../server/db/schema/cases/cases'
import { documentFolders, documents } from '../../../server/db/schema/content/documents'
import { users } from '../../../server/db/schema/signIn/users'
import { demoPassword } from '../../../server/db/seed/demoUsers/demoPeople'
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

const SignedIn = z.object({ token: z.string() })

async function filesOf(server: TestServer, email: string) {
  const body = { email, password: demoPassword }
  const { token } = SignedIn.parse((await server.call(validateUser, { body })).data)
  const rows = await server.database.db
    .select({ file: caseAttachments })
    .from(caseAttachments)
    .innerJoin(users, eq(users.id, caseAttachments.userId))
    .where(eq(users.email, email))
  return Promise.all(
    rows.map(async ({ file }) => {
      const { status, bytes } = await server.call(getAttachment, { query: { attachment_id: file.id } }, { token })
      return { ...file, status, bytes }
    }),
  )
}

describe('the files of the demo requests', () => {
  it.for(['customer@demo.example', 'builder@demo.example'])(
    'can be opened by %s, and have the stated type',
    async (email, { server }) => {
      const files = await filesOf(server, email)
      expect(files.length).toBeGreaterThanOrEqual(2)
      for (const { status, bytes, size, mediaType, fileName } of files) {
        expect(status, fileName).toBe(200)
        expect(bytes.length, fileName).toBe(size)
        expect((await fileTypeFromBuffer(bytes))?.mime, fileName).toBe(mediaType)
      }
    },
  )

  it('are PDFs and images', async ({ server }) => {
    const kinds = new Set((await filesOf(server, 'customer@demo.example')).map(({ mediaType }) => mediaType))
    expect(kinds).toEqual(new Set(['application/pdf', 'image/png']))
  })
})
