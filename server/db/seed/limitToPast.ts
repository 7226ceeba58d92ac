/** Keeps today's events of the demo from lying in the future at the time of seeding. */
import type { CustomerRows } from './rows'

/** The timestamp columns of past events. Other columns hold times that may lie in the future. */
const pastColumns = new Set([
  'at',
  'customerWroteAt',
  'submittedAt',
  'startedAt',
  'createdAt',
  'decidedAt',
  'endedAt',
  'finishedAt',
  'placedAt',
  'readAt',
  'sentAt',
  'updatedAt',
])

/** Moves later times to `now`, which keeps the order of events. */
export function limitRowsToPast(now: Date, rows: CustomerRows): void {
  for (const row of Object.values(rows).flat())
    for (const [name, value] of Object.entries(row))
      if (pastColumns.has(name) && value instanceof Date && value > now) Reflect.set(row, name, now)
}
