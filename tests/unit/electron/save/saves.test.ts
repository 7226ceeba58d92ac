/** Saving with a real server and a real disk: what is stored, and that a failure leaves nothing behind. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getStatementPdf } from '#shared/contract/billing/statements'
import { downloadAsset } from '#shared/contract/content/assets'
import type { EventValue } from '#shared/desktop/ipc'
import { createCallServer } from '../../../../electron/protocol/callServer'
import { createSaves, type SaveHost } from '../../../../electron/save/saves'
import { createTokenVault } from '../../../../electron/session/tokenVault'
import { createReadableLog } from '../../../support/shell/shellLog'
import { emptySecretStore } from '../../../support/shell/shellMachine'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 1024 * 1024, 'x')])

let server: Server
let respond: (request: IncomingMessage, response: ServerResponse) => void
let requests: IncomingMessage[]
let folder: string

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    respond(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(async () => {
  requests = []
  folder = await mkdtemp(join(tmpdir(), 'saves-'))
  respond = (_request, response) => response.writeHead(200, { 'content-length': pdf.length }).end(pdf)
})
afterEach(() => rm(folder, { recursive: true }))

function saving(host: Partial<SaveHost> = {}) {
  const progress: EventValue<'save:progress'>[] = []
  const bar: (number | 'unknown' | null)[] = []
  const opened: string[] = []
  const marked: string[] = []
  let giveUp = (): void => undefined
  const custody = createTokenVault(emptySecretStore, { now: () => new Date() })
  // A server on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  const saves = createSaves({
    host: {
      selectPath: async (suggested) => suggested,
      downloadsFolder: () => folder,
      lastFolder: () => null,
      storeFolder: () => undefined,
      markAsDownloaded: async (path) => void marked.push(path),
      showInFolder: (path) => opened.push(path),
      open: async (path) => opened.push(path) > 0,
      showProgress: (share) => bar.push(share),
      ...host,
    },
    callServer: createCallServer({
      fetch: globalThis.fetch,
      addressOf: async (pathname) => new URL(pathname, `http://127.0.0.1:${port}`),
    }),
    vault: custody,
    onProgress: (update) => progress.push(update),
    log: createReadableLog(),
    now: () => performance.now(),
    replaceFile: rename,
    after: (_ms, act) => {
      giveUp = act
      return () => undefined
    },
  })
  const handle = custody.addToken({ token: 'canary-token', expiresAt: '2999-01-01T00:00:00.000Z' })
  const statement = {
    saveId: 'one',
    handle,
    call: getStatementPdf.path,
    body: JSON.stringify({ statement_id: '0b9e5a52-6d3c-4a0e-9a38-0d1c5f3f9a11' }),
    name: 'Statement ../March.pdf',
  }
  return { saves, statement, progress, bar, opened, marked, giveUp: () => giveUp() }
}

describe('a saved statement', () => {
  it('is on the disk as the server sent it, under a name that is not a path', async () => {
    const { saves, statement } = saving()
    expect(await saves.call(statement)).toEqual({
      status: 'saved',
      saveId: 'one',
      fileName: 'Statement .._March.pdf',
    })
    expect(await readdir(folder)).toEqual(['Statement .._March.pdf'])
    expect((await readFile(join(folder, 'Statement .._March.pdf'))).equals(pdf)).toBe(true)
  })

  it('is requested with the token of the main process at the address of the contract', async () => {
    const { saves, statement } = saving()
    await saves.call(statement)
    expect(requests[0]?.headers.authorization).toBe('Bearer canary-token')
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['POST', getStatementPdf.path])
  })

  it('is marked as downloaded, like a file that a browser saves', async () => {
    const { saves, statement, marked } = saving()
    await saves.call(statement)
    expect(marked).toEqual([expect.stringMatching(/Statement \.\._March\.pdf\.\w+\.part$/)])
  })

  it('shows its progress in the window and in the task bar', async () => {
    const { saves, statement, progress, bar } = saving()
    await saves.call(statement)
    expect(progress.at(-1)).toMatchObject({ received: pdf.length, total: pdf.length })
    expect(bar.at(-2)).toBe(1)
    expect(bar.at(-1)).toBeNull()
  })

  it('shows how much has arrived while it stalls', async () => {
    let sent: ServerResponse | undefined
    respond = (_request, response) => {
      sent = response.writeHead(200, { 'content-length': pdf.length })
      sent.write(pdf.subarray(0, 50_000))
    }
    const { saves, statement, progress } = saving()
    const outcome = saves.call(statement)
    await expect.poll(() => progress.at(-1)?.received, { interval: 1 }).toBe(50_000)
    sent?.write(pdf.subarray(50_000, 100_000))
    await expect.poll(() => progress.at(-1)?.received).toBe(100_000)
    saves.cancel('one')
    await outcome
  })

  it('is not requested if the user cancels the dialog', async () => {
    const { saves, statement } = saving({ selectPath: async () => null })
    expect(await saves.call(statement)).toEqual({ status: 'cancelled' })
    expect(requests).toEqual([])
  })

  it('shows its progress in received bytes if it is compressed', async () => {
    const packed = gzipSync(pdf)
    respond = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
    const { saves, statement, progress, bar } = saving()
    expect(await saves.call(statement)).toMatchObject({ status: 'saved' })
    expect(progress.at(-1)?.total).toBeNull()
    expect(bar).toContain('unknown')
  })

  it('replaces an older file only once it is complete', async () => {
    await writeFile(join(folder, 'Statement .._March.pdf'), 'older')
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 100_000))
      setImmediate(() => response.destroy())
    }
    const { saves, statement } = saving()
    expect(await saves.call(statement)).toMatchObject({ status: 'failed', reason: 'incomplete' })
    expect(await readFile(join(folder, 'Statement .._March.pdf'), 'utf8')).toBe('older')
    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('the destination of a save', () => {
  it('is in the last folder, under a name with the right extension', async () => {
    const suggested: string[] = []
    const askWhere = async (path: string) => {
      suggested.push(path)
      return null
    }
    const { saves, statement } = saving({ selectPath: askWhere, lastFolder: () => tmpdir() })
    await saves.call({ ...statement, name: 'March' })
    expect(suggested).toEqual([join(tmpdir(), 'March.pdf')])
  })

  it('is remembered for the next time', async () => {
    const storedFolders: string[] = []
    const { saves, statement } = saving({ storeFolder: (path) => storedFolders.push(path) })
    await saves.call(statement)
    expect(storedFolders).toEqual([folder])
  })
})

describe('no incomplete file is left behind', () => {
  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'the connection is interrupted',
      (response) => {
        response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 100_000))
        setImmediate(() => response.destroy())
      },
      'incomplete',
    ],
    ['the session has ended', (response) => response.writeHead(401).end(), 'not-signed-in'],
    ['the server refuses', (response) => response.writeHead(404).end('{"messages":["It is gone"]}'), 'refused'],
    [
      'an HTML page is returned instead of the PDF',
      (response) => response.writeHead(200).end('<html>Error</html>'),
      'wrong-content',
    ],
    ['the response is empty', (response) => response.writeHead(200).end(), 'wrong-content'],
    ['the server redirects', (response) => response.writeHead(302, { location: '/' }).end(), 'offline'],
  ])('no incomplete file is left behind when %s', async (_when, answer, reason) => {
    respond = (_request, response) => answer(response)
    const { saves, statement } = saving()
    expect(await saves.call(statement)).toMatchObject({ status: 'failed', reason })
    expect(await readdir(folder)).toEqual([])
  })

  it('no incomplete file is left behind if the server does not respond', async () => {
    respond = () => undefined
    const { saves, statement, giveUp } = saving()
    const outcome = saves.call(statement)
    await expect.poll(() => requests.length).toBe(1)
    giveUp()
    expect(await outcome).toMatchObject({ status: 'failed', reason: 'offline' })
    expect([await readdir(folder), saves.isSaving()]).toEqual([[], false])
  })

  it('no incomplete file is left behind if the shell ends, which waits until the file is deleted', async () => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 100_000))
    const { saves, statement, progress } = saving()
    void saves.call(statement)
    await expect.poll(() => progress.at(-1)?.received).toBeGreaterThan(0)
    expect(await readdir(folder)).toHaveLength(1)
    await saves.cancelAll()
    expect(await readdir(folder)).toEqual([])
  })

  it('no incomplete file is left behind if the user cancels during the download', async () => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-length': pdf.length }).write(pdf.subarray(0, 100_000))
    const { saves, statement, progress } = saving()
    const outcome = saves.call(statement)
    await expect.poll(() => progress.at(-1)?.received).toBeGreaterThan(0)
    expect(saves.isSaving()).toBe(true)
    saves.cancel('one')
    expect(await outcome).toEqual({ status: 'cancelled' })
    expect(await readdir(folder)).toEqual([])
    expect(saves.isSaving()).toBe(false)
  })

  it('no incomplete file is left behind if the folder no longer exists', async () => {
    const { saves, statement } = saving({ selectPath: async () => join(folder, 'gone', 'a.pdf') })
    expect(await saves.call(statement)).toMatchObject({ status: 'failed', reason: 'not-writable' })
  })

  it('no incomplete file is left behind if the name is that of a folder', async () => {
    await mkdir(join(folder, 'a.pdf'))
    const { saves, statement } = saving({ selectPath: async () => join(folder, 'a.pdf') })
    expect(await saves.call(statement)).toMatchObject({ status: 'failed' })
    expect(await readdir(folder)).toEqual(['a.pdf'])
    await chmod(folder, 0o700)
  })
})

describe('a request of the page to save', () => {
  it.each(['{', '{}', '{"statement_id":"../1"}', undefined])('must have a body of the call, not %s', async (body) => {
    const { saves, statement } = saving()
    expect(await saves.call({ ...statement, body })).toMatchObject({ status: 'failed', reason: 'bad-input' })
    expect(requests).toEqual([])
  })

  it.each([
    ['leave the path of the call', { assetId: '..' }, { prefix: 'a', fileKey: 'b' }],
    ['are empty', { assetId: '' }, { prefix: 'a', fileKey: 'b' }],
    ['are missing', {}, { prefix: 'a', fileKey: 'b' }],
    ['lack the file', { assetId: 'RESOURCE_CENTER' }, {}],
  ])('must have path parameters of the call, not such as %s', async (_which, params, query) => {
    const { saves, statement } = saving()
    const { saveId, handle, name } = statement
    const outcome = await saves.call({ saveId, handle, name, call: downloadAsset.path, params, query })
    expect(outcome).toMatchObject({ status: 'failed', reason: 'bad-input' })
    expect(requests).toEqual([])
  })

  it.each(['/api/v1/customer/getAppData', '/etc/passwd', 'https://evil.example/a.pdf', ''])(
    'must name a call that returns a file, not %s',
    async (call) => {
      const { saves, statement } = saving()
      expect(await saves.call({ ...statement, call })).toMatchObject({ status: 'failed', reason: 'not-found' })
      expect(requests).toEqual([])
    },
  )

  it('can contain the page’s own data, such as a list', async () => {
    const { saves } = saving()
    await saves.bytes({ saveId: 'list', name: 'List.csv', bytes: new TextEncoder().encode('a,b') })
    expect(await readFile(join(folder, 'List.csv'), 'utf8')).toBe('a,b')
  })

  it('can be followed by opening the file or its folder since the same start', async () => {
    const { saves, statement, opened } = saving()
    expect(saves.reveal('one')).toBe(false)
    await saves.call(statement)
    expect([saves.reveal('one'), await saves.open('one'), saves.reveal('two')]).toEqual([true, true, false])
    expect(opened).toEqual([join(folder, 'Statement .._March.pdf'), join(folder, 'Statement .._March.pdf')])
  })

  it('can be followed by opening only if that displays content and runs nothing', async () => {
    const { saves, opened } = saving()
    await saves.bytes({ saveId: 'tool', name: 'tool.exe', bytes: new Uint8Array(1) })
    expect(await saves.open('tool')).toBe(false)
    expect(opened).toEqual([])
  })
})
