/** Puts scheduled changes into effect on their day. */
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { applyChange } from './ledger'
import { sendChangeNotice } from './notices'
import { findDueChanges, findService } from './queries'

const everyMs = 10 * 60_000

/** One round. Any number of processes may run it at once: each change is applied by the one that gets its row first. */
export async function applyDueChanges(services: Services, isStopping: () => boolean = () => false): Promise<void> {
  for (const { id } of await findDueChanges(services.db, services.clock.today())) {
    if (isStopping()) return
    try {
      await applyOne(services, id)
    } catch (error) {
      services.log.error({ err: error, changeId: id }, 'a plan change could not be applied')
    }
  }
}

async function applyOne(services: Services, id: string): Promise<void> {
  const change = await applyChange(services.db, id, services.clock.now())
  if (!change || !services.notifier.channels.email) return
  const service = await findService(services.db, { kind: 'all' }, change.serviceAccountId)
  if (service) await sendChangeNotice(services, service.customerNumber, change)
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startPlanChanges = (services: Services): (() => void) =>
  startRounds(services.background, {
    name: 'plan changes',
    everyMs,
    run: (isStopping) => applyDueChanges(services, isStopping),
  })
