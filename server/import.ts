/** `npm run import -- FOLDER [--dry-run]`: imports a delivery of the billing system into the portal's database. */

import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultTimeZone } from '#shared/format/timeZone'
import { connectClient } from './db/client'
import { openDatabase } from './db/database'
import { assertCurrentSchema } from './db/migrationHistory'
import { readEnvironment } from './environment'
import { createRejectsFolder, openFolder } from './features/imports/folder'
import { type ImportProgress, type ImportResult, importDelivery } from './features/imports/importDelivery'
import { writeRejects } from './features/imports/rejects.queries'
import { describeFiles } from './features/imports/report'
import { claimUnlessRunning, openClaimedDatabase } from './launch/claimedDatabase'
import { print, printError } from './launch/print'
import { readLaunchSettings } from './launch/settings'
import { readSecrets } from './secrets'
import { StartupError } from './startupError'

const usage = 'Usage: npm run import -- FOLDER [--dry-run]'
const rowsPerLine = 100_000

try {
  await runImport(readArguments(process.argv.slice(2)))
} catch (error) {
  printError(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

interface ImportRequest {
  folder: string
  isDryRun: boolean
}

function readArguments(args: string[]): ImportRequest {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) throw new StartupError(usage)
    return { folder: resolve(folder), isDryRun: values['dry-run'] }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError([cause instanceof Error ? cause.message : String(cause), usage].join('\n'), { cause })
  }
}

async function runImport({ folder, isDryRun }: ImportRequest): Promise<void> {
  const settings = readLaunchSettings(readEnvironment())
  const delivery = await openFolder(folder, { isDryRun, startedAs: userInfo().username })
  const claim = await claimUnlessRunning(settings, 'a delivery is being imported')
  const secrets = await readSecrets(settings.dataDir, readEnvironment())
  const database = await openClaimedDatabase(settings, secrets, claim)
  try {
    await assertSchema(database.databaseUrl)
    const started = performance.now()
    const timeZone = readEnvironment()['TIME_ZONE'] ?? defaultTimeZone
    const result = await importDelivery(delivery, {
      databaseUrl: database.databaseUrl,
      timeZone,
      onProgress: createPrinter(),
    })
    if (result === null) throw new StartupError('Another delivery is being imported. Try again when it is finished.')
    printResult(result, { isDryRun, seconds: (performance.now() - started) / 1000 })
    await writeRejectFiles(database.databaseUrl, folder, result)
    if (result.problems.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

async function assertSchema(databaseUrl: string): Promise<void> {
  const connection = openDatabase(databaseUrl, 1)
  try {
    await assertCurrentSchema(connection.pool)
  } finally {
    await connection.close()
  }
}

/** Prints a line for every hundred thousand rows of a file. */
function createPrinter(): (progress: ImportProgress) => void {
  let printed = 0
  let current = ''
  return ({ subject, phase, rows }) => {
    const part = `${subject} ${phase}`
    if (part !== current) printed = 0
    current = part
    if (rows < printed + rowsPerLine) return
    printed = rows - (rows % rowsPerLine)
    print(`  ${subject}: ${printed.toLocaleString('en-US')} rows ${phase}`)
  }
}

function printResult(result: ImportResult, { isDryRun, seconds }: { isDryRun: boolean; seconds: number }): void {
  if (result.problems.length > 0) {
    print('\nThe delivery was rejected, and nothing was changed:')
    for (const problem of result.problems) print(`  ${problem}`)
  } else {
    print(
      isDryRun
        ? '\nThis was a dry run. Nothing was changed; the delivery would do this:'
        : '\nThe delivery was imported:',
    )
  }
  for (const line of describeFiles(result.files)) print(line)
  print(`${result.isNew ? 'It took' : 'It continued an interrupted import, and took'} ${seconds.toFixed(1)} s.`)
}

async function writeRejectFiles(
  databaseUrl: string,
  folder: string,
  { deliveryId, files }: ImportResult,
): Promise<void> {
  const rejected = files.filter(({ rejectedRows }) => rejectedRows > 0)
  if (rejected.length === 0) return
  const target = await createRejectsFolder(folder)
  const client = await connectClient(databaseUrl)
  try {
    for (const { subject } of rejected)
      await writeRejects(client, { deliveryId, subject, path: join(target, `${subject}.csv`) })
  } finally {
    await client.end()
  }
  print(`Why rows were rejected: ${target}`)
}
