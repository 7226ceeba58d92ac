/**
 * `npm run test:postgresql`: runs the API tests on the PostgreSQL of this machine instead of the embedded one, and
 * installs it on Debian if it is missing. Arguments name test files.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebian, isRootOnDebian } from '../chromium.mjs'
import { runProgram } from '../program.mjs'
import { installPackages } from '../setup.mjs'
import { main, printLine, UserError } from '../terminal.mjs'

/** Debian has a folder for each major version. */
const versions = '/usr/lib/postgresql'

await main(async () => {
  await installPackages()
  if (!findPrograms() && isRootOnDebian()) {
    printLine('Installing postgresql (apt-get) …')
    await installDebian('--no-install-recommends', 'postgresql')
  }
  const programs = process.env.POSTGRESQL_PROGRAMS ?? findPrograms()
  if (!programs)
    throw new UserError(
      'Not run: PostgreSQL is missing, and can’t be installed here. POSTGRESQL_PROGRAMS names its folder.',
    )
  const command = ['--import', 'tsx', 'tests/postgresql/main.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram(command, { POSTGRESQL_PROGRAMS: programs })
})

/** Returns the folder of the newest version's programs. */
function findPrograms() {
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .toSorted((first, second) => Number(second) - Number(first))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}
