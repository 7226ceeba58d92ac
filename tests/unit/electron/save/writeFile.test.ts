import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMarkOfTheWeb } from '../../../../electron/save/markOfTheWeb'
import { writeCompletely } from '../../../../electron/save/writeFile'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writing-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writing a file ends when it is aborted, even if its source ignores that', async () => {
  const leaving = new AbortController()
  async function* chunks() {
    yield new Uint8Array([1])
    await new Promise(() => undefined)
  }
  const written = writeCompletely({
    path: join(folder, 'List.csv'),
    chunks: chunks(),
    onWritten: () => leaving.abort(),
    signal: leaving.signal,
    check: () => undefined,
    mark: async () => undefined,
    replaceFile: rename,
  })
  await expect(written).rejects.toThrow(/abort/i)
  expect(await readdir(folder)).toEqual([])
})

it('writing a file marks it as downloaded before any program can find it under its name', async () => {
  const seen: { names: string[]; text: string }[] = []
  async function* chunks() {
    yield new TextEncoder().encode('whole')
  }
  await writeCompletely({
    path: join(folder, 'List.csv'),
    chunks: chunks(),
    onWritten: () => undefined,
    signal: new AbortController().signal,
    check: () => undefined,
    mark: async (path) => void seen.push({ names: await readdir(folder), text: await readFile(path, 'utf8') }),
    replaceFile: rename,
  })
  expect(seen).toEqual([{ names: [expect.stringMatching(/\.part$/)], text: 'whole' }])
  expect(await readdir(folder)).toEqual(['List.csv'])
})

it('writing a file leaves nothing behind if another program keeps the file open for good', async () => {
  async function* chunks() {
    yield new TextEncoder().encode('whole')
  }
  const written = writeCompletely({
    path: join(folder, 'List.csv'),
    chunks: chunks(),
    onWritten: () => undefined,
    signal: new AbortController().signal,
    check: () => undefined,
    mark: async () => undefined,
    replaceFile: () => Promise.reject(new Error('EBUSY')),
  })
  await expect(written).rejects.toThrow('EBUSY')
  expect(await readdir(folder)).toEqual([])
})

it('writing a file works with the longest name that the system allows', async () => {
  const name = `${'ä'.repeat(125)}a.csv`
  async function* chunks() {
    yield new TextEncoder().encode('whole')
  }
  await writeCompletely({
    path: join(folder, name),
    chunks: chunks(),
    onWritten: () => undefined,
    signal: new AbortController().signal,
    check: () => undefined,
    mark: async () => undefined,
    replaceFile: rename,
  })
  expect(await readdir(folder)).toEqual([name])
})

it('writing a file adds the Mark of the Web on Windows, which is stored in a stream of the file', async () => {
  const path = join(folder, 'Statement.pdf')
  await createMarkOfTheWeb('win32')(path)
  expect(await readFile(`${path}:Zone.Identifier`, 'utf8')).toBe('[ZoneTransfer]\r\nZoneId=3\r\n')
})

it.each(['darwin', 'linux'] as const)('writing a file leaves the mark to the system on %s', async (platform) => {
  await createMarkOfTheWeb(platform)(join(folder, 'Statement.pdf'))
  expect(await readdir(folder)).toEqual([])
})

it('writing a file succeeds on a disk that supports no marks', async () => {
  await expect(createMarkOfTheWeb('win32')(join(folder, 'gone', 'Statement.pdf'))).resolves.toBeUndefined()
})
