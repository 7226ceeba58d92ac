/** What the shell writes down: one line of JSON per event, redacted, the newest kept in memory and some files on the disk. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Clock, Log } from '../ports'
import { redacted } from './redact'

interface FileLogOptions {
  path: string
  clock: Clock
  /** How large one file may become, and how many older ones stay. */
  maxBytes?: number
  olderFiles?: number
}

export interface FileLog extends Log {
  /** Everything that is kept, oldest first: what somebody sends who asks for help. */
  text: () => string
}

export function createFileLog({ path, clock, maxBytes = 1024 * 1024, olderFiles = 3 }: FileLogOptions): FileLog {
  mkdirSync(dirname(path), { recursive: true })
  const older = (index: number): string => `${path}.${index}`

  function rotate(): void {
    rmSync(older(olderFiles), { force: true })
    for (let index = olderFiles - 1; index >= 1; index -= 1) {
      if (existsSync(older(index))) renameSync(older(index), older(index + 1))
    }
    renameSync(path, older(1))
  }

  function write(level: 'info' | 'warn' | 'error', event: string, details: Record<string, unknown> = {}): void {
    const line = redacted(JSON.stringify({ at: clock.now().toISOString(), level, event, ...details }))
    try {
      if (existsSync(path) && statSync(path).size + line.length > maxBytes) rotate()
      appendFileSync(path, `${line}\n`, { mode: 0o600 })
    } catch {
      // The disk is full or gone: a log must not bring the shell down.
    }
  }

  return {
    info: (event, details) => write('info', event, details),
    warn: (event, details) => write('warn', event, details),
    error: (event, details) => write('error', event, details),
    text: () =>
      [...Array.from({ length: olderFiles }, (_, index) => older(olderFiles - index)), path]
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join(''),
  }
}
