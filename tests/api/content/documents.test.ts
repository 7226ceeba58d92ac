import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { listDocumentFolders, listDocuments, openDocument } from '#shared/contract/content/documents'
import * as documentTexts from '#shared/texts/content/documents'
import { documentFolders, documents } from '../../../server/db/schema/content/documents'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { addDocument, documentBytes } from '../../support/data/content/documents'
import { addAccount, addPerson } from '../../support/data/people'
import { addProperty } from '../../support/data/services/properties'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeEach(async ({ server }) => {
  await server.database.db.delete(documents)
  await server.database.db.delete(documentFolders)
})

/** Adds a customer in Orchard Row. */
async function customer(server: TestServer): Promise<string> {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return server.signIn(person)
}
const newcomer = async (server: TestServer) => server.signIn(await addPerson(server.database.db))
const builder = async (server: TestServer) =>
  server.signIn(await addPerson(server.database.db, { userType: 'BUILDER' }))
const internal = { code: 'internal', name: 'Internal', isInternal: true, position: 9 }

const Found = z.object({ documents: z.array(z.object({ title: z.string() })), total_count: z.int() })
async function titlesFor(
  server: TestServer,
  token: string,
  body: Parameters<typeof server.call<typeof listDocuments>>[1]['body'] = {},
) {
  const { data } = await server.call(listDocuments, { body }, { token })
  return Found.parse(data).documents.map(({ title }) => title)
}

describe('the documents of a customer, as viewed by staff', () => {
  it('are those that the customer sees, and are not available to others', async ({ server }) => {
    const { db } = server.database
    const [person, stranger] = [await addPerson(db), await addPerson(db)]
    await addAccount(db, person.customerNumber)
    await addDocument(server)
    await addDocument(server, { title: 'For builders', userTypes: ['BUILDER'] })
    const of = { crm_customer_id: person.customerNumber }
    const [clerk, other] = [await signInStaff(server), await server.signIn(stranger)]
    expect(await titlesFor(server, clerk)).toContain('For builders')
    expect(await titlesFor(server, clerk, of)).toEqual(['If you smell gas'])
    expect((await server.call(listDocuments, { body: of }, { token: other })).status).toBe(404)
    const folders = await server.call(listDocumentFolders, { query: of }, { token: clerk })
    expect(folders.data).toMatchObject([{ document_count: 1 }])
    expect((await server.call(listDocumentFolders, { query: of }, { token: other })).status).toBe(404)
  })
})

