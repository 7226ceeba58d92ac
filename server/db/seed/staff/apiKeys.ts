/** The API key of the demo's billing system. No one knows the key itself, so no one can use it. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '#shared/format/dates'
import type { Executor } from '../../database'
import { apiKeys } from '../../schema/access/apiKeys'
import { users } from '../../schema/signIn/users'

const creatorEmail = 'staff@demo.example'

/** Eight in the morning in the provider's time zone, more or less. */
const morningOf = (day: string): Date => new Date(`${day}T14:00:00Z`)

/** Returns its id, or null if the demo has no staff. */
export async function addDemoApiKey(tx: Executor, today: string): Promise<string | null> {
  const [creator] = await tx.select({ id: users.id }).from(users).where(eq(users.email, creatorEmail))
  if (!creator) return null
  const [key] = await tx
    .insert(apiKeys)
    .values({
      name: 'Billing system',
      rights: ['EVENTS.read', 'IMPORTS.write'],
      tokenHash: randomBytes(32),
      lastCharacters: 'x7Qa',
      createdBy: creator.id,
      createdAt: morningOf(addDays(today, -90)),
      expiresAt: morningOf(addDays(today, 275)),
      lastUsedAt: morningOf(addDays(today, -1)),
      lastUsedFrom: '203.0.113.24',
    })
    .returning({ id: apiKeys.id })
  return key?.id ?? null
}
