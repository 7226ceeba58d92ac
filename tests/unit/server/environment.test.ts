import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSecretFiles } from '../../../server/environment'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
  file = join(folder, 'seal-key')
  await writeFile(file, 'a key of many characters\n')
  await writeFile(join(folder, 'empty'), '\n')
})
afterAll(() => rm(folder, { recursive: true }))

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    expect(withSecretFiles({ SEAL_KEY_FILE: file, PORT: '4000' })).toEqual({
      SEAL_KEY: 'a key of many characters',
      SEAL_KEY_FILE: file,
      PORT: '4000',
    })
  })

  it('is not used if the secret itself is set', () => {
    expect(withSecretFiles({ SEAL_KEY_FILE: join(folder, 'missing'), SEAL_KEY: 'itself' })['SEAL_KEY']).toBe('itself')
  })

  it('stops the start with its path if it is missing or empty', () => {
    const missing = join(folder, 'missing')
    expect(() => withSecretFiles({ SMTP_URL_FILE: missing })).toThrow(
      `SMTP_URL_FILE names ${missing}, which can’t be read.`,
    )
    const empty = join(folder, 'empty')
    expect(() => withSecretFiles({ SMTP_URL_FILE: empty })).toThrow(`SMTP_URL_FILE names ${empty}, which is empty.`)
  })
})
