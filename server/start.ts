/**
 * Runs for `npm start`: starts the database, demo data, payment provider and portal in this order, and stops them in
 * reverse.
 */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultTimeZone } from '#shared/format/timeZone'
import { createClock } from './clock'
import { openDatabase } from './db/database'
import { legacyEmail } from './db/seed/demoUsers/demoEmails'
import { demoPassword, demoSignIns } from './db/seed/demoUsers/demoPeople'
import { seedDemo } from './db/seed/load'
import { findUserByEmail } from './directory/users/users.queries'
import { readEnvironment } from './environment'
import { assertSecretsPresent, type LaunchedDatabase, launchDatabase } from './launch/database'
import { recordDemoMessages } from './launch/demoMessages'
import { importSavedProfiles, saveDemoProfiles } from './launch/demoProfiles'
import { filesDirOf, openDocumentLibrary } from './launch/documentLibrary'
import { claimFolder } from './launch/folderClaim'
import { print, printError } from './launch/print'
import { assertPortFree, isBuilt, startProgram } from './launch/programs'
import { type LaunchSettings, readLaunchSettings } from './launch/settings'
import { readSecrets, type Secrets } from './secrets'
import { StartupError } from './startupError'

/** Steps that stop what was started. They run in reverse order, even when one of them fails. */
const stopSteps: { label: string; run: () => Promise<void> }[] = []
const stopping = new AbortController()

handleSignals()
try {
  await start(readLaunchSettings(readEnvironment()))
  await waitUntilStopped()
} catch (error) {
  if (!stopping.signal.aborted) printError(error)
  process.exitCode = stopping.signal.aborted ? 0 : 1
}
await stopAll()
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

async function start(settings: LaunchSettings): Promise<void> {
  const url = `http://localhost:${settings.port}`
  if (settings.verdict.refusal) throw new StartupError(settings.verdict.refusal)
  for (const warning of settings.verdict.warnings) print(`Warning: ${warning}`)
  await mkdir(settings.dataDir, { recursive: true })
  const release = await claimFolder(settings.dataDir, `the portal on ${url} runs on it`)
  stopSteps.push({ label: '', run: async () => release() })
  await assertPortFree(settings.port, settings.host, 'PORT')
  if (settings.providerUrl === null) await assertPortFree(settings.providerPort, '127.0.0.1', 'PROVIDER_PORT')

  if (settings.relay) await assertPortFree(settings.relay.port, settings.relay.host, 'RELAY_PORT')

  if (settings.databaseUrl === null) assertSecretsPresent(settings.dataDir)
  const secrets = await readSecrets(settings.dataDir, readEnvironment())
  const database = await launchDatabase({ ...settings, password: secrets.databasePassword }, stopping.signal)
  stopSteps.push({ label: database.isEmbedded ? 'database' : '', run: () => database.stop() })
  stopping.signal.throwIfAborted()
  const hasDemo = database.isEmbedded && settings.isDemoAllowed && (await seedIfEmpty(database, settings, secrets))
  stopping.signal.throwIfAborted()

  await startProvider(settings, secrets)
  const environment = portalEnvironment(settings, secrets, database)
  await startPortal(settings, environment)
  if (settings.relay) await startRelay(settings.relay, environment)
  const providerUrl = providerUrlOf(settings)
  printWelcome(url, providerUrl, hasDemo)
  // Tells a parent process, such as a test or the desktop shell's development, that the portal is ready.
  process.send?.({ kind: 'ready', url, providerUrl, databaseUrl: database.url })
}

/** Returns whether the demo users can sign in. */
async function seedIfEmpty(
  database: LaunchedDatabase,
  { dataDir, port }: LaunchSettings,
  { sealKey }: Secrets,
): Promise<boolean> {
  const connection = openDatabase(database.directUrl, 2)
  try {
    const started = performance.now()
    const clock = createClock(readEnvironment()['TIME_ZONE'] ?? defaultTimeZone)
    const seeded = await seedDemo(connection.db, {
      today: clock.today(),
      now: clock.now(),
      library: await openDocumentLibrary(dataDir, readEnvironment()),
    })
    if (!seeded) return (await findUserByEmail(connection.db, demoSignIns[0].email)) !== null
    await saveDemoProfiles(dataDir, seeded.profiles)
    const environment = { ...readEnvironment(), PORT: String(port), SEAL_KEY: sealKey }
    await recordDemoMessages(connection.db, { environment, clock })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(
      `Demo data: ${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments (${seconds} s).`,
    )
    return true
  } finally {
    await connection.close()
  }
}

function providerUrlOf({ providerUrl, providerPort }: LaunchSettings): string {
  return providerUrl ?? `http://localhost:${providerPort}`
}

