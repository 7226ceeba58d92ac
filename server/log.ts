/** The server's log: JSON lines without personal data. */
import { type Logger, type LoggerOptions, pino } from 'pino'
import { createRepeatFilter } from './repeatFilter'

export const logOptions = (level: string): LoggerOptions => ({
  level,
  hooks: { logMethod: createRepeatFilter() },
  serializers: { err: serializeError, req: () => undefined, res: () => undefined },
})

export const createLog = (level: string): Logger => pino(logOptions(level))

/**
 * Serializes an error's type and stack. Only the first line of its message is kept, because the rest may quote user
 * input.
 */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const root = error.cause instanceof Error ? error.cause : error
  return {
    type: error.name,
    code: 'code' in root ? root.code : undefined,
    message: maskPersonalData(root.message.split('\n')[0] ?? ''),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}

/** Messages of other libraries may quote an email address or a long number, so both are masked. */
const maskPersonalData = (message: string): string =>
  message.replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '…@…').replaceAll(/\d{7,}/g, '…')
