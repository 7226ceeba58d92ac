/** The kind of jobs that send registration codes. One that failed is deleted after a time, because it holds an address. */
import type { JobKind } from '../../jobs/job'

export const registrationCodeKind: JobKind<object> = {
  name: 'registration code',
  /** Enough for a process that is killed again and again, because each time uses up an attempt. */
  maxAttempts: 16,
  isUrgent: () => true,
}
