/**
 * Sorts the errors of jobs into kinds that contain no data of customers. Only the kind is stored with a failed job, which
 * may be kept for long; the log has the error itself.
 */
import { z } from 'zod/mini'
import { type JobError, jobErrors } from '#shared/operations/jobErrors'
import { SmsGatewayFailure } from '../adapters/notifier/mailErrors'
import { causesOf, codeOf, isFailedQuery } from '../db/databaseErrors'
import { UnknownSealKey } from '../seal'

/** Codes of the mail library, after it has reached the mail server. */
const mailCodes = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE', 'EPROTOCOL', 'ETLS', 'EREQUIRETLS'])

/** Codes of the mail library, of `fetch` and of the operating system. */
const timeoutCodes = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])
const connectionCodes = new Set([
  'EAI_AGAIN',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ESOCKET',
  'UND_ERR_SOCKET',
])

const kinds: readonly { kind: JobError; isOf: (error: Error) => boolean }[] = [
  { kind: 'sealed', isOf: (error) => error instanceof UnknownSealKey },
  { kind: 'sms', isOf: (error) => error instanceof SmsGatewayFailure },
  { kind: 'mail', isOf: (error) => mailCodes.has(codeOf(error)) },
  { kind: 'database', isOf: isFailedQuery },
  { kind: 'timeout', isOf: (error) => error.name === 'TimeoutError' || timeoutCodes.has(codeOf(error)) },
  { kind: 'connection', isOf: (error) => connectionCodes.has(codeOf(error)) },
  { kind: 'payload', isOf: (error) => error instanceof z.core.$ZodError },
]

/** Returns the kind of an error that a job threw, by the error itself or by one of its causes. */
export function jobErrorOf(error: unknown): JobError {
  const causes = causesOf(error)
  return kinds.find(({ isOf }) => causes.some(isOf))?.kind ?? 'other'
}

/** A process that died during the last attempt left no error. */
export const storedJobError = (lastError: string | null): JobError =>
  lastError === null ? 'interrupted' : (jobErrors.find((kind) => kind === lastError) ?? 'other')
