/** Classifies why a query failed: the database was unavailable, or has no space left. */
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

const diskFull = /^(53100|ENOSPC|EDQUOT|EFBIG)$/

/** PostgreSQL's code for a change that is sent to a standby. */
export const takesNoChanges = '25006'

/**
 * PostgreSQL's codes for lost connections (08), a server that is stopping or starting (57P), and one that has become a
 * standby and takes no changes (25006), and the operating system's codes for a server that does not answer.
 */
const connectionLost = /^(08|57P|25006)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/

/**
 * PostgreSQL's codes for scarce resources (53), deadlocks (40P01), ended idle transactions
 * (25P03), and lock and statement timeouts (55P03, 57014).
 */
const unavailable = /^(53|40P01|25P03|55P03|57014)/

const lockTimeout = '55P03'

/** The driver and its pool give these errors no code. */
const connectionLostText = /^(Connection terminated|Client (was closed|has encountered a connection error))/
const unavailableText = /^(timeout exceeded when trying to connect|Cannot use a pool after)/

/** Returns an error and its causes, outermost first. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Returns whether the error is that of a query, whatever its reason. */
export const isFailedQuery = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof DatabaseError

export const isOutOfSpace = (error: unknown): boolean => causesOf(error).some((cause) => diskFull.test(codeOf(cause)))

export const isLockTimeout = (error: unknown): boolean => causesOf(error).some((cause) => codeOf(cause) === lockTimeout)

/** Returns whether the connection cannot be used anymore, and another one may work. */
export const isConnectionLost = (error: unknown): boolean =>
  causesOf(error).some((cause) => connectionLost.test(codeOf(cause)) || connectionLostText.test(cause.message))

export const isUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  causesOf(error).some((cause) => unavailable.test(codeOf(cause)) || unavailableText.test(cause.message))

/** Returns the innermost code, which is the database's own, or an empty string. */
export const databaseCode = (error: unknown): string => causesOf(error).map(codeOf).findLast(Boolean) ?? ''
