/** Starts the jobs of each day at their times. */
import { oldRecordsJob } from '../cleanup/oldRecords.job'
import { sentMessagesCleanupJob } from '../cleanup/sentMessages.job'
import { expiringCardsJob } from '../directory/notifications/producers/expiringCards.job'
import { finishedRequestsJob } from '../directory/notifications/producers/finishedRequests.job'
import { pastDueBillsJob } from '../directory/notifications/producers/pastDueBills.job'
import { remindersJob } from '../directory/notifications/producers/reminders.job'
import { scheduledCardsJob } from '../directory/notifications/producers/scheduledCards.job'
import { undeliverableEmailsJob } from '../directory/notifications/producers/undeliverableEmails.job'
import { unexpectedUsageJob } from '../directory/notifications/producers/unexpectedUsage.job'
import { duePlanChangesJob } from '../features/plans/planChange.job'
import { closeRequestsJob } from '../features/requestQueue/closeRequests.job'
import { type DailyTime, defineDailyJob } from '../jobs/schedule'

/** Days begin at midnight in the provider's time zone. */
const night = 3 * 60
const morning = 9 * 60
export const dailyTimes: readonly DailyTime[] = [
  { job: duePlanChangesJob, minutes: 0 },
  { job: sentMessagesCleanupJob, minutes: night },
  { job: oldRecordsJob, minutes: night },
  { job: closeRequestsJob, minutes: night },
  { job: remindersJob, minutes: morning },
  { job: pastDueBillsJob, minutes: morning },
  { job: unexpectedUsageJob, minutes: morning },
  { job: finishedRequestsJob, minutes: morning },
  { job: expiringCardsJob, minutes: morning },
  { job: scheduledCardsJob, minutes: morning },
  { job: undeliverableEmailsJob, minutes: morning },
]

export const dailyJob = defineDailyJob(dailyTimes)
