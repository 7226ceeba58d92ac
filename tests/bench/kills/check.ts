/** What the checks after the load have in common. */

export interface Check {
  what: string
  expected: number
  found: number
  isPassed: boolean
}

export const equal = (what: string, expected: number, found: number): Check => ({
  what,
  expected,
  found,
  isPassed: expected === found,
})

/** Tells a number that may be anything. */
export const note = (what: string, found: number): Check => ({ what, expected: 0, found, isPassed: true })

/** A list without elements would not be valid SQL. */
export const orNone = (values: readonly string[]): string[] =>
  values.length === 0 ? ['00000000-0000-4000-8000-000000000000'] : [...values]
