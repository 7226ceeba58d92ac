/** Measures how long the demo builder with 5,000 properties waits for the list and for a search in it. */
import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { listProperties } from '#shared/contract/services/properties'
import type { Database } from '../../server/db/database'
import { premises } from '../../server/db/schema/customers/accounts'
import { userCustomers, users } from '../../server/db/schema/signIn/users'
import { ask, signInCall } from './customers'
import type { Call } from './load'

export interface ManyProperties {
  token: string
  userId: string
}

const count = 5000
const email = 'ingrid.vantage@example.com'

const SignedIn = z.object({ token: z.string(), user_details: z.object({ user_id: z.string() }) })

export const propertiesCall = (portal: string, { token, userId }: ManyProperties, filter = ''): Call => ({
  url: `${portal}${listProperties.path}?user_id=${userId}${filter}`,
  headers: { authorization: `Bearer ${token}` },
})

export async function findManyProperties(portal: string, db: Database): Promise<ManyProperties> {
  const [owner] = await db
    .select({ customerNumber: userCustomers.customerNumber })
    .from(users)
    .innerJoin(userCustomers, eq(userCustomers.userId, users.id))
    .where(eq(users.email, email))
  if (!owner) throw new Error(`No user has the email ${email}`)
  const numbers = Array.from({ length: count }, (_, index) => `PR-BENCH${String(index).padStart(5, '0')}`)
  for (let from = 0; from < count; from += 500) {
    const part = numbers.slice(from, from + 500)
    await db
      .insert(premises)
      .values(
        part.map((number, index) => ({
          number,
          communityId: 'winnow-creek-3',
          streetAddress: `${20_000 + from + index} Larkin Ct`,
          city: 'Quillmere',
          state: 'TX',
          zip: '00143',
          stage: 'planned' as const,
          ownerNumber: owner.customerNumber,
        })),
      )
      .onConflictDoNothing()
  }
  await db.execute('vacuum analyze premises')
  const { token, user_details: details } = await ask(signInCall(portal, email), SignedIn)
  return { token, userId: details.user_id }
}
