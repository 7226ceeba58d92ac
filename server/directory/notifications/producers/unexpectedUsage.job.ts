/** Looks once a day for high and unusual usage. Usage that is unusual is not announced as high as well. */
import { defineScheduledJob } from '../../../jobs/schedule'
import { findUnusualUsageEvents } from '../events/unusualUsage'
import { findUsageEvents } from '../events/usage'
import { notifyAll } from '../notify'

const periodOf = ({ serviceAccountId, period }: { serviceAccountId: string; period: string }): string =>
  `${serviceAccountId} ${period}`

export const unexpectedUsageJob = defineScheduledJob('find unexpected usage', async ({ db, clock }) => {
  const today = clock.today()
  await db.transaction(async (tx) => {
    const unusual = await findUnusualUsageEvents(tx, today)
    await notifyAll(tx, unusual)
    const isUnusual = new Set(unusual.map(periodOf))
    await notifyAll(
      tx,
      (await findUsageEvents(tx, today)).filter((event) => !isUnusual.has(periodOf(event))),
    )
  })
})
