/** Whether a mail that failed was surely not sent: the server said no, or was never spoken to. */

/** What a mail library tells of its failure, as far as it does. */
interface MailFailure {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/** Before any message was handed over. */
const earlyCodes = new Set<unknown>(['EAUTH', 'EDNS', 'EENVELOPE', 'ENOAUTH', 'ECONNREFUSED', 'ENOTFOUND'])

export function isSurelyUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode }: Error & MailFailure = error
  if (typeof responseCode === 'number' && responseCode >= 400) return true
  return command === 'CONN' || earlyCodes.has(code)
}
