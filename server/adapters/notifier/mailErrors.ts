/** Interprets the errors of the gateways: whether a message was certainly not sent, and whether to try again. */

/** The properties that the mail library may set on its errors. */
interface MailFailure {
  code?: unknown
  command?: unknown
  /** Which wait was too long. */
  timeoutType?: unknown
  /** The error of the connection that `code` replaces. */
  originalCode?: unknown
  responseCode?: unknown
  /** The mail server's own words, which usually begin with an enhanced status code such as 5.1.1. */
  response?: unknown
}

/** The SMS gateway did not take a text message. */
export class SmsGatewayFailure extends Error {}

/** The SMS gateway refused the number or the text. */
export class NumberRefused extends SmsGatewayFailure {}

/** Error codes from before any message was submitted. */
const earlyCodes = new Set<unknown>(['EAUTH', 'EDNS', 'EENVELOPE', 'ENOAUTH', 'ECONNREFUSED', 'ENOTFOUND'])
const earlyTimeouts = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'])

/** Decides whether an email that failed was certainly not sent: the server rejected it or was never reached. */
export function isCertainlyUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, originalCode, timeoutType, responseCode }: Error & MailFailure = error
  if (typeof responseCode === 'number' && responseCode >= 400) return true
  // Don't rely on `command`: the library also names CONN if the connection breaks after the message was submitted.
  return earlyTimeouts.has(timeoutType) || earlyCodes.has(code) || earlyCodes.has(originalCode)
}

/** Decides whether the SMS gateway may have taken a text message although no answer of it arrived. */
export function isTextUncertain(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError') return true
  // Without an answer, the call throws a TypeError whose cause says how far it got.
  const cause: (Error & MailFailure) | null = error.cause instanceof Error ? error.cause : null
  return error instanceof TypeError && !earlyCodes.has(cause?.code)
}

/** Decides whether the server refused the recipient or the message for good, so that another attempt is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof NumberRefused) return true
  if (!(error instanceof Error)) return false
  const { code, responseCode }: Error & MailFailure = error
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfMessage && typeof responseCode === 'number' && responseCode >= 500
}

const mailboxCodes = new Set<unknown>([550, 553])

/**
 * Decides whether the mail server rejected the address itself for good. An enhanced status code, where there is one, says
 * whether the address or something else was the reason, such as a policy.
 */
export function isAddressRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode, response }: Error & MailFailure = error
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false
  const enhancedCode = typeof response === 'string' ? /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] : undefined
  return enhancedCode ? enhancedCode.startsWith('5.1.') : mailboxCodes.has(responseCode)
}