describe('the document library', () => {
  it('lists documents with all displayed details', async ({ server }) => {
    const id = await addDocument(server, { description: 'What to do first.' })
    const answer = await server.call(listDocuments, { body: {} }, { token: await customer(server) })
    expect(answer.data).toEqual({
      documents: [
        {
          document_id: id,
          folder_code: 'safety',
          folder_name: 'Gas safety',
          title: 'If you smell gas',
          description: 'What to do first.',
          file_name: 'If you smell gas.pdf',
          media_type: 'application/pdf',
          size_bytes: documentBytes.length,
          language: 'en',
          updated_on: '2026-03-01',
        },
      ],
      total_count: 1,
    })
  })

  it('shows documents for a community to owners of a lot there, and not to those who have moved out', async ({
    server,
  }) => {
    await addDocument(server, { title: 'Agreement', communities: ['Orchard Row'] })
    const [owner, former] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    await addProperty(server.database.db, { owner: owner.customerNumber })
    const { serviceAccountId } = await addAccount(server.database.db, former.customerNumber)
    const token = await server.signIn(former)
    expect(await titlesFor(server, token)).toEqual(['Agreement'])
    await server.database.db
      .update(serviceAccounts)
      .set({ status: 'closed' })
      .where(eq(serviceAccounts.id, serviceAccountId))
    expect(await titlesFor(server, token)).toEqual([])
    expect(await titlesFor(server, await server.signIn(owner))).toEqual(['Agreement'])
  })

  it('has pages, the newest first', async ({ server }) => {
    await addDocument(server, { title: 'Old', updatedOn: '2025-01-01' })
    await addDocument(server, { title: 'New', updatedOn: '2026-01-01' })
    const token = await customer(server)
    expect(await titlesFor(server, token)).toEqual(['New', 'Old'])
    expect(await titlesFor(server, token, { page_number: 2, page_size: 1 })).toEqual(['Old'])
  })

  it('is filtered by folder, and by words that must all match', async ({ server }) => {
    await addDocument(server, { title: 'Leaks', description: 'Call from outside' })
    await addDocument(server, { title: 'Rates', folder: { code: 'rates', name: 'Rates & tariffs' } })
    const token = await customer(server)
    expect(await titlesFor(server, token, { folder_code: 'rates' })).toEqual(['Rates'])
    expect(await titlesFor(server, token, { search: 'OUTSIDE safety' })).toEqual(['Leaks'])
    expect(await titlesFor(server, token, { search: 'outside rates' })).toEqual([])
  })

  it('treats % and _ as plain characters', async ({ server }) => {
    await addDocument(server, { title: 'City fee of 4 %' })
    await addDocument(server, { title: 'Other' })
    const token = await customer(server)
    expect(await titlesFor(server, token, { search: '%' })).toEqual(['City fee of 4 %'])
    expect(await titlesFor(server, token, { search: '_' })).toEqual([])
  })

  it('shows only documents for the user', async ({ server }) => {
    await addDocument(server, { title: 'Everybody' })
    await addDocument(server, { title: 'Builders', userTypes: ['BUILDER', 'DEVELOPER'] })
    await addDocument(server, { title: 'Orchard Row', communities: ['Orchard Row'] })
    await addDocument(server, { title: 'Elsewhere', communities: ['Elsewhere'] })
    await addDocument(server, { title: 'Internal', folder: internal })
    expect((await titlesFor(server, await customer(server))).toSorted()).toEqual(['Everybody', 'Orchard Row'])
    expect(await titlesFor(server, await newcomer(server))).toEqual(['Everybody'])
    expect((await titlesFor(server, await builder(server))).toSorted()).toEqual(['Builders', 'Everybody'])
    expect(await titlesFor(server, await signInStaff(server))).toHaveLength(5)
  })
})

describe('the folders of documents', () => {
  it('are those with documents for the user, with their number, and all of them for staff', async ({ server }) => {
    await addDocument(server)
    await addDocument(server, { communities: ['Elsewhere'] })
    await addDocument(server, { folder: internal })
    const safety = { folder_code: 'safety', name: 'Gas safety', document_count: 1 }
    expect((await server.call(listDocumentFolders, { query: {} }, { token: await customer(server) })).data).toEqual([
      safety,
    ])
    expect((await server.call(listDocumentFolders, { query: {} }, { token: await signInStaff(server) })).data).toEqual([
      { ...safety, document_count: 2 },
      { folder_code: 'internal', name: 'Internal', document_count: 1 },
    ])
  })
})

describe('a document file', () => {
  const open = async (server: TestServer, id: string, token: string) =>
    server.call(openDocument, { query: { document_id: id } }, { token })

  it('is downloaded under its own name', async ({ server }) => {
    const answer = await open(server, await addDocument(server), await customer(server))
    expect(answer.bytes.equals(documentBytes)).toBe(true)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('If you smell gas.pdf')
  })

  it('is not found by users for whom it is not meant, as if it did not exist', async ({ server }) => {
    const token = await customer(server)
    const ids = [
      await addDocument(server, { folder: internal }),
      await addDocument(server, { communities: ['Elsewhere'] }),
      await addDocument(server, { userTypes: ['BUILDER'] }),
      randomUUID(),
    ]
    const answers = await Promise.all(ids.map((id) => open(server, id, token)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('reports that it is missing', async ({ server }) => {
    const answer = await open(server, await addDocument(server, { isFileMissing: true }), await customer(server))
    expect(answer).toMatchObject({ status: 503, messages: [documentTexts.fileUnavailable] })
  })
})
