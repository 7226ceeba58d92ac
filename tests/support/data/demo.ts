/** Generates the demo data in memory. */

import { keysOf } from '#shared/records'
import { type DemoOptions, generateDemo } from '../../../server/db/seed/demo'
import type { Household } from '../../../server/db/seed/households/createHousehold'
import { type CustomerRows, emptyRows } from '../../../server/db/seed/rows'

/** The day for which these tests generate the demo. */
export const today = '2026-03-13'

export const generateHouseholds = (options: Partial<DemoOptions> = {}): Household[] => [
  ...generateDemo({ today, passwordHash: 'hashed', accounts: 80, ...options }).households,
]

const generated = new Map<number, Household[]>()

/** The demo of that day, which is generated once for all tests. They only read it. */
export function demoHouseholds(accounts = 80): Household[] {
  const households = generated.get(accounts) ?? generateHouseholds({ accounts })
  generated.set(accounts, households)
  return households
}

/** Merges the rows of all customers. */
export function mergeRows(households: readonly Household[]): CustomerRows {
  const all = emptyRows()
  for (const { rows } of households) {
    for (const name of keysOf(all)) {
      all[name].push(...(rows[name] as never[])) // the same name on both sides
    }
  }
  return all
}

const merged = new Map<number, CustomerRows>()

/** The rows of all customers of that demo. */
export function demoRows(accounts = 80): CustomerRows {
  const rows = merged.get(accounts) ?? mergeRows(demoHouseholds(accounts))
  merged.set(accounts, rows)
  return rows
}

/** Finds the customer that has a contact with this email address. */
export const findHousehold = (households: readonly Household[], email: string): Household => {
  const found = households.find(({ rows }) => rows.contacts.some((contact) => contact.email === email))
  if (!found) throw new Error(`No user has the email ${email}`)
  return found
}
