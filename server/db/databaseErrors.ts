/** Classifies why a query failed: the database was unavailable, or has no space left. */

const diskFull = /^(53100|ENOSPC|EDQUOT|EFBIG)$/

/**
 * PostgreSQL's codes for lost connections (08), scarce resources (53), deadlocks (40P01), ended idle transactions
 * (25P03), lock and statement timeouts (55P03, 57014) and a server shutdown (57P), and the operating system's codes for
 * a server that does not answer.
 */
const unavailable = /^(08|53|57P|40P01|25P03|55P03|57014)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/

/** The driver and its pool give these errors no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error)|Cannot use a pool after)/

/** Returns an error and its causes, outermost first. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

export const isOutOfSpace = (error: unknown): boolean => causesOf(error).some((cause) => diskFull.test(codeOf(cause)))

export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some((cause) => unavailable.test(codeOf(cause)) || lostConnection.test(cause.message))

/** Returns the innermost code, which is the database's own, or an empty string. */
export const databaseCode = (error: unknown): string => causesOf(error).map(codeOf).findLast(Boolean) ?? ''
