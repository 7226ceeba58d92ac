/** Keeps one cause from filling the log: while a database is down, every request fails in the same way. */
import type { LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const windowMs = 1_000
/** Causes that are remembered at once. Beyond this many, the oldest is forgotten, and may be logged again early. */
const maxCauses = 1_000

interface Cause {
  loggedAt: number
  suppressed: number
}

/** Logs an error once per second and cause; the next line of that cause says how many were left out. */
export function createRepeatFilter(now: () => number = Date.now): LogMethod {
  const causes = new Map<string, Cause>()
  return function logOncePerSecond(args, method) {
    const [fields, message] = args
    const error = errorIn(fields)
    if (!error) return method.apply(this, args)

    const key = causeOf(error, String(message))
    const cause = causes.get(key)
    if (cause && now() - cause.loggedAt < windowMs) {
      cause.suppressed += 1
      return
    }
    causes.delete(key)
    const [oldest] = causes.keys()
    if (causes.size >= maxCauses && oldest !== undefined) causes.delete(oldest)
    causes.set(key, { loggedAt: now(), suppressed: 0 })
    if (!cause || cause.suppressed === 0) return method.apply(this, args)
    return method.apply(this, [{ ...Object(fields), repeated: cause.suppressed }, message])
  }
}

const errorIn = (fields: unknown): Error | null =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error ? fields.err : null

/** A query's own message quotes its parameters, so two failures with one cause would differ. */
function causeOf(error: Error, message: string): string {
  const root = error.cause instanceof Error ? error.cause : error
  const code = 'code' in root ? String(root.code) : ''
  return `${message} ${root.name} ${code} ${code ? '' : root.message}`
}
