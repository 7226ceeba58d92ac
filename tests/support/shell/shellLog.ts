/** A shell log that tests can read. */
import type { Log } from '../../../electron/ports'

interface ReadableLog extends Log {
  events(): string[]
  text(): string
}

export function createReadableLog(): ReadableLog {
  const lines: { event: string; details: Record<string, unknown> }[] = []
  const write = (event: string, details: Record<string, unknown> = {}): void => void lines.push({ event, details })
  return {
    info: write,
    warn: write,
    error: write,
    events: () => lines.map(({ event }) => event),
    text: () => JSON.stringify(lines),
  }
}
