/** The job that applies scheduled plan changes on their day. */
import { startPeriodicJob } from '../../background'
import type { Services } from '../../services'
import { enqueueChangeNotice } from './notices'
import { applyChange } from './plans.ledger'
import { findDueChanges } from './plans.queries'

const intervalMs = 10 * 60_000

/**
 * Applies all due changes. Any number of processes may run it at once: the first one to lock a change's row applies it.
 */
export async function applyDueChanges(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  for (const { id } of await findDueChanges(services.db, services.clock.today())) {
    if (isStopping()) return
    try {
      await applyAndNotify(services, id)
    } catch (error) {
      services.log.error({ err: error, changeId: id }, 'a plan change could not be applied')
    }
  }
}

async function applyAndNotify(services: Services, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const applied = await applyChange(tx, id, services.clock.now())
    if (applied)
      await enqueueChangeNotice(services, tx, { customerNumber: applied.customerNumber, row: applied.change })
  })
}

/** Starts the job, with the first run at once. The returned function stops it. */
export const startPlanChangeJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'plan changes',
    everyMs: intervalMs,
    run: (isStopping) => applyDueChanges(services, isStopping),
  })
