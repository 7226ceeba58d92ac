/**
 * `npm run test:postgresql`: runs the API tests on the PostgreSQL of this machine instead of the embedded one, and
 * installs it on Debian if it is missing. Arguments name test files.
 */
import { findOrInstallPostgresql } from '../debianProgram.mjs'
import { runProgram } from '../program.mjs'
import { installPackages } from '../setup.mjs'
import { main } from '../terminal.mjs'

await main(async () => {
  await installPackages()
  const command = ['--import', 'tsx', 'tests/postgresql/main.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram(command, { POSTGRESQL_PROGRAMS: await findOrInstallPostgresql() })
})
