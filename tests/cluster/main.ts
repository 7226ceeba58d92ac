/** Starts a small cluster, and either runs the checks that are named, or all of them, or keeps it running. */
import { once } from 'node:events'
import { demoPassword } from '../../server/db/seed/demoUsers/demoPeople'
import { tableText } from '../bench/table'
import { readVersion } from '../support/debian/postgresql'
import type { Result } from './check'
import { checks } from './checks'
import { type Cluster, startCluster } from './cluster'
import { versionsOfPrograms } from './parts/programs'

const [mode, ...names] = process.argv.slice(2)

// Ends what was started, too, if the checks are interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) if (mode === 'check') process.once(signal, () => process.exit(1))

console.log(`Starting ${versionsOfPrograms()}, two PostgreSQL, the payment provider and four processes of the portal …`)
try {
  await runCluster()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
// The exit is explicit, because a library of the embedded database would otherwise end the process with code 0.
process.exit()

async function runCluster(): Promise<void> {
  const cluster = await startCluster()
  try {
    const version = await readVersion(cluster.database.url)
    console.log(`${cluster.url} leads to ${cluster.webs.length} web processes; ${version}`)
    if (mode === 'check') await runChecks(cluster)
    else await keepRunning()
  } finally {
    await cluster.stop()
  }
}

async function keepRunning(): Promise<void> {
  console.log(`Sign in as customer@demo.example or staff@demo.example with ${demoPassword}. Ctrl-C stops everything.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}

async function runChecks(on: Cluster): Promise<void> {
  const chosen = checks.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  const rows: string[][] = []
  for (const check of chosen) {
    const { name, goal } = check
    console.log(`${name} …`)
    const { value, isMet } = await check.run(on).catch(toFailure)
    console.log(`  ${value}${isMet ? '' : '   NOT MET'}`)
    rows.push([name, goal, value, isMet ? 'met' : 'NOT MET'])
    if (!isMet) process.exitCode = 1
  }
  console.log(`\n${tableText(['check', 'goal', 'result', ''], rows)}`)
}

function toFailure(error: unknown): Result {
  console.error(error)
  return { value: 'failed with an error', isMet: false }
}
