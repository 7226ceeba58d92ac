import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreAsset, uploadAsset } from '#shared/contract/content/assets'
import { openDocument } from '#shared/contract/content/documents'
import * as assetTexts from '#shared/texts/content/assets'
import { assetCleanupJob } from '../../../server/features/assets/cleanup.job'
import { pdf, startAssets } from '../../support/data/content/assets'

let library: Awaited<ReturnType<typeof startAssets>>
beforeAll(async () => {
  library = await startAssets()
})
beforeEach(() => library.empty())
afterAll(() => library.stop())

const restore = (document_id: string) =>
  library.server.call(
    restoreAsset,
    { params: { assetsId: 'resource-center' }, body: { document_id } },
    { token: library.token },
  )

describe('publishing a file', () => {
  it('returns the whole file, and customers find it in the Resource Center', async () => {
    const answer = await library.upload({ name: 'Fiber rates.pdf' })
    expect(answer).toMatchObject({ status: 200, messages: [assetTexts.uploaded] })
    expect(answer.data).toEqual({
      fileKey: 'rates/Fiber rates.pdf',
      document_id: expect.any(String),
      version: 1,
      file_name: 'Fiber rates.pdf',
      size_bytes: pdf.length,
      media_type: 'application/pdf',
      modified_on: '2026-03-13',
      modified_by: 'Ada Quill',
      title: 'Fiber rates',
      description: '',
      language: 'en',
      user_type: [],
      community: [],
    })
    expect(await library.lastRecord()).toMatchObject({ action: 'document.uploaded', userId: library.staff.userId })
    const [seen] = await library.seenByCustomer()
    const query = { document_id: seen?.document_id ?? '' }
    expect(
      (await library.server.call(openDocument, { query }, { token: library.customerToken })).bytes.equals(pdf),
    ).toBe(true)
    expect((await library.download('rates/Fiber rates.pdf')).bytes.equals(pdf)).toBe(true)
  })

  it('publishing a file in an internal folder hides it from customers', async () => {
    const { document_id } = await library.uploaded({ assetsId: 'internal', body: { destinationPath: 'notes' } })
    expect(await library.seenByCustomer()).toEqual([])
    expect(
      (await library.server.call(openDocument, { query: { document_id } }, { token: library.customerToken })).status,
    ).toBe(404)
    expect((await library.download('notes/rates.pdf', 'internal')).status).toBe(200)
    expect((await library.download('notes/rates.pdf')).status).toBe(404)
  })

  it('publishing a file without a folder adds it to the general one, also if the fields follow the file', async () => {
    const answer = await library.server.call(
      uploadAsset,
      { params: { assetsId: 'internal' }, body: {} },
      { token: library.token, file: { name: 'plan.txt', bytes: Buffer.from('Plan') } },
    )
    expect(answer.data).toMatchObject({ fileKey: 'general-internal/plan.txt' })
    const parts = [
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="late.txt"\r\n\r\nLate\r\n',
      '--edge\r\nContent-Disposition: form-data; name="destinationPath"\r\n\r\nrates\r\n--edge--\r\n',
    ]
    const late = await library.server.app.inject({
      method: 'POST',
      url: '/api/v1/staticwebassets/upload/resource-center',
      headers: { authorization: `Bearer ${library.token}`, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: parts.join(''),
    })
    expect(late.json()).toMatchObject({ data: { fileKey: 'rates/late.txt' } })
  })

  it('rejects an existing name unless asked to replace the file: existing paths then lead to the new one', async () => {
    const first = await library.uploaded()
    expect(await library.upload({ name: 'RATES.pdf' })).toMatchObject({
      status: 409,
      fields: { file: assetTexts.nameTaken },
    })
    const bytes = Buffer.from('%PDF-1.7 new\n%%EOF')
    const second = await library.uploaded({ bytes, body: { replace: 'true' } })
    expect(second.document_id).toBe(first.document_id)
    await library.server.finishJobs()
    expect((await library.download('rates/rates.pdf')).bytes.equals(bytes)).toBe(true)
    expect(await library.listStoredFiles()).toHaveLength(1)
    expect(await library.lastRecord()).toMatchObject({ action: 'document.replaced' })
  })

  it('keeps the bytes if the library stored them although its response was lost', async () => {
    const { db } = library.server.services
    const transaction = db.transaction.bind(db)
    const lost = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work, options) => {
      await transaction(work, options)
      throw new Error('Connection terminated unexpectedly')
    })
    expect((await library.upload()).status).toBe(503)
    lost.mockRestore()
    expect((await library.download('rates/rates.pdf')).bytes.equals(pdf)).toBe(true)
  })

  it('publishes nothing if the sender cancels before the end, even after all of the file has arrived', async () => {
    const { files } = library.server.services
    const putFile = files.putFile.bind(files)
    let goOn = (): void => undefined
    const isHeld = new Promise<void>((resolve) => {
      vi.spyOn(files, 'putFile').mockImplementationOnce(async (key, path) => {
        await putFile(key, path)
        resolve()
        await new Promise<void>((proceed) => (goOn = proceed))
      })
    })
    const { app } = library.server
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const isNoticed = new Promise<void>((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', () => resolve()))
    })
    const form = new FormData()
    form.append('destinationPath', 'rates/')
    form.append('file', new File([pdf], 'canceled.pdf'))
    const canceled = new AbortController()
    const sent = fetch(`${address}/api/v1/staticwebassets/upload/resource-center`, {
      method: 'POST',
      headers: { authorization: `Bearer ${library.token}` },
      body: form,
      signal: canceled.signal,
    })
    await isHeld
    canceled.abort()
    await expect(sent).rejects.toThrow(/abort/i)
    await isNoticed
    goOn()
    await expect.poll(() => library.listStoredFiles()).toEqual([])
    expect(await library.namesIn('rates/')).toEqual([])
  })

  it('accepts one of two files with the same name that arrive at the same time', async () => {
    const answers = await Promise.all([library.upload(), library.upload()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await library.listStoredFiles()).toHaveLength(1)
  })
})

