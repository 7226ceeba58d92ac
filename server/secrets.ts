/** Secrets that are generated at the first start and stored in a file that only its owner can read. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { parseJson } from '#shared/format/parseJson'
import type { Environment } from './environment'
import { hasCode, nullIfMissing } from './fileErrors'

const Key = z.string().check(z.minLength(16))

const Secrets = z.object({
  /** The key that the portal sends to the payment provider. */
  providerKey: Key,
  /** The password of the embedded database. */
  databasePassword: Key,
  /** The key for hashing one-time codes. */
  codeKey: Key,
  /** The key for sealing authenticator secrets. */
  sealKey: Key,
  /** The key with which gateways sign their reports. */
  webhookKey: Key,
})
export type Secrets = z.infer<typeof Secrets>

/** Reads the secrets of a data folder. Keys of the environment take precedence, such as `PROVIDER_KEY`. */
export async function readSecrets(dataDir: string, environment: Environment): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readOrCreate(path)
  const secrets = z.safeParse(Secrets, await addMissingKeys(path, parseJson(text)))
  if (!secrets.success) {
    // Creating a new file would lock the portal out of its existing database.
    throw new Error(`${path} is damaged: it must hold ${Object.keys(Secrets.shape).join(', ')}. Restore it.`)
  }
  const { PROVIDER_KEY: providerKey, CODE_KEY: codeKey, SEAL_KEY: sealKey, WEBHOOK_KEY: webhookKey } = environment
  return {
    ...secrets.data,
    ...(providerKey && { providerKey }),
    ...(codeKey && { codeKey }),
    ...(sealKey && { sealKey }),
    ...(webhookKey && { webhookKey }),
  }
}

const newKey = (): string => randomBytes(32).toString('hex')

const LaterKeys = z.partial(z.pick(Secrets, { sealKey: true, webhookKey: true }))
const OlderSecrets = z.extend(Secrets, LaterKeys.shape)

/** Adds the keys that a file from before they existed lacks. The file must be valid otherwise. */
async function addMissingKeys(path: string, stored: unknown): Promise<unknown> {
  const { data: older } = z.safeParse(OlderSecrets, stored)
  if (!older || (older.sealKey !== undefined && older.webhookKey !== undefined)) return stored
  const { sealKey = newKey(), webhookKey = newKey() } = older
  const completed: Secrets = { ...older, sealKey, webhookKey }
  const draft = await writeDraft(path, completed)
  await rename(draft, path)
  return completed
}

async function readOrCreate(path: string): Promise<string> {
  const existing = await readFile(path, 'utf8').catch(nullIfMissing)
  if (existing !== null) return existing

  await mkdir(join(path, '..'), { recursive: true })
  const draft = await writeDraft(path, {
    providerKey: newKey(),
    databasePassword: newKey(),
    codeKey: newKey(),
    sealKey: newKey(),
    webhookKey: newKey(),
  })
  try {
    // Unlike a rename, a link never replaces a file that another process has created, and never exposes a partial file.
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

async function writeDraft(path: string, secrets: Secrets): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return draft
}
