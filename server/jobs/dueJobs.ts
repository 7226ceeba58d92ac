/** Jobs whose work a scheduled job finds while it is due. Discarding one would only have it found again. */
import type { Executor } from '../db/database'
import type { JobKind } from './job'
import { enqueueMissing } from './jobs.queries'

/** Names are listed here and not in the jobs, because a process that serves requests does not load all jobs. */
const dueJobs: readonly string[] = [
  'apply plan change',
  'check expiry of autopay card',
  'check expiry of cards of scheduled payments',
  'credit run',
  'make scheduled payment',
  'notice letter',
  'notice run',
  'pay bill by autopay',
  'send refund',
  'send webhook messages',
  'settle payment',
]

export const isDueJob = (name: string): boolean => dueJobs.includes(name)

/** Stores a job for each payload that a scheduled job has found, except where one with the same key is stored already. */
export async function enqueueDue<P>(tx: Executor, job: JobKind<P>, payloads: readonly P[]): Promise<void> {
  if (!isDueJob(job.name)) throw new Error(`dueJobs.ts lacks “${job.name}”`)
  await enqueueMissing(tx, job, payloads)
}
