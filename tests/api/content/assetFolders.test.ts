import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createAssetFolder,
  deleteAssetFolder,
  listAssets,
  listEndpoints,
  renameAssetFolder,
  uploadAsset,
} from '#shared/contract/content/assets'
import type { AssetId } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { pdf, startAssets } from '../../support/data/content/assets'

let library: Awaited<ReturnType<typeof startAssets>>
beforeAll(async () => {
  library = await startAssets()
})
beforeEach(() => library.empty())
afterAll(() => library.stop())

const make = (name: string, assetsId: AssetId = 'internal') =>
  library.server.call(createAssetFolder, { params: { assetsId }, body: { name } }, { token: library.token })
const rename = (prefix: string, name: string, assetsId: AssetId = 'resource-center') =>
  library.server.call(
    renameAssetFolder,
    { params: { assetsId }, query: { prefix }, body: { name } },
    { token: library.token },
  )
const remove = (prefix: string, assetsId: AssetId = 'resource-center') =>
  library.server.call(deleteAssetFolder, { params: { assetsId }, query: { prefix } }, { token: library.token })

describe('the folders of files', () => {
  it('are listed for each place, with the number of their files', async () => {
    await library.uploaded()
    expect((await library.server.call(listEndpoints, {}, { token: library.token })).data).toEqual([
      { assetsId: 'resource-center', name: 'Resource Center', is_internal: false, file_count: 1 },
      { assetsId: 'internal', name: assetTexts.assetNames.internal, is_internal: true, file_count: 0 },
    ])
    expect(await library.list('')).toEqual({
      folders: [{ prefix: 'rates/', name: 'Rates', file_count: 1 }],
      files: [],
      total_count: 0,
    })
  })

  it('the folders of another place are not found', async () => {
    const params = { assetsId: 'resource-center' } as const
    expect(
      (await library.server.call(listAssets, { params, query: { prefix: 'notes/' } }, { token: library.token })).status,
    ).toBe(404)
    expect((await library.upload({ body: { destinationPath: 'notes/' } })).status).toBe(404)
    expect((await rename('notes/', 'Ours')).status).toBe(404)
    expect((await remove('notes/')).status).toBe(404)
    expect(await library.listStoredFiles()).toEqual([])
  })

  it('can be created, each name once', async () => {
    expect((await make('Rates 2026, Gas')).data).toEqual({
      prefix: 'rates-2026-gas/',
      name: 'Rates 2026, Gas',
      file_count: 0,
    })
    expect(await make('RATES')).toMatchObject({ status: 409, fields: { name: assetTexts.folderTaken } })
    await library.uploaded({ assetsId: 'internal', body: { destinationPath: 'rates-2026-gas/' } })
    expect(await library.seenByCustomer()).toEqual([])
  })

  it.each(['..', '. .', '../etc', 'a/b', 'a\\b'])('may not be named %j', async (name) => {
    expect(await make(name)).toMatchObject({ status: 400, fields: { name: assetTexts.badName } })
    expect(await rename('rates/', name)).toMatchObject({ status: 400, fields: { name: assetTexts.badName } })
  })

  it('do not take the path of another place’s general folder', async () => {
    expect((await make('General')).data).toMatchObject({ prefix: 'general-2/' })
    const answer = await library.server.call(
      uploadAsset,
      { params: { assetsId: 'resource-center' }, body: {} },
      { token: library.token, file: { name: 'rates.pdf', bytes: pdf } },
    )
    expect(answer.data).toMatchObject({ fileKey: 'general/rates.pdf' })
  })
})

describe('the name of a folder', () => {
  it('can be changed, and existing paths stay valid', async () => {
    await library.uploaded()
    expect(await rename('rates/', 'Prices')).toMatchObject({
      status: 200,
      messages: [assetTexts.folderRenamed],
      data: { prefix: 'rates/', name: 'Prices', file_count: 1 },
    })
    expect(await library.namesIn('rates/')).toEqual(['rates.pdf'])
    expect(await library.lastRecord()).toMatchObject({ action: 'document.folderRenamed', userId: library.staff.userId })
  })

  it('is unique, but its case can be changed', async () => {
    expect(await rename('rates/', 'NOTES')).toMatchObject({ status: 409, fields: { name: assetTexts.folderTaken } })
    expect((await rename('rates/', 'RATES')).status).toBe(200)
  })
})

describe('a folder', () => {
  it('can’t be deleted while it has a file, or one that can be restored', async () => {
    await library.uploaded()
    expect(await remove('rates/')).toMatchObject({ status: 409, messages: [assetTexts.folderNotEmpty] })
    await library.remove('rates/rates.pdf')
    expect(await remove('rates/')).toMatchObject({ status: 409, messages: [assetTexts.deletedFileConflict] })
  })

  it('can be deleted if it is empty, with a record', async () => {
    expect(await remove('rates/')).toMatchObject({ status: 200, messages: [assetTexts.folderDeleted] })
    expect(await library.list('')).toMatchObject({ folders: [] })
    expect(await library.lastRecord()).toMatchObject({ action: 'document.folderRemoved', details: { folder: 'rates' } })
    expect((await remove('rates/')).status).toBe(404)
  })
})
