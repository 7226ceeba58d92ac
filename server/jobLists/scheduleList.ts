/** Lists the scheduled jobs with their times. */
import { auditPartitionsJob } from '../cleanup/auditPartitions.job'
import { cleanupJob } from '../cleanup/cleanup.job'
import { oldRecordsJob } from '../cleanup/oldRecords.job'
import { sentMessagesCleanupJob } from '../cleanup/sentMessages.job'
import { liveAnnouncementsJob } from '../directory/notifications/producers/announcements.job'
import { expiringCardsJob } from '../directory/notifications/producers/expiringCards.job'
import { finishedRequestsJob } from '../directory/notifications/producers/finishedRequests.job'
import { pastDueBillsJob } from '../directory/notifications/producers/pastDueBills.job'
import { readyBillsJob } from '../directory/notifications/producers/readyBills.job'
import { remindersJob } from '../directory/notifications/producers/reminders.job'
import { undeliverableEmailsJob } from '../directory/notifications/producers/undeliverableEmails.job'
import { unexpectedUsageJob } from '../directory/notifications/producers/unexpectedUsage.job'
import { abandonedPaymentsJob } from '../directory/payments/settlePayment.job'
import { assetCleanupJob } from '../features/assets/cleanup.job'
import { attachmentCleanupJob } from '../features/cases/attachments/cleanup.job'
import { unfinishedCreditRunsJob } from '../features/credits/creditRun.job'
import { deviceOrdersJob } from '../features/devices/deviceOrders.job'
import { unfinishedNoticeRunsJob } from '../features/dunning/notices/noticeRun.job'
import { dueBillsJob } from '../features/payments/autopay.job'
import { duePlanChangesJob } from '../features/plans/planChange.job'
import { dueRefundsJob } from '../features/refunds/refund.job'
import { closeRequestsJob } from '../features/requestQueue/closeRequests.job'
import { dueScheduledJob } from '../features/scheduledPayments/scheduledPayment.job'
import { emergencyAddressesJob } from '../features/voip/emergencyAddresses.job'
import { type DailyTime, defineDailyJob, type Interval } from '../jobs/schedule'

/** Days begin at midnight in the provider's time zone. */
const night = 3 * 60
const morning = 9 * 60
const daily: readonly DailyTime[] = [
  { job: duePlanChangesJob, minutes: 0 },
  { job: sentMessagesCleanupJob, minutes: night },
  { job: oldRecordsJob, minutes: night },
  { job: closeRequestsJob, minutes: night },
  { job: remindersJob, minutes: morning },
  { job: pastDueBillsJob, minutes: morning },
  { job: unexpectedUsageJob, minutes: morning },
  { job: finishedRequestsJob, minutes: morning },
  { job: expiringCardsJob, minutes: morning },
  { job: undeliverableEmailsJob, minutes: morning },
]

export const intervals: readonly Interval[] = [
  { job: defineDailyJob(daily), cron: '* * * * *' },
  { job: deviceOrdersJob, cron: '* * * * *' },
  { job: emergencyAddressesJob, cron: '* * * * *' },
  { job: assetCleanupJob, cron: '* * * * *' },
  { job: abandonedPaymentsJob, cron: '*/5 * * * *' },
  { job: dueRefundsJob, cron: '*/5 * * * *' },
  { job: dueScheduledJob, cron: '*/5 * * * *' },
  { job: unfinishedCreditRunsJob, cron: '*/5 * * * *' },
  { job: unfinishedNoticeRunsJob, cron: '*/5 * * * *' },
  { job: dueBillsJob, cron: '*/10 * * * *' },
  { job: readyBillsJob, cron: '*/10 * * * *' },
  { job: liveAnnouncementsJob, cron: '*/10 * * * *' },
  { job: cleanupJob, cron: '*/10 * * * *' },
  { job: attachmentCleanupJob, cron: '0 * * * *' },
  { job: auditPartitionsJob, cron: '0 * * * *' },
]

export const scheduledJobs = [...intervals, ...daily].map(({ job }) => job)
