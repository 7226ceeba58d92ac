/** Saved methods of the demo data, kept in a file until the payment provider has imported all of them. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { importProfile } from '../adapters/cards/importProfile'
import { DemoProfile, importDemoProfiles } from '../db/seed/billing/savedMethods'
import { nullIfMissing } from '../fileErrors'

const profilesPathOf = (dataDir: string): string => join(dataDir, 'demoProfiles.json')

export const saveDemoProfiles = (dataDir: string, profiles: readonly DemoProfile[]): Promise<void> =>
  writeFile(profilesPathOf(dataDir), JSON.stringify(profiles))

interface ProviderAccess {
  url: string
  key: string
}

/** Imports the saved methods and returns how many there were. The import is idempotent. */
export async function importSavedProfiles(dataDir: string, provider: ProviderAccess): Promise<number> {
  const text = await readFile(profilesPathOf(dataDir), 'utf8').catch(nullIfMissing)
  if (text === null) return 0
  const profiles = z.parse(z.array(DemoProfile), JSON.parse(text))
  const address = { baseUrl: provider.url, key: provider.key, timeoutMs: 10_000 }
  await importDemoProfiles(profiles, (profile) => importProfile(address, profile))
  await rm(profilesPathOf(dataDir))
  return profiles.length
}
