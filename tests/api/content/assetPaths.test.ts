import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAssets, uploadAsset } from '#shared/contract/content/assets'
import { documentLimitBytes } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import * as httpTexts from '#shared/texts/http'
import { pdf, startAssets } from '../../support/data/content/assets'

let library: Awaited<ReturnType<typeof startAssets>>
beforeAll(async () => {
  library = await startAssets()
})
beforeEach(() => library.empty())
afterAll(() => library.stop())

describe('a file that cannot be published', () => {
  const large = Buffer.concat([pdf, Buffer.alloc(documentLimitBytes)])
  it.each([
    ['empty.pdf', Buffer.alloc(0), 400, assetTexts.empty],
    ['program.exe', Buffer.from('MZ\u0090\0\u0003\0\0\0'), 415, assetTexts.wrongType],
    ['program.pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0'), 415, assetTexts.invalidOfType('PDF')],
    ['page.txt', Buffer.from('<html>\0</html>'), 415, assetTexts.invalidOfType('Text')],
    ['torn.docx', Buffer.from('torn\0\0'), 415, assetTexts.invalidOfType('Word')],
    ['rates.png', pdf, 415, assetTexts.contentMismatch],
    ['page.html', Buffer.from('<script>alert(1)</script>'), 415, assetTexts.contentMismatch],
    ['large.pdf', large, 413, httpTexts.fileTooLarge(25)],
  ])('is rejected at the field and not stored if it is %s', async (...[name, bytes, status, message]) => {
    const before = await library.listStoredFiles()
    expect(await library.upload({ name, bytes })).toMatchObject({ status, fields: { file: message } })
    expect(await readdir(library.spoolDir)).toEqual([])
    expect(await library.listStoredFiles()).toEqual(before)
    expect(await library.namesIn('rates/')).toEqual([])
  })

  it('leaves nothing behind if it is interrupted', async () => {
    const address = await library.server.app.listen({ port: 0, host: '127.0.0.1' })
    const sending = request(`${address}${uploadAsset.path.replace(':assetsId', 'resource-center')}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${library.token}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': 5_000_000,
      },
    })
    sending.on('error', () => undefined)
    sending.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half a')
    sending.write(Buffer.alloc(200_000))
    // Wait until a part of the upload is on disk.
    await expect.poll(() => readdir(library.spoolDir)).toHaveLength(1)
    sending.destroy()
    await expect.poll(() => readdir(library.spoolDir)).toEqual([])
    expect(await library.listStoredFiles()).toEqual([])
    expect(await library.namesIn('rates/')).toEqual([])
  })
})

describe('a path of a file', () => {
  it.each(['../rates', '..%2frates', '/etc', 'rates/../notes', 'rates\\..', 'rates\0', 'x'.repeat(300), '.'])(
    'a path like %j is not a folder',
    async (destinationPath) => {
      expect(await library.upload({ body: { destinationPath } })).toMatchObject({ status: 400 })
      expect(await library.listStoredFiles()).toEqual([])
      const query = { prefix: destinationPath }
      const params = { assetsId: 'resource-center' } as const
      expect((await library.server.call(listAssets, { params, query }, { token: library.token })).status).toBe(400)
    },
  )

  it.each([
    '../secrets.json',
    'rates/../../secrets.json',
    'rates/..%2f..%2fsecrets.json',
    '/etc/passwd',
    'rates/..',
    'rates/a\0.pdf',
    'rates\\rates.pdf',
    `rates/${'x'.repeat(300)}.pdf`,
  ])('a path like %j is not a file', async (fileKey) => {
    await library.uploaded()
    expect((await library.download(fileKey)).status).toBeGreaterThanOrEqual(400)
    expect((await library.download(fileKey)).status).toBeLessThan(500)
    expect((await library.remove(fileKey)).status).toBeLessThan(500)
    expect(await library.namesIn('rates/')).toEqual(['rates.pdf'])
  })

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..%2f..%2fpasswd.pdf', '%2f..%2fpasswd.pdf'],
    ['C:\\temp\\rates.pdf', 'rates.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('a path in a name is removed: %j', async (name, file_name) => {
    expect(await library.uploaded({ name })).toMatchObject({ file_name, fileKey: `rates/${file_name}` })
    expect((await library.download(`rates/${file_name}`)).status).toBe(200)
    expect(await library.listStoredFiles()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
})

it('a file is stored byte by byte as it was sent', async () => {
  const bytes = Buffer.concat([pdf, Buffer.alloc(3_000_000, 7)])
  await library.uploaded({ bytes })
  const [name = ''] = await library.listStoredFiles()
  expect((await readFile(join(library.documentsDir, name))).equals(bytes)).toBe(true)
})
