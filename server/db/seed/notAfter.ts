/** Keeps the demo out of the future: what staff and customers did today has happened by the moment at which it is filled in. */
import type { CustomerRows } from './rows'

/** Of the columns that hold moments, those that say when something happened. Others say what is still to come. */
const happened = new Set([
  'at',
  'askedAt',
  'begunAt',
  'createdAt',
  'decidedAt',
  'endedAt',
  'finishedAt',
  'placedAt',
  'readAt',
  'toldAt',
  'updatedAt',
])

/** Order stays: whatever lies later happened at that very moment. */
export function notAfter(now: Date, rows: CustomerRows): void {
  for (const row of Object.values(rows).flat())
    for (const [name, value] of Object.entries(row))
      if (happened.has(name) && value instanceof Date && value > now) Reflect.set(row, name, now)
}
