/** Emails administrators, once a day, if the expected delivery of the billing system has not arrived. */
import { momentOf, timeText, type WallClock, wallClock } from '#shared/desks/openingHours'
import { dayAndTimeInProse } from '#shared/format/moments'
import { paths } from '#shared/paths'
import * as lateDeliveryTexts from '#shared/texts/operations/lateDeliveries'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { findAdministrators } from '../../directory/administrators/administrators.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import * as queries from './expectations.queries'

/** An earlier delivery is that of the day before, which came late. */
const earliestHours = 12

export const lateDeliveryJob = defineScheduledJob('find late deliveries', async (services) => {
  const { db, clock, config } = services
  const now = wallClock(clock.now(), config.TIME_ZONE)
  await db.transaction(async (tx) => {
    const expectation = await queries.lockExpectation(tx)
    const { expectedHour, source } = expectation
    if (expectedHour === null || !isTime(expectation, now)) return
    const earliest = momentOf({ day: now.day, minutes: (expectedHour - earliestHours) * 60 }, config.TIME_ZONE)
    const last = await queries.findLastArrival(tx, source)
    if (last !== null && last >= earliest) return
    await queries.recordAlert(tx, now.day)
    await emailAdministrators(services, tx, {
      day: now.day,
      time: timeText(expectedHour * 60),
      source,
      last: last && dayAndTimeInProse(last, config.TIME_ZONE),
      unsuccessful: await queries.countUnsuccessful(tx, source, last),
    })
  })
})

const isTime = ({ expectedHour, alertedOn }: queries.StoredExpectation, { day, minutes }: WallClock): boolean =>
  expectedHour !== null && minutes >= expectedHour * 60 && alertedOn !== day

async function emailAdministrators(
  services: Services,
  tx: Executor,
  late: Parameters<typeof lateDeliveryTexts.lateDelivery>[0],
): Promise<void> {
  const content = lateDeliveryTexts.lateDelivery(late)
  for (const { email } of await findAdministrators(tx))
    await enqueueLetter(services, tx, {
      to: email,
      firstName: null,
      category: 'staff',
      content,
      path: paths.dataExchange,
    })
}
