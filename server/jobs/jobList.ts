/** Every job of the portal. */

import { sendMessageJob } from '../adapters/notifier/sendMessage.job'
import { autopayDeclinedJob } from '../directory/payments/autopayDeclined.job'
import { receiptJob } from '../directory/payments/receipt.job'
import { visitorCodeJob } from '../directory/signIn/visitorCode.job'
import { noticeRunJob } from '../features/connections/notices/noticeRun.job'
import { creditRunJob } from '../features/credits/creditRun.job'
import { registrationCodeJob } from '../features/legacy/registrationCode.job'
import type { AnyJob } from './job'

export const jobList: readonly AnyJob[] = [
  sendMessageJob,
  receiptJob,
  autopayDeclinedJob,
  visitorCodeJob,
  registrationCodeJob,
  creditRunJob,
  noticeRunJob,
]
