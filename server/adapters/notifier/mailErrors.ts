/** Decides whether a failed mail was certainly not sent: the server rejected it or was never reached. */

/** The properties that the mail library may set on its errors. */
interface MailFailure {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/** Error codes from before any message was handed over. */
const earlyCodes = new Set<unknown>(['EAUTH', 'EDNS', 'EENVELOPE', 'ENOAUTH', 'ECONNREFUSED', 'ENOTFOUND'])

export function isCertainlyUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode }: Error & MailFailure = error
  if (typeof responseCode === 'number' && responseCode >= 400) return true
  return command === 'CONN' || earlyCodes.has(code)
}
