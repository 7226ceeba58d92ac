import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { updateAssetDetails } from '#shared/contract/content/assets'
import { listDocuments } from '#shared/contract/content/documents'
import * as assetTexts from '#shared/texts/content/assets'
import { startAssets } from '../../support/data/content/assets'

let library: Awaited<ReturnType<typeof startAssets>>
beforeAll(async () => {
  library = await startAssets()
})
beforeEach(() => library.empty())
afterAll(() => library.stop())

interface Changes {
  version?: number
  file_name?: string
  user_type?: ('BUILDER' | 'CUSTOMER')[]
}

const change = (changes: Changes = {}) =>
  library.server.call(
    updateAssetDetails,
    {
      params: { assetsId: 'resource-center' },
      query: { fileKey: 'rates/rates.pdf' },
      body: {
        version: 1,
        title: 'For builders',
        description: '',
        language: 'en',
        user_type: [],
        community: [],
        ...changes,
      },
    },
    { token: library.token },
  )

describe('the details of a file', () => {
  it('include its audience: others can no longer find it', async () => {
    await library.uploaded()
    expect((await change({ user_type: ['BUILDER'] })).data).toMatchObject({
      title: 'For builders',
      user_type: ['BUILDER'],
      version: 2,
    })
    expect(await library.seenByCustomer()).toEqual([])
    await change({ version: 2, user_type: ['CUSTOMER'] })
    expect(await library.seenByCustomer()).toMatchObject([{ title: 'For builders' }])
    expect(await library.lastRecord()).toMatchObject({ action: 'document.changed', details: { audience: 'CUSTOMER' } })
  })

  it('do not overwrite a change by someone else', async () => {
    await library.uploaded()
    await change({ user_type: ['BUILDER'] })
    expect(await change({ user_type: ['CUSTOMER'] })).toMatchObject({
      status: 409,
      messages: [assetTexts.editConflict],
    })
    expect(await library.seenByCustomer()).toEqual([])
  })

  it('include its name, which is unique in the folder', async () => {
    const { document_id } = await library.uploaded()
    await library.uploaded({ name: 'other.pdf' })
    expect(await change({ file_name: 'OTHER.pdf' })).toMatchObject({
      status: 409,
      fields: { file_name: assetTexts.nameTaken },
    })
    expect((await change({ file_name: 'Rates.pdf' })).data).toMatchObject({
      fileKey: 'rates/Rates.pdf',
      file_name: 'Rates.pdf',
      document_id,
    })
    expect((await library.download('rates/Rates.pdf')).status).toBe(200)
    expect(await library.lastRecord()).toMatchObject({
      details: { file: 'rates/Rates.pdf', before: 'rates/rates.pdf' },
    })
  })

  it.each([
    ['..', assetTexts.badName],
    ['.pdf', assetTexts.badName],
    ['a/b.pdf', assetTexts.badName],
    ['rates.png', assetTexts.contentMismatch],
    ['rates', assetTexts.contentMismatch],
  ])('may not include a name like %j', async (name, message) => {
    await library.uploaded()
    expect(await change({ file_name: name })).toMatchObject({ status: 400, fields: { file_name: message } })
  })
})

describe('the link of a file', () => {
  const listed = async (document_id: string, token: string) =>
    (await library.server.call(listDocuments, { body: { linked_document: document_id } }, { token })).data

  it('is valid for its audience, and for no one else', async () => {
    const { document_id } = await library.uploaded()
    await library.uploaded({ name: 'other.pdf' })
    expect(await listed(document_id, library.customerToken)).toMatchObject({
      total_count: 1,
      documents: [{ document_id }],
    })
    await change({ user_type: ['BUILDER'] })
    expect(await listed(document_id, library.customerToken)).toMatchObject({ total_count: 0 })
    expect(await listed(document_id, library.token)).toMatchObject({ total_count: 1 })
  })
})
