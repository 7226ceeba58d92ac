/**
 * `npm run test:cluster`: starts a small cluster on this machine from Debian's packages and the portal's build, and proves
 * what operators rely on. Arguments name parts of single checks. `npm run cluster` starts it and keeps it running.
 */
import { findOrInstallPostgresql, findOrInstallProgram } from '../debianProgram.mjs'
import { runProgram } from '../program.mjs'
import { buildStale, installPackages } from '../setup.mjs'
import { main } from '../terminal.mjs'

await main(async () => {
  await installPackages()
  await buildStale(['server', 'renderer'])
  const environment = {
    POSTGRESQL_PROGRAMS: await findOrInstallPostgresql(),
    PGBOUNCER: await findOrInstallProgram('pgbouncer'),
    HAPROXY: await findOrInstallProgram('haproxy'),
  }
  const command = ['--import', 'tsx', 'tests/cluster/main.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram(command, environment)
})
