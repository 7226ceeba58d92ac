import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAssetUses } from '#shared/contract/content/assets'
import { announcements } from '../../../server/db/schema/content/announcements'
import { startAssets } from '../../support/data/content/assets'
import { addPerson } from '../../support/data/people'

let library: Awaited<ReturnType<typeof startAssets>>
beforeAll(async () => {
  library = await startAssets()
})
beforeEach(async () => {
  await library.empty()
  await library.server.database.db.delete(announcements)
})
afterAll(() => library.stop())

type Row = Partial<typeof announcements.$inferInsert>

async function announce(title: string, row: Row): Promise<string> {
  const [made] = await library.server.database.db
    .insert(announcements)
    .values({
      title,
      body: 'Read on.',
      kind: 'Rate change',
      severity: 'info',
      priority: 1,
      startsAt: new Date('2026-03-01T12:00:00Z'),
      states: [],
      cities: [],
      zips: [],
      communities: [],
      serviceTypes: [],
      userTypes: [],
      ...row,
    })
    .returning({ id: announcements.id })
  return made?.id ?? ''
}

const uses = (document_id: string, token = library.token) =>
  library.server.call(findAssetUses, { params: { document_id } }, { token })

describe('the uses of a file', () => {
  it('are the announcements that link to it or mention it in their text, in their order', async () => {
    const { document_id } = await library.uploaded()
    const other = await library.uploaded({ name: 'other.pdf' })
    const address = `/resourceCenter?document=${document_id}`
    const inText = await announce('In the text', { priority: 2, body: `See [the rates](${address}) first.` })
    const byLink = await announce('By its link', { priority: 1, linkUrl: address, linkText: 'Rates' })
    const elsewhere = `https://portal.example.com/resourceCenter?folder=rates&document=${document_id.toUpperCase()}`
    const copied = await announce('As it was copied', { priority: 3, linkUrl: elsewhere, linkText: 'Rates' })
    await announce('Of another file', { linkUrl: `/resourceCenter?document=${other.document_id}` })
    await announce('Of the library', { linkUrl: '/resourceCenter' })
    expect((await uses(document_id)).data).toEqual({
      announcements: [
        { announcement_id: byLink, title: 'By its link' },
        { announcement_id: inText, title: 'In the text' },
        { announcement_id: copied, title: 'As it was copied' },
      ],
    })
  })

  it('include drafts, and nothing that has expired', async () => {
    const { document_id } = await library.uploaded()
    const linkUrl = `/resourceCenter?document=${document_id}`
    const endsAt = new Date('2026-03-02T12:00:00Z')
    const draft = await announce('A draft', { linkUrl, isDraft: true, endsAt })
    await announce('Over', { linkUrl, endsAt })
    expect((await uses(document_id)).data).toEqual({ announcements: [{ announcement_id: draft, title: 'A draft' }] })
  })

  it('are empty for a deleted file', async () => {
    const { document_id, fileKey } = await library.uploaded()
    await library.remove(fileKey)
    expect(await uses(document_id)).toMatchObject({ status: 404 })
  })

  it('require the right to read files', async () => {
    const { document_id } = await library.uploaded()
    const { db } = library.server.database
    const desk = await library.server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['CREDITS.read'] }))
    expect(await uses(document_id, desk)).toMatchObject({ status: 403 })
    expect(await uses(document_id, library.customerToken)).toMatchObject({ status: 403 })
  })
})
