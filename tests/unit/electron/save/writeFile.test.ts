import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeWhole } from '../../../../electron/save/writeFile'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'writing-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('ends when it is called off, even where what it waits for hears nothing of that', async () => {
  const leaving = new AbortController()
  async function* chunks() {
    yield new Uint8Array([1])
    await new Promise(() => undefined)
  }
  const written = writeWhole({
    path: join(folder, 'List.csv'),
    chunks: chunks(),
    onWritten: () => leaving.abort(),
    signal: leaving.signal,
    check: () => undefined,
  })
  await expect(written).rejects.toThrow(/abort/i)
  expect(await readdir(folder)).toEqual([])
})
