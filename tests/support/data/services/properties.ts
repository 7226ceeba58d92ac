/** Properties for tests: premises that belong to a builder. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../../../server/db/database'
import { premises } from '../../../../server/db/schema/customers/accounts'
import { premiseServices } from '../../../../server/db/schema/services/properties'
import { addCommunity, newDigits, testRow } from '../people'

type PropertyOptions = Partial<typeof premises.$inferInsert> & {
  /** The owner's customer number; null for no owner. */
  owner: string | null
  services?: Partial<typeof premiseServices.$inferInsert>[]
}

/** Adds a premise with the given owner. Returns its number. */
export async function addProperty(
  db: Database,
  { owner, services = [], ...options }: PropertyOptions,
): Promise<string> {
  const number = options.number ?? `PR-${newDigits(8)}`
  const { communityId = testRow.id } = options
  await addCommunity(db, communityId === testRow.id ? testRow : { id: communityId, name: communityId })
  await db.insert(premises).values({
    communityId,
    streetAddress: '7 Harrow Ln',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
    stage: 'planned',
    ...options,
    number,
    ownerNumber: owner,
  })
  for (const service of services) {
    await db.insert(premiseServices).values({ premiseNumber: number, serviceType: 'FIBER', ...service })
  }
  return number
}

/** Adds a premise to a customer's list of properties. */
export async function setOwner(db: Database, premiseNumber: string, ownerNumber: string): Promise<void> {
  await db.update(premises).set({ ownerNumber }).where(eq(premises.number, premiseNumber))
}
