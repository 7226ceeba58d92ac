/** Saved methods on their way from the demo data to the payment provider: kept in a file until the provider has them all. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { importProfile } from '../adapters/cards/importProfile'
import { DemoProfile, importDemoProfiles } from '../db/seed/profiles'

const fileIn = (dataDir: string): string => join(dataDir, 'demoProfiles.json')

export const keepProfiles = (dataDir: string, profiles: readonly DemoProfile[]): Promise<void> =>
  writeFile(fileIn(dataDir), JSON.stringify(profiles))

export interface ProviderAccess {
  url: string
  key: string
}

/** Hands over what is waiting, if anything; answers how many there were. Doing it twice changes nothing. */
export async function handOverProfiles(dataDir: string, provider: ProviderAccess): Promise<number> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null)
  if (text === null) return 0
  const profiles = z.parse(z.array(DemoProfile), JSON.parse(text))
  const address = { baseUrl: provider.url, key: provider.key, timeoutMs: 10_000 }
  await importDemoProfiles(profiles, (profile) => importProfile(address, profile))
  await rm(fileIn(dataDir))
  return profiles.length
}
