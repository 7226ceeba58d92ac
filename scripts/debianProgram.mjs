/** Finds or installs a program of Debian for checks that need it. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebian, isRootOnDebian } from './chromium.mjs'
import { printLine, UserError } from './terminal.mjs'

/** Debian keeps programs of the system's administrator out of other users' path. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

export const hasProgram = (name) => folders().some((folder) => existsSync(join(folder, name)))

/** Returns the path of a program, and installs its package first where that is possible. */
export async function findOrInstallProgram(name, packageName = name) {
  if (!hasProgram(name) && isRootOnDebian()) {
    printLine(`Installing ${packageName} (apt-get) …`)
    await installDebian('--no-install-recommends', packageName)
  }
  const folder = folders().find((candidate) => existsSync(join(candidate, name)))
  if (folder === undefined) throw new UserError(`Not run: ${name} is missing, and can’t be installed here.`)
  return join(folder, name)
}

/** Debian has a folder for each major version of PostgreSQL. */
const postgresqlVersions = '/usr/lib/postgresql'

/** Returns the folder of PostgreSQL's programs, and installs its package first where that is possible. */
export async function findOrInstallPostgresql() {
  if (!findPostgresql() && isRootOnDebian()) {
    printLine('Installing postgresql (apt-get) …')
    await installDebian('--no-install-recommends', 'postgresql')
  }
  const programs = process.env.POSTGRESQL_PROGRAMS ?? findPostgresql()
  if (programs) return programs
  throw new UserError(
    'Not run: PostgreSQL is missing, and can’t be installed here. POSTGRESQL_PROGRAMS names its folder.',
  )
}

/** Returns the folder of the newest version's programs. */
function findPostgresql() {
  if (!existsSync(postgresqlVersions)) return undefined
  return readdirSync(postgresqlVersions)
    .toSorted((first, second) => Number(second) - Number(first))
    .map((version) => join(postgresqlVersions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}
