/** Texts about background jobs. */

import { countText, plural } from '../../format/plural'
import { maxCountedJobs } from '../../http/limits'
import type { JobError } from '../../operations/jobErrors'

export const jobsNotLoaded = 'We couldn’t load the background jobs.'
export const failedJobsNotLoaded = 'We couldn’t load the failed jobs.'
export const jobsByKind = 'Jobs by type'
export const failedJobs = 'Failed jobs'
export const waiting = 'Waiting'
export const overdueFor = 'Overdue for'
export const running = 'Running'
export const failed = 'Failed'
export const jobNumber = 'Job'
export const created = 'Created'
export const attempts = 'Attempts'
export const lastError = 'Last error'
export const nothingToDo = 'No jobs are waiting or running.'
export const jobsAppearHere = 'Emails, payments and other work that the portal does in the background appear here.'
export const nothingHasFailed = 'Nothing has failed.'
export const failedJobsAppearHere =
  'The portal tries each job several times. A job whose last attempt fails appears here, so that you can try it again. Jobs that only send something can also be discarded.'
export const failingSchedules = 'Scheduled jobs that are failing'
export const nextRunRepeats =
  'The portal retries these jobs on its own, no later than their next scheduled time. They leave this list once they succeed.'
export const failingSince = 'Failing since'
export const failedAttempts = 'Failed attempts'
export const trySchedule = (name: string) => `Try again: ${name}`
export const noOthersFailed = 'Nothing else has failed.'
export const failedNewestFirst = 'Failed jobs, newest first'
/** More jobs than the maximum are not counted. */
export const jobCount = (count: number): string => (count >= maxCountedJobs ? `${countText(count)}+` : countText(count))
export const tryAllAgain = (count: number) => `Try ${jobCount(count)} again`
export const tryKindAgain = (count: number, name: string) => `${tryAllAgain(count)}: ${name}`
export const tryJobAgain = (name: string, jobId: string) => `Try again: ${name}, job ${jobId}`
export const discardJob = (name: string, jobId: string) => `Discard: ${name}, job ${jobId}`
export const discardThisJob = 'Discard this job?'
export const itWontBeDone = (name: string, jobId: string) =>
  `The portal won’t do the work of job ${jobId} (${name}), and an email or text message in it won’t be sent. This can’t be undone.`
export const cannotDiscard =
  'This job can’t be discarded, because the portal keeps looking for work that is due. Fix the cause, and then try the job again.'
export const jobDiscarded = 'Job discarded.'
export const jobTriedAgain = 'The portal is trying the job again.'
export const jobsTriedAgain = (count: number) =>
  plural(count, 'The portal is trying 1 job again.', `The portal is trying ${countText(count)} jobs again.`)
export const jobRemoved = 'This job is no longer in the list. Refresh the page.'
export const noneOverdue = '–'

export const errorLabels: Record<JobError, string> = {
  interrupted: 'The server stopped during the last attempt.',
  connection: 'Another server couldn’t be reached.',
  timeout: 'Another server didn’t answer in time.',
  mail: 'The mail server didn’t accept the message.',
  sms: 'The text message gateway didn’t accept the message.',
  database: 'The database reported an error.',
  sealed: 'The key that opens this message is no longer in SEAL_KEY.',
  payload: 'Another version of the portal stored this job, and this version can’t read it.',
  other: 'An unexpected error occurred. The server’s log has the details under the job’s number.',
}

/** Every job has a name here. A test checks that. */
export const jobLabels: Record<string, string> = {
  'send message': 'Emails and text messages',
  'send bulk messages': 'Emails and text messages to many customers',
  notify: 'Choosing who to notify',
  'notify in bulk': 'Choosing who to notify about many events',
  'check expiry of autopay card': 'Expiration check of autopay cards',
  'check expiry of cards of scheduled payments': 'Expiration check of cards for scheduled payments',
  'visitor code': 'One-time codes',
  'registration code': 'Registration codes',
  'settle payment': 'Payments with an unknown result',
  'finish deletion of payment method': 'Payment methods whose deletion was interrupted',
  'pay bill by autopay': 'Autopay',
  'make scheduled payment': 'Scheduled payments',
  'send held reply': 'Staff replies to messages',
  'send refund': 'Refunds',
  'send webhook messages': 'Events to webhooks',
  'apply plan change': 'Plan changes',
  'credit run': 'Credit runs',
  'notice run': 'Notice runs',
  'notice letter': 'Disconnect notices',
  'finish outage reports': 'Completion of reports of ended outages',
  'remove file': 'Removal of deleted files',
  'retry failed jobs': 'Retries of many failed jobs',
  'daily jobs': 'Start of daily jobs',
  'settle device orders': 'Equipment orders',
  'confirm emergency addresses': 'Confirmation of emergency addresses',
  'return snoozed messages': 'Return of snoozed messages',
  'remove deleted documents': 'Search for deleted data files',
  'delete files of cases never opened': 'Search for unused attachments',
  'find abandoned payments': 'Search for payments with an unknown result',
  'find webhook messages': 'Search for events to send to webhooks',
  'find due refunds': 'Search for due refunds',
  'find due scheduled payments': 'Search for due scheduled payments',
  'find bills due for autopay': 'Search for bills due for autopay',
  'find bills that are ready': 'Search for new bills to notify about',
  'find late deliveries': 'Search for deliveries that have not arrived',
  'find corrected bills': 'Search for corrected bills to notify about',
  'find reminders': 'Search for reminders to send',
  'find past-due bills': 'Search for past-due bills to notify about',
  'find unexpected usage': 'Search for unexpected usage to notify about',
  'find requests to rate': 'Search for surveys to send',
  'find addresses that bounced': 'Search for email addresses that don’t work',
  'find expiring autopay cards': 'Search for expiring autopay cards',
  'find expiring cards of scheduled payments': 'Search for expiring cards of scheduled payments',
  'find live announcements': 'Search for announcements to send',
  'find due plan changes': 'Search for due plan changes',
  'unfinished credit runs': 'Search for unfinished credit runs',
  'unfinished notice runs': 'Search for unfinished notice runs',
  'delete expired rows': 'Deletion of expired data',
  'delete old sent messages': 'Deletion of old records of sent messages',
  'delete old records': 'Deletion of old and failed messages',
  'reseal secrets': 'Re-encryption of two-step secrets',
  'reseal webhook secrets': 'Re-encryption of webhook secrets',
  'divide audit log': 'Monthly partitions of the audit log',
  'close done requests': 'Closing of finished requests',
}

/** Jobs of another version may have a name that this one does not know. */
export const jobLabel = (name: string): string => jobLabels[name] ?? name
