/** Every job of the portal. */
import { sendMessageJob } from '../adapters/notifier/sendMessage.job'
import type { AnyJob } from './job'

export const jobList: readonly AnyJob[] = [sendMessageJob]
