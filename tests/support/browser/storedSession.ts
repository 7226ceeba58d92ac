/** Creates sessions for browser tests that aren't about signing in. They need no form, and no password is hashed. */

import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { minutesAfter } from '#shared/format/moments'
import { sessionHours } from '#shared/http/limits'
import type { StoredSession } from '#shared/platform/platform'
import { sessionKey } from '../../../renderer/platform/sessionKey'
import type { Database } from '../../../server/db/database'
import { users } from '../../../server/db/schema/signIn/users'
import { createToken } from '../../../server/directory/signIn/token'
import { insertSession } from '../../../server/features/session/session.queries'
import { hashOfToken } from '../../../server/http/actor'
import type { Person } from '../data/people'

/** Creates a session on the server, as signing in would. */
export async function createSession(db: Database, { email }: Pick<Person, 'email'>): Promise<StoredSession> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  if (!user) throw new Error(`No user has the email ${email}`)
  const token = createToken()
  const expiresAt = minutesAfter(new Date(), sessionHours * 60)
  await insertSession(db, {
    tokenHash: hashOfToken(token),
    userId: user.id,
    expiresAt,
    ip: '127.0.0.1',
    userAgent: 'Browser test',
  })
  return { token, expiresAt: expiresAt.toISOString(), email }
}

/**
 * Stores a session in the page before the portal reads it. It is stored only once, so the portal can end it like any
 * other.
 */
export async function storeSession(page: Page, origin: string, session: StoredSession): Promise<void> {
  await page.addInitScript(
    ({ portal, key, storedJson }) => {
      const isOwnPage = window === window.top && location.origin === portal
      if (!isOwnPage || sessionStorage.getItem('is-seeded')) return
      sessionStorage.setItem('is-seeded', 'yes')
      sessionStorage.setItem(key, storedJson)
    },
    { portal: origin, key: sessionKey, storedJson: JSON.stringify(session) },
  )
}
