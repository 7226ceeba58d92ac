/** The time, as everything in the server reads it; tests bring their own. */

export interface Clock {
  now(): Date
  /** The current day in UTC, `YYYY-MM-DD`. */
  today(): string
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => new Date().toISOString().slice(0, 10),
}
