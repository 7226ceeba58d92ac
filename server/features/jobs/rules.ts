/** Sorts the errors of jobs into kinds that contain no data of customers. */
import type { JobError } from '#shared/operations/jobErrors'

const patterns: readonly { error: JobError; pattern: RegExp }[] = [
  { error: 'sealed', pattern: /^A message was sealed with a key/ },
  { error: 'sms', pattern: /^The SMS gateway returned/ },
  {
    error: 'mail',
    pattern: /^(Invalid login|Mail command failed|Message failed|Can't send mail|Data command failed|Invalid greeting)/,
  },
  { error: 'database', pattern: /^Failed query|deadlock detected|canceling statement|terminating connection/ },
  { error: 'timeout', pattern: /ETIMEDOUT|time[d ]?-?out|Greeting never received/i },
  {
    error: 'connection',
    pattern: /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|fetch failed|socket hang up|Connection closed/,
  },
  { error: 'payload', pattern: /^\[\s*\{\s*"/ },
]

/** A process that died during the last attempt left no error. */
export function jobErrorOf(lastError: string | null): JobError {
  if (lastError === null) return 'interrupted'
  return patterns.find(({ pattern }) => pattern.test(lastError))?.error ?? 'other'
}
