/** Keys that nobody should have to invent: made at the first start, kept where only their owner can read them. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'

const Key = z.string().check(z.minLength(16))

const Secrets = z.object({
  /** What the portal shows to the payment provider. */
  providerKey: Key,
  /** Of the embedded database. */
  databasePassword: Key,
  /** Under which one-time codes are hashed. */
  codeKey: Key,
  /** Under which the secrets of authenticator apps are sealed. */
  sealKey: Key,
})
export type Secrets = z.infer<typeof Secrets>

type Environment = Record<string, string | undefined>

/** The secrets of a data folder; `PROVIDER_KEY`, `CODE_KEY` and `SEAL_KEY` in the environment come before them. */
export async function readSecrets(dataDir: string, environment: Environment): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readOrMake(path)
  const secrets = z.safeParse(Secrets, await withSealKey(path, parseJson(text)))
  if (!secrets.success) {
    // A new file would lock the portal out of the database that was made with the old one.
    throw new Error(`${path} is damaged: it must hold providerKey, databasePassword, codeKey and sealKey. Restore it.`)
  }
  const { PROVIDER_KEY: providerKey, CODE_KEY: codeKey, SEAL_KEY: sealKey } = environment
  return {
    ...secrets.data,
    ...(providerKey && { providerKey }),
    ...(codeKey && { codeKey }),
    ...(sealKey && { sealKey }),
  }
}

const newKey = (): string => randomBytes(32).toString('hex')

/** A folder from before there was this key gets one, once: a file that is otherwise whole is written again with it. */
async function withSealKey(path: string, stored: unknown): Promise<unknown> {
  const older = z.safeParse(z.omit(Secrets, { sealKey: true }), stored)
  if (!older.success || (typeof stored === 'object' && stored !== null && 'sealKey' in stored)) return stored
  const completed: Secrets = { ...older.data, sealKey: newKey() }
  const draft = await writeDraft(path, completed)
  await rename(draft, path)
  return completed
}

async function readOrMake(path: string): Promise<string> {
  const existing = await readFile(path, 'utf8').catch(unlessMissing)
  if (existing !== null) return existing

  await mkdir(join(path, '..'), { recursive: true })
  const draft = await writeDraft(path, {
    providerKey: newKey(),
    databasePassword: newKey(),
    codeKey: newKey(),
    sealKey: newKey(),
  })
  try {
    // Unlike a rename, a link never replaces what another process has made meanwhile, and never shows half a file.
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

function unlessMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT')) return null
  throw error
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is told apart from wrong JSON by nobody: both are refused by the caller.
    return null
  }
}
