/** Lists the scheduled jobs with their times. */
import { auditPartitionsJob } from '../cleanup/auditPartitions.job'
import { cleanupJob } from '../cleanup/cleanup.job'
import { liveAnnouncementsJob } from '../directory/notifications/producers/announcements.job'
import { correctedBillsJob } from '../directory/notifications/producers/correctedBills.job'
import { readyBillsJob } from '../directory/notifications/producers/readyBills.job'
import { abandonedPaymentsJob } from '../directory/payments/settlePayment.job'
import { resealSecretsJob } from '../directory/signIn/resealSecrets.job'
import { assetCleanupJob } from '../features/assets/cleanup.job'
import { attachmentCleanupJob } from '../features/cases/attachments/cleanup.job'
import { unfinishedCreditRunsJob } from '../features/credits/creditRun.job'
import { deviceOrdersJob } from '../features/devices/deviceOrders.job'
import { unfinishedNoticeRunsJob } from '../features/dunning/notices/noticeRun.job'
import { lateDeliveryJob } from '../features/imports/lateDelivery.job'
import { dueBillsJob } from '../features/payments/autopay.job'
import { endSnoozesJob } from '../features/queue/endSnoozes.job'
import { dueRefundsJob } from '../features/refunds/refund.job'
import { dueScheduledJob } from '../features/scheduledPayments/scheduledPayment.job'
import { emergencyAddressesJob } from '../features/voip/emergencyAddresses.job'
import { resealWebhookSecretsJob } from '../features/webhooks/resealSecrets.job'
import { findMessagesJob } from '../features/webhooks/sendMessages.job'
import type { Interval } from '../jobs/schedule'
import { dailyJob, dailyTimes } from './daily.job'

export const intervals: readonly Interval[] = [
  { job: dailyJob, cron: '* * * * *' },
  { job: deviceOrdersJob, cron: '* * * * *' },
  { job: emergencyAddressesJob, cron: '* * * * *' },
  { job: assetCleanupJob, cron: '* * * * *' },
  { job: endSnoozesJob, cron: '* * * * *' },
  { job: findMessagesJob, cron: '* * * * *' },
  { job: abandonedPaymentsJob, cron: '*/5 * * * *' },
  { job: dueRefundsJob, cron: '*/5 * * * *' },
  { job: dueScheduledJob, cron: '*/5 * * * *' },
  { job: unfinishedCreditRunsJob, cron: '*/5 * * * *' },
  { job: unfinishedNoticeRunsJob, cron: '*/5 * * * *' },
  { job: dueBillsJob, cron: '*/10 * * * *' },
  { job: readyBillsJob, cron: '*/10 * * * *' },
  { job: correctedBillsJob, cron: '*/10 * * * *' },
  { job: lateDeliveryJob, cron: '*/10 * * * *' },
  { job: liveAnnouncementsJob, cron: '*/10 * * * *' },
  { job: cleanupJob, cron: '*/10 * * * *' },
  { job: attachmentCleanupJob, cron: '0 * * * *' },
  { job: resealSecretsJob, cron: '0 * * * *' },
  { job: resealWebhookSecretsJob, cron: '0 * * * *' },
  { job: auditPartitionsJob, cron: '0 * * * *' },
]

export const scheduledJobs = [...intervals, ...dailyTimes].map(({ job }) => job)
