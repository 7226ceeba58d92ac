/** Runs the API tests through HAProxy, with three portals for each file, and through PgBouncer. */
import { runApiTests } from '../../support/server/runApiTests'
import type { ClusterCheck } from '../check'

export const apiTests: ClusterCheck = {
  name: 'all API tests through HAProxy and PgBouncer',
  goal: 'all green',
  async run({ database, pooledUrl, pair }) {
    // Each file creates a database of its own, whose data needs to survive nothing.
    await pair.setDurable(false)
    const label = 'Through HAProxy and PgBouncer'
    const code = await runApiTests({
      files: [],
      env: {
        TEST_DATABASE_URL: inMaintenance(database.url),
        TEST_POOLED_URL: inMaintenance(pooledUrl),
        TEST_HAPROXY: 'on',
      },
      label,
    })
    await pair.setDurable(true)
    return { value: code === 0 ? 'all green' : 'some failed', isMet: code === 0 }
  },
}

/** Each file of the tests creates a database of its own. */
function inMaintenance(url: string): string {
  const changed = new URL(url)
  changed.pathname = '/postgres'
  return changed.href
}
