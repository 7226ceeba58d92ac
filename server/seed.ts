/**
 * `npm run seed -- --accounts N --messages N`: loads demo data into an empty database, the embedded one unless
 * DATABASE_URL is set.
 */

import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { defaultTimeZone } from '#shared/format/timeZone'
import { createClock } from './clock'
import { connectClient } from './db/client'
import { openDatabase } from './db/database'
import { defaultAccounts, maxWithHistory } from './db/seed/demo'
import { seedDemo } from './db/seed/load'
import { readEnvironment } from './environment'
import { launchDatabase } from './launch/database'
import { recordDemoMessages } from './launch/demoMessages'
import { saveDemoProfiles } from './launch/demoProfiles'
import { openDocumentLibrary } from './launch/documentLibrary'
import { claimFolder } from './launch/folderClaim'
import { print, printError } from './launch/print'
import { readLaunchSettings } from './launch/settings'
import { readSecrets } from './secrets'
import { StartupError } from './startupError'

try {
  await seed(readSeedSize())
} catch (error) {
  printError(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

interface SeedSize {
  accounts: number
  messages: number
}

function readSeedSize(): SeedSize {
  const text = (value: number) => ({ type: 'string', default: String(value) }) as const
  const { values } = parseArgs({ options: { accounts: text(defaultAccounts), messages: text(0) } })
  const accounts = Number(values.accounts)
  const messages = Number(values.messages)
  if (!Number.isInteger(accounts) || accounts < 1 || accounts > 1_000_000)
    throw new StartupError('--accounts takes a whole number from 1 to 1000000.')
  if (!Number.isInteger(messages) || messages < 0 || messages > 5_000_000)
    throw new StartupError('--messages takes a whole number up to 5000000.')
  if (messages > 0 && accounts <= maxWithHistory)
    throw new StartupError(
      `--messages are of customers without a history: they need more than ${maxWithHistory} --accounts.`,
    )
  return { accounts, messages }
}

async function seed({ accounts, messages }: SeedSize): Promise<void> {
  const settings = readLaunchSettings(readEnvironment())
  if (!settings.isDemoAllowed) throw new StartupError('DEMO_DATA is off, so no demo data is loaded.')
  await mkdir(settings.dataDir, { recursive: true })
  const release =
    settings.databaseUrl === null ? await claimFolder(settings.dataDir, 'demo data is being loaded') : null
  const { databasePassword, sealKey } = await readSecrets(settings.dataDir, readEnvironment())
  const database = await launchDatabase({ ...settings, password: databasePassword })
  const connection = openDatabase(database.directUrl, 2)
  const bulk = accounts > maxWithHistory ? await connectClient(database.directUrl) : null
  try {
    const onProgress = (customers: number) => {
      if (customers % 5000 === 0) print(`  ${customers} customers`)
    }
    if (bulk)
      print(`The first ${maxWithHistory} customers get a history of two years, the others accounts and messages.`)
    const started = performance.now()
    const clock = createClock(readEnvironment()['TIME_ZONE'] ?? defaultTimeZone)
    const seeded = await seedDemo(connection.db, {
      today: clock.today(),
      now: clock.now(),
      accounts,
      messages,
      ...(bulk && { bulk }),
      onProgress,
      library: await openDocumentLibrary(settings.dataDir, readEnvironment()),
    })
    if (!seeded) return print('Nothing was changed: this database has data already.')
    await saveDemoProfiles(settings.dataDir, seeded.profiles)
    const environment = { ...readEnvironment(), PORT: String(settings.port), SEAL_KEY: sealKey }
    await recordDemoMessages(connection.db, { environment, clock })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments in ${seconds} s.`,
    )
    print(`${seeded.profiles.length} saved payment methods wait for the sandbox provider: npm start hands them over.`)
  } finally {
    await bulk?.end()
    await connection.close()
    await database.stop()
    release?.()
  }
}
