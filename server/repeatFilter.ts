/** Keeps one cause from flooding the log: while the database is down, every request fails in the same way. */
import type { LoggerOptions } from 'pino'
import { isOutOfSpace, isUnavailable } from './db/databaseErrors'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const windowMs = 1_000
/** The maximum number of causes that are tracked at once. Beyond it, the oldest is dropped and may be logged again early. */
const maxCauses = 1_000

interface Cause {
  suppressed: number
  /** Logs the newest suppressed line with the number of suppressed lines. */
  logCount: () => void
  timer: NodeJS.Timeout
}

/** Logs an error once per second and cause. A line at the end of that second reports how many were suppressed. */
export function createRepeatFilter(): LogMethod {
  const causes = new Map<string, Cause>()

  function startWindow(key: string): void {
    const timer = setTimeout(() => {
      const hasRepeated = endWindow(key)
      if (hasRepeated) startWindow(key)
    }, windowMs)
    causes.set(key, { suppressed: 0, logCount: () => undefined, timer: timer.unref() })
  }

  /** Logs the count of a window and returns whether any line was suppressed. */
  function endWindow(key: string): boolean {
    const cause = causes.get(key)
    causes.delete(key)
    clearTimeout(cause?.timer)
    if (!cause || cause.suppressed === 0) return false
    cause.logCount()
    return true
  }

  return function logOncePerSecond(args, method) {
    const [fields, message] = args
    const error = errorIn(fields)
    if (!error) return method.apply(this, args)

    const key = causeOf(error, String(message))
    const cause = causes.get(key)
    if (cause) {
      cause.suppressed += 1
      cause.logCount = () => method.apply(this, [{ ...Object(fields), repeated: cause.suppressed }, message])
      return
    }
    const [oldest] = causes.keys()
    if (causes.size >= maxCauses && oldest !== undefined) endWindow(oldest)
    startWindow(key)
    method.apply(this, args)
  }
}

const errorIn = (fields: unknown): Error | null =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error ? fields.err : null

/**
 * Returns the key of an error's cause. Errors with a code are grouped by constraint or query, because messages may
 * quote parameters. An outage of the whole database is one cause for all queries.
 */
function causeOf(error: Error, message: string): string {
  const root = error.cause instanceof Error ? error.cause : error
  const code = 'code' in root ? String(root.code) : ''
  if (isUnavailable(error) || isOutOfSpace(error)) return `${message} ${root.name} ${code || root.message}`
  const rule = 'constraint' in root && typeof root.constraint === 'string' ? root.constraint : ''
  const query = 'query' in error ? String(error.query) : ''
  return `${message} ${root.name} ${code} ${rule || query || root.message}`
}
