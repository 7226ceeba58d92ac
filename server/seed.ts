/** `npm run seed -- --accounts N`: demo data for an empty database, the embedded one unless DATABASE_URL names another. */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { defaultTimeZone } from '#shared/timeZone'
import { createClock } from './clock'
import { openDatabase } from './db/database'
import { defaultAccounts } from './db/seed/demo'
import { seedDemo } from './db/seed/load'
import { launchDatabase } from './launch/database'
import { keepProfiles } from './launch/demoProfiles'
import { openLibrary } from './launch/library'
import { claimFolder } from './launch/onlyOne'
import { Refusal, say, sayFailure } from './launch/say'
import { readLaunchSettings } from './launch/settings'
import { readSecrets } from './secrets'

try {
  await seed(accountsAsked())
} catch (error) {
  sayFailure(error)
  process.exitCode = 1
}
// Said aloud: a library of the embedded database would otherwise end the process with success.
process.exit()

function accountsAsked(): number {
  const { values } = parseArgs({ options: { accounts: { type: 'string', default: String(defaultAccounts) } } })
  const accounts = Number(values.accounts)
  if (Number.isInteger(accounts) && accounts > 0 && accounts <= 1_000_000) return accounts
  throw new Refusal('--accounts takes a whole number from 1 to 1000000.')
}

async function seed(accounts: number): Promise<void> {
  const settings = readLaunchSettings(process.env)
  await mkdir(settings.dataDir, { recursive: true })
  const release =
    settings.databaseUrl === null ? await claimFolder(settings.dataDir, 'demo data is being loaded') : null
  const { databasePassword } = await readSecrets(settings.dataDir, process.env)
  const database = await launchDatabase({ ...settings, password: databasePassword })
  const connection = openDatabase(database.url, 2)
  try {
    const onProgress = (customers: number) => {
      if (customers % 5000 === 0) say(`  ${customers} customers`)
    }
    const started = performance.now()
    const seeded = await seedDemo(connection.db, {
      today: createClock(process.env['TIME_ZONE'] ?? defaultTimeZone).today(),
      accounts,
      onProgress,
      library: await openLibrary(settings.dataDir, process.env),
    })
    if (!seeded) return say('Nothing was changed: people can sign in to this database already.')
    await keepProfiles(settings.dataDir, seeded.profiles)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments in ${seconds} s.`)
    say(`${seeded.profiles.length} saved payment methods wait for the sandbox provider: npm start hands them over.`)
  } finally {
    await connection.close()
    await database.stop()
    release?.()
  }
}
