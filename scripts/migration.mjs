/**
 * `npm run db:generate -- --name=what-changed`: generates a migration from a changed schema. drizzle-kit compares the
 * schema with the newest snapshot only, so the older ones, of a quarter of a megabyte each, are removed.
 */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun, root, tool } from './run.mjs'
import { main } from './terminal.mjs'

const folder = join(root, 'server', 'db', 'migrations', 'meta')

await main(async () => {
  await mustRun(...tool('drizzle-kit', 'generate', ...process.argv.slice(2)))
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name))
})
