/** Writes one redacted line of JSON per event to a file, and keeps some older files. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Clock, Log } from '../ports'
import { redact } from './redact'

interface FileLogOptions {
  path: string
  clock: Clock
  /** Limits the size of a file, and how many older files are kept. */
  maxBytes?: number
  olderFiles?: number
}

export interface FileLog extends Log {
  /** Returns all log files, oldest first, for users who request support. */
  text: () => string
}

export function createFileLog({ path, clock, maxBytes = 1024 * 1024, olderFiles = 3 }: FileLogOptions): FileLog {
  const olderPath = (index: number): string => `${path}.${index}`

  function rotate(): void {
    rmSync(olderPath(olderFiles), { force: true })
    for (let index = olderFiles - 1; index >= 1; index -= 1) {
      if (existsSync(olderPath(index))) renameSync(olderPath(index), olderPath(index + 1))
    }
    renameSync(path, olderPath(1))
  }

  function write(level: 'info' | 'warn' | 'error', event: string, details: Record<string, unknown> = {}): void {
    const line = redact(JSON.stringify({ at: clock.now().toISOString(), level, event, ...details }))
    try {
      mkdirSync(dirname(path), { recursive: true })
      if (existsSync(path) && statSync(path).size + line.length > maxBytes) rotate()
      appendFileSync(path, `${line}\n`, { mode: 0o600 })
    } catch {
      // The disk is full or missing, or the folder is read-only. The log must not crash the shell.
    }
  }

  return {
    info: (event, details) => write('info', event, details),
    warn: (event, details) => write('warn', event, details),
    error: (event, details) => write('error', event, details),
    text: () =>
      [...Array.from({ length: olderFiles }, (_, index) => olderPath(olderFiles - index)), path]
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
  }
}