describe('deleting a file', () => {
  it('hides it immediately, and it can be restored within 30 seconds', async () => {
    const { document_id } = await library.uploaded()
    expect(await library.remove('rates/rates.pdf')).toMatchObject({
      messages: [assetTexts.deleted],
      data: { document_id },
    })
    expect(await library.namesIn('rates/')).toEqual([])
    expect(await library.seenByCustomer()).toEqual([])
    expect(
      (await library.server.call(openDocument, { query: { document_id } }, { token: library.customerToken })).status,
    ).toBe(404)
    library.server.setNow('2026-03-13T15:00:30.000Z')
    expect(await restore(document_id)).toMatchObject({ status: 200, data: { fileKey: 'rates/rates.pdf' } })
    expect((await library.download('rates/rates.pdf')).bytes.equals(pdf)).toBe(true)
    expect(await library.lastRecord()).toMatchObject({ action: 'document.restored' })
  })

  it('is final after that, and its bytes are deleted', async () => {
    const { document_id } = await library.uploaded()
    await library.remove('rates/rates.pdf')
    await library.server.runScheduled(assetCleanupJob)
    expect(await library.listStoredFiles()).toHaveLength(1)
    library.server.setNow('2026-03-13T15:01:00.000Z')
    expect(await restore(document_id)).toMatchObject({ status: 409, messages: [assetTexts.tooLate] })
    library.server.setNow('2026-03-13T15:02:01.000Z')
    await library.server.runScheduled(assetCleanupJob)
    expect(await library.listStoredFiles()).toEqual([])
    expect((await restore(document_id)).status).toBe(404)
  })

  it('deletes the bytes later if the file store is down', async () => {
    await library.uploaded()
    await library.remove('rates/rates.pdf')
    library.server.setNow('2026-03-13T15:02:01.000Z')
    const remove = vi.spyOn(library.server.services.files, 'remove').mockRejectedValue(new Error('The disk is away'))
    await library.server.runScheduled(assetCleanupJob)
    remove.mockRestore()
    expect(await library.listStoredFiles()).toHaveLength(1)
    await library.server.finishJobs(60_000)
    expect(await library.listStoredFiles()).toEqual([])
  })

  it('can’t be undone once another file has its name', async () => {
    const { document_id } = await library.uploaded()
    await library.remove('rates/rates.pdf')
    await library.uploaded()
    expect(await restore(document_id)).toMatchObject({ status: 409, messages: [assetTexts.nameTaken] })
  })
})
