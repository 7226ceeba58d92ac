/**
 * `npm run admin -- --email … --first-name … --last-name …`: invites the first administrator of a database without any,
 * and prints the link with which they choose a password. An empty database gets its tables first.
 */

import { parseArgs } from 'node:util'
import { z } from 'zod/mini'
import { inviteInternalUser } from '#shared/contract/access/internalUsers'
import { createClock } from './clock'
import { type MailConfig, readMailConfig } from './config'
import { migrateDatabase, openDatabase } from './db/database'
import { assertCurrentSchema, hasMigrations, migrationsFolder } from './db/migrationHistory'
import { invitationDays } from './directory/users/rules'
import { readEnvironment } from './environment'
import {
  type FirstAdministratorInvitation,
  type FirstAdministratorRequest,
  inviteFirstAdministrator,
} from './features/internalUsers/firstAdministrator'
import { claimUnlessRunning, openClaimedDatabase } from './launch/claimedDatabase'
import { print, printError } from './launch/print'
import { readLaunchSettings } from './launch/settings'
import { portalUrl } from './origins'
import { readSecrets } from './secrets'
import { StartupError } from './startupError'

/** The same rules as for the invitation of a colleague. */
const Person = z.pick(inviteInternalUser.body, { first_name: true, last_name: true, email: true })

try {
  await setUpAdministrator(readRequest(process.argv.slice(2)))
} catch (error) {
  printError(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

function readRequest(args: string[]): FirstAdministratorRequest {
  const values = readOptions(args)
  const person = z.safeParse(Person, {
    first_name: values['first-name'],
    last_name: values['last-name'],
    email: values.email,
  })
  if (!person.success) throw new StartupError(usageText(person.error.issues.map(({ message }) => `${message}.`)))
  return { person: person.data, replaces: values.replace }
}

function readOptions(args: string[]) {
  const text = { type: 'string', default: '' } as const
  const replace = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args, options: { email: text, 'first-name': text, 'last-name': text, replace } }).values
  } catch (cause) {
    throw new StartupError(usageText([cause instanceof Error ? cause.message : String(cause)]), { cause })
  }
}

function usageText(problems: readonly string[]): string {
  return [...problems, 'Usage: npm run admin -- --email ADDRESS --first-name NAME --last-name NAME'].join('\n')
}

async function setUpAdministrator(request: FirstAdministratorRequest): Promise<void> {
  const settings = readLaunchSettings(readEnvironment())
  const claim = await claimUnlessRunning(settings, 'the first administrator is being set up')
  const secrets = await readSecrets(settings.dataDir, readEnvironment())
  const config = readMailConfig({ ...readEnvironment(), PORT: String(settings.port), SEAL_KEY: secrets.sealKey })
  const database = await openClaimedDatabase(settings, secrets, claim)
  try {
    const invitation = await inviteOn(database.databaseUrl, config, request)
    printInvitation(config, request, invitation)
  } finally {
    await database.close()
  }
}

async function inviteOn(
  databaseUrl: string,
  config: MailConfig,
  request: FirstAdministratorRequest,
): Promise<FirstAdministratorInvitation> {
  const connection = openDatabase(databaseUrl, 1)
  const { db, pool } = connection
  try {
    if (!(await hasMigrations(pool))) await migrateDatabase(databaseUrl, migrationsFolder)
    await assertCurrentSchema(pool)
    // Without a mail gateway no email is stored, because the printed link is enough.
    const notifier = { channels: { email: config.SMTP_URL !== undefined, sms: false } }
    return await inviteFirstAdministrator({ db, config, notifier, clock: createClock(config.TIME_ZONE) }, request)
  } finally {
    await connection.close()
  }
}

function printInvitation(
  config: MailConfig,
  { person: { first_name, last_name, email } }: FirstAdministratorRequest,
  { roleName, path, isReplacement }: FirstAdministratorInvitation,
): void {
  print(`\n${first_name} ${last_name} (${email}) is invited as the first administrator, with the role ${roleName}.`)
  if (isReplacement) print('The earlier link no longer works.')
  print(`This link is shown only once. The person who opens it within ${invitationDays} days chooses the password:\n`)
  print(`  ${portalUrl(config)}${path}\n`)
  print(
    config.SMTP_URL === undefined
      ? 'It was not emailed, because SMTP_URL is not set.'
      : `It is also emailed to ${email} once the portal runs.`,
  )
}
