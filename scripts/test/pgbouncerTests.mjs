/**
 * `npm run test:pgbouncer`: installs PgBouncer if it is missing, and runs API tests with servers that reach their
 * database through it, in transaction mode. Arguments name other test files.
 */
import { findOrInstallProgram } from '../debianProgram.mjs'
import { runProgram } from '../program.mjs'
import { installPackages } from '../setup.mjs'
import { main } from '../terminal.mjs'

await main(async () => {
  await installPackages()
  const pgbouncer = await findOrInstallProgram('pgbouncer')
  const command = ['--import', 'tsx', 'tests/pgbouncer/main.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram(command, { PGBOUNCER: pgbouncer })
})
