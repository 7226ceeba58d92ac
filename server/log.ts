/** The server's log: JSON lines without personal data. */
import { pino, type Logger, type LoggerOptions } from 'pino'
import { createRepeatFilter } from './repeatFilter'

export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { logMethod: createRepeatFilter() },
  serializers: { err: withoutValues, req: () => undefined, res: () => undefined },
})

export const createLog = (level: string): Logger => pino(logOptions(level))

/** An error's kind and place. Its message may quote what a person typed, so of database errors only the server's own words stay. */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const root = error.cause instanceof Error ? error.cause : error
  return {
    type: error.name,
    code: 'code' in root ? root.code : undefined,
    message: masked(root.message.split('\n')[0] ?? ''),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}

/** Messages of others may quote an address or a number: what looks like one does not reach the log. */
const masked = (message: string): string =>
  message.replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…').replaceAll(/\d{7,}/g, '…')
