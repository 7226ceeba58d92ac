/** What `npm start` runs once everything is built: database, demo data, payment provider and portal, in this order, and back. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultTimeZone } from '#shared/timeZone'
import { createClock } from './clock'
import { openDatabase } from './db/database'
import { demoPassword, demoSignIns, legacyEmail } from './db/seed/demoPeople'
import { seedDemo } from './db/seed/load'
import { launchDatabase, refuseLostSecrets, type LaunchedDatabase } from './launch/database'
import { handOverProfiles, keepProfiles } from './launch/demoProfiles'
import { filesDirOf, openLibrary } from './launch/library'
import { claimFolder } from './launch/onlyOne'
import { isBuilt, refuseTakenPort, startProgram } from './launch/programs'
import { say, sayFailure } from './launch/say'
import { Refusal } from './refusal'
import { readLaunchSettings, type LaunchSettings } from './launch/settings'
import { readSecrets, type Secrets } from './secrets'

/** Undone in the reverse order, whatever happened in between. */
const undo: { what: string; run: () => Promise<void> }[] = []
const stopping = new AbortController()

takeSignals()
try {
  await start(readLaunchSettings(process.env))
  await untilStopped()
} catch (error) {
  if (!stopping.signal.aborted) sayFailure(error)
  process.exitCode = stopping.signal.aborted ? 0 : 1
}
await stopAll()
// Said aloud: a library of the embedded database would otherwise end the process with success.
process.exit()

async function start(settings: LaunchSettings): Promise<void> {
  const url = `http://localhost:${settings.port}`
  if (settings.sandbox.refusal) throw new Refusal(settings.sandbox.refusal)
  for (const warning of settings.sandbox.warnings) say(`Warning: ${warning}`)
  await mkdir(settings.dataDir, { recursive: true })
  const release = await claimFolder(settings.dataDir, `the portal on ${url} runs on it`)
  undo.push({ what: '', run: async () => release() })
  await refuseTakenPort(settings.port, settings.host, 'PORT')
  if (settings.providerUrl === null) await refuseTakenPort(settings.providerPort, '127.0.0.1', 'PROVIDER_PORT')

  if (settings.relay) await refuseTakenPort(settings.relay.port, settings.relay.host, 'RELAY_PORT')

  if (settings.databaseUrl === null) refuseLostSecrets(settings.dataDir)
  const secrets = await readSecrets(settings.dataDir, process.env)
  const database = await launchDatabase({ ...settings, password: secrets.databasePassword }, stopping.signal)
  undo.push({ what: database.isEmbedded ? 'database' : '', run: () => database.stop() })
  stopping.signal.throwIfAborted()
  if (database.isEmbedded) await fillEmpty(database, settings)
  stopping.signal.throwIfAborted()

  await startProvider(settings, secrets)
  const environment = portalEnvironment(settings, secrets, database)
  await startPortal(settings, environment)
  if (settings.relay) await startRelay(settings.relay, environment)
  const providerUrl = providerOf(settings)
  greet(url, providerUrl, database)
  // For whoever started this as a child: tests, and the desktop shell's development.
  process.send?.({ kind: 'ready', url, providerUrl, databaseUrl: database.url })
}

async function fillEmpty(database: LaunchedDatabase, { dataDir }: LaunchSettings): Promise<void> {
  const connection = openDatabase(database.url, 2)
  try {
    const started = performance.now()
    const clock = createClock(process.env['TIME_ZONE'] ?? defaultTimeZone)
    const seeded = await seedDemo(connection.db, {
      today: clock.today(),
      now: clock.now(),
      library: await openLibrary(dataDir, process.env),
    })
    if (!seeded) return
    await keepProfiles(dataDir, seeded.profiles)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(
      `Demo data: ${seeded.customers} customers, ${seeded.statements} statements, ${seeded.payments} payments (${seconds} s).`,
    )
  } finally {
    await connection.close()
  }
}

function providerOf({ providerUrl, providerPort }: LaunchSettings): string {
  return providerUrl ?? `http://localhost:${providerPort}`
}

