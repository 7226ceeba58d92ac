/**
 * Sorts the errors of jobs into kinds that contain no data of customers. Only the kind is stored with a failed job, which
 * may be kept for long; the log has the error itself.
 */
import { type JobError, jobErrors } from '#shared/operations/jobErrors'

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

/** Returns the kind of an error that a job threw. */
export function jobErrorOf(error: unknown): JobError {
  const message = error instanceof Error ? error.message : String(error)
  return patterns.find(({ pattern }) => pattern.test(message))?.error ?? 'other'
}

/** A process that died during the last attempt left no error. Earlier versions stored the message of the error. */
export function storedJobError(lastError: string | null): JobError {
  if (lastError === null) return 'interrupted'
  return jobErrors.find((kind) => kind === lastError) ?? jobErrorOf(lastError)
}
