import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecrets } from '../../../server/secrets'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the secrets of a data folder', () => {
  it('are created once, readable only by their owner', async () => {
    const made = await readSecrets(folder, {})
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect(new Set(Object.values(made)).size).toBe(5)
    expect(await readSecrets(folder, {})).toEqual(made)
  })

  it('are the same for two processes that start at the same time', async () => {
    const [one, other] = await Promise.all([readSecrets(folder, {}), readSecrets(folder, {})])
    expect(one).toEqual(other)
  })

  it('are replaced by keys of the environment', async () => {
    const { databasePassword, sealKey, webhookKey } = await readSecrets(folder, {})
    const keys = { PROVIDER_KEY: 'provider-key-0123456789', CODE_KEY: 'code-key-0123456789' }
    expect(await readSecrets(folder, keys)).toEqual({
      databasePassword,
      sealKey,
      webhookKey,
      providerKey: keys.PROVIDER_KEY,
      codeKey: keys.CODE_KEY,
    })
  })

  it.for([['sealKey', 'webhookKey'], ['webhookKey']] as const)(
    'get %j that an older folder lacks, and keep the others',
    async (missing) => {
      const made = await readSecrets(folder, {})
      const older = Object.fromEntries(Object.entries(made).filter(([name]) => !missing.some((key) => key === name)))
      await writeFile(join(folder, 'secrets.json'), JSON.stringify(older))
      const completed = await readSecrets(folder, {})
      expect(completed).toMatchObject(older)
      for (const key of missing) {
        expect(completed[key]).toMatch(/^[0-9a-f]{64}$/)
        expect(completed[key]).not.toBe(made[key])
      }
      expect(await readSecrets(folder, {})).toEqual(completed)
      expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
    },
  )

  it('are never created again over a damaged file', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"providerKey":')
    await expect(readSecrets(folder, {})).rejects.toThrow(/is damaged/)
  })
})