async function startProvider(settings: LaunchSettings, { providerKey }: Secrets): Promise<void> {
  const { dataDir, providerPort } = settings
  if (settings.providerUrl !== null) {
    say('Payment provider: the one that PROVIDER_URL names.')
    return
  }
  say(`Payment provider: sandbox on port ${providerPort}.`)
  const environment = {
    PROVIDER_PORT: String(providerPort),
    PROVIDER_HOST: '127.0.0.1',
    PROVIDER_DATA_DIR: join(dataDir, 'provider'),
    PROVIDER_KEY: providerKey,
    PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerOf(settings),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  }
  const address = `http://127.0.0.1:${providerPort}`
  const readyUrl = `${address}/healthz`
  const provider = await startProgram(
    { name: 'payment provider', file: 'sandboxProvider', environment, readyUrl },
    stopping.signal,
  )
  undo.push({ what: provider.name, run: () => provider.stop() })
  const count = await handOverProfiles(dataDir, { url: address, key: providerKey })
  if (count > 0) say(`Payment provider: has ${count} saved payment methods of the demo customers.`)
}

/** Of the portal and the relay alike: they share the database, the keys and the files. */
function portalEnvironment(
  settings: LaunchSettings,
  secrets: Secrets,
  database: LaunchedDatabase,
): Record<string, string> {
  return {
    PORT: String(settings.port),
    HOST: settings.host,
    DATABASE_URL: database.url,
    DATA_DIR: settings.dataDir,
    PROVIDER_URL: settings.providerUrl ?? `http://127.0.0.1:${settings.providerPort}`,
    PROVIDER_PUBLIC_URL: settings.providerPublicUrl ?? providerOf(settings),
    PROVIDER_KEY: secrets.providerKey,
    CODE_KEY: secrets.codeKey,
    SEAL_KEY: secrets.sealKey,
    FILES_DIR: filesDirOf(settings.dataDir, process.env),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    // A portal that is started by hand has no load balancer in front of it.
    DRAIN_MS: process.env['DRAIN_MS'] ?? '0',
    ...(isBuilt && { WEBSITE_DIR: fileURLToPath(new URL('../renderer', import.meta.url)) }),
  }
}

async function startPortal(settings: LaunchSettings, environment: Record<string, string>): Promise<void> {
  say(`Portal: API and website on port ${settings.port}.`)
  const readyUrl = `http://${reachable(settings.host)}:${settings.port}/readyz`
  const portal = await startProgram({ name: 'portal', file: 'main', environment, readyUrl }, stopping.signal)
  undo.push({ what: portal.name, run: () => portal.stop() })
}

async function startRelay(relay: { port: number; host: string }, environment: Record<string, string>): Promise<void> {
  say(`Relay: speech and commands on port ${relay.port}.`)
  const readyUrl = `http://${reachable(relay.host)}:${relay.port}/readyz`
  const program = await startProgram({ name: 'relay', file: 'relay', environment, readyUrl }, stopping.signal)
  undo.push({ what: program.name, run: () => program.stop() })
}

/** A program that listens everywhere is asked here. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

function greet(url: string, providerUrl: string, { isEmbedded }: LaunchedDatabase): void {
  say(`\nThe portal is ready: ${url}`)
  say(`  messages that would be sent by email and SMS: ${url}/sandbox`)
  say(`  the API: ${url}/api/docs    the payment provider: ${providerUrl}`)
  if (isEmbedded) {
    say(`\nDemo sign-ins (password of each: ${demoPassword})`)
    for (const { email, who } of demoSignIns) say(`  ${email.padEnd(24)}${who}`)
    say(`  ${legacyEmail.padEnd(24)}not a user yet: an account that is taken over at ${url}/register`)
  }
  say('\nCtrl+C stops everything.')
}

function takeSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The embedded database's library stops it and ends the process on any of these, before the portal has finished.
    process.removeAllListeners(signal)
    process.on(signal, () => stopping.abort())
  }
  // Whoever started this as a child is gone.
  process.on('disconnect', () => stopping.abort())
  process.channel?.unref()
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.signal.aborted) resolve()
    else stopping.signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function stopAll(): Promise<void> {
  for (const { what, run } of undo.toReversed()) {
    if (what) say(`Stopping the ${what}.`)
    await run().catch(sayFailure)
  }
}