async function startProvider(settings: LaunchSettings, { providerKey }: Secrets): Promise<void> {
  const { dataDir, providerPort } = settings
  if (settings.providerUrl !== null) {
    print('Payment provider: the one that PROVIDER_URL names.')
    return
  }
  print(`Payment provider: sandbox on port ${providerPort}.`)
  const environment = {
    PROVIDER_PORT: String(providerPort),
    PROVIDER_HOST: '127.0.0.1',
    PROVIDER_DATA_DIR: join(dataDir, 'provider'),
    PROVIDER_KEY: providerKey,
    PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerUrlOf(settings),
    LOG_LEVEL: readEnvironment()['LOG_LEVEL'] ?? 'warn',
  }
  const address = `http://127.0.0.1:${providerPort}`
  const readyUrl = `${address}/healthz`
  const provider = await startProgram(
    { name: 'payment provider', file: 'sandboxProvider', environment, readyUrl },
    stopping.signal,
  )
  stopSteps.push({ label: provider.name, run: () => provider.stop() })
  const count = await importSavedProfiles(dataDir, { url: address, key: providerKey })
  if (count > 0) print(`Payment provider: has ${count} saved payment methods of the demo customers.`)
}

/** The environment of the portal and the relay, which share the database, the keys and the files. */
function portalEnvironment(
  settings: LaunchSettings,
  secrets: Secrets,
  database: LaunchedDatabase,
): Record<string, string> {
  return {
    // The portal of this command does everything in one process, regardless of ROLE.
    ROLE: 'all',
    PORT: String(settings.port),
    HOST: settings.host,
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    DATA_DIR: settings.dataDir,
    PROVIDER_URL: settings.providerUrl ?? `http://127.0.0.1:${settings.providerPort}`,
    PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerUrlOf(settings),
    PROVIDER_KEY: secrets.providerKey,
    CODE_KEY: secrets.codeKey,
    SEAL_KEY: secrets.sealKey,
    WEBHOOK_KEY: secrets.webhookKey,
    FILES_DIR: filesDirOf(settings.dataDir, readEnvironment()),
    LOG_LEVEL: readEnvironment()['LOG_LEVEL'] ?? 'warn',
    // A portal that is started by hand has no load balancer in front of it.
    DRAIN_MS: readEnvironment()['DRAIN_MS'] ?? '0',
    ...(isBuilt && { WEBSITE_DIR: fileURLToPath(new URL('../renderer', import.meta.url)) }),
  }
}

async function startPortal(settings: LaunchSettings, environment: Record<string, string>): Promise<void> {
  print(`Portal: API and website on port ${settings.port}.`)
  const readyUrl = `http://${connectableHost(settings.host)}:${settings.port}/readyz`
  const portal = await startProgram({ name: 'portal', file: 'main', environment, readyUrl }, stopping.signal)
  stopSteps.push({ label: portal.name, run: () => portal.stop() })
}

async function startRelay(relay: { port: number; host: string }, environment: Record<string, string>): Promise<void> {
  print(`Relay: speech and commands on port ${relay.port}.`)
  const readyUrl = `http://${connectableHost(relay.host)}:${relay.port}/readyz`
  const program = await startProgram({ name: 'relay', file: 'relay', environment, readyUrl }, stopping.signal)
  stopSteps.push({ label: program.name, run: () => program.stop() })
}

/** A program that listens on all interfaces is reachable under the loopback address. */
function connectableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

function printWelcome(url: string, providerUrl: string, hasDemo: boolean): void {
  print(`\nThe portal is ready: ${url}`)
  print(`  messages that would be sent by email and SMS: ${url}/sandbox`)
  print(`  the API: ${url}/api/docs    the payment provider: ${providerUrl}`)
  if (hasDemo) {
    print(`\nDemo sign-ins (password of each: ${demoPassword})`)
    for (const { email, description } of demoSignIns) print(`  ${email.padEnd(24)}${description}`)
    print(`  ${legacyEmail.padEnd(24)}not a user yet; registers at ${url}/register`)
  }
  print('\nCtrl+C stops everything.')
}

function stop(reason: string): void {
  if (!stopping.signal.aborted) print(`Stopping: ${reason}.`)
  stopping.abort()
}

function handleSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The embedded database's library would stop it on these signals and end the process before the portal has
    // finished.
    process.removeAllListeners(signal)
    process.on(signal, () => stop(`received ${signal}`))
  }
  process.on('disconnect', () => stop('the program that started this one has ended'))
  process.channel?.unref()
}

function waitUntilStopped(): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.signal.aborted) resolve()
    else stopping.signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function stopAll(): Promise<void> {
  for (const { label, run } of stopSteps.toReversed()) {
    if (label) print(`Stopping the ${label}.`)
    await run().catch(printError)
  }
}
