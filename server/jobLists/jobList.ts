/** Every job of the portal. */
import { sendBulkMessagesJob, sendMessageJob } from '../adapters/notifier/sendMessage.job'
import { removeFileJob } from '../adapters/removeFile.job'
import { notifyInBulkJob, notifyJob } from '../directory/notifications/notify.job'
import { checkCardJob } from '../directory/notifications/producers/expiringCards.job'
import { checkScheduledCardsJob } from '../directory/notifications/producers/scheduledCards.job'
import { settlePaymentJob } from '../directory/payments/settlePayment.job'
import { visitorCodeJob } from '../directory/signIn/visitorCode.job'
import { creditRunJob } from '../features/credits/creditRun.job'
import { noticeLetterJob } from '../features/dunning/notices/noticeLetter.job'
import { noticeRunJob } from '../features/dunning/notices/noticeRun.job'
import { sendHeldReplyJob } from '../features/heldReplies/sendHeldReply.job'
import { retryJobsJob } from '../features/jobs/retryJobs.job'
import { finishReportsJob } from '../features/outages/finishReports.job'
import { payBillJob } from '../features/payments/autopay.job'
import { deletedMethodJob } from '../features/payments/deletedMethod.job'
import { planChangeJob } from '../features/plans/planChange.job'
import { refundJob } from '../features/refunds/refund.job'
import { registrationCodeJob } from '../features/registrations/registrationCode.job'
import { scheduledPaymentJob } from '../features/scheduledPayments/scheduledPayment.job'
import { sendMessagesJob } from '../features/webhooks/sendMessages.job'
import type { AnyJob } from '../jobs/job'
import { scheduledJobs } from './scheduleList'

export const jobList: readonly AnyJob[] = [
  ...scheduledJobs,
  sendMessageJob,
  sendBulkMessagesJob,
  notifyJob,
  notifyInBulkJob,
  checkCardJob,
  checkScheduledCardsJob,
  visitorCodeJob,
  registrationCodeJob,
  settlePaymentJob,
  payBillJob,
  deletedMethodJob,
  scheduledPaymentJob,
  refundJob,
  planChangeJob,
  creditRunJob,
  noticeRunJob,
  noticeLetterJob,
  finishReportsJob,
  sendHeldReplyJob,
  sendMessagesJob,
  removeFileJob,
  retryJobsJob,
]
