import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { confirmContactCode, sendContactCode } from '#shared/contract/customers/communication'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { addAccount, addPerson } from '../../support/data/people'
import { readNewestCode } from '../../support/server/outbox'
import { it } from '../../support/server/serverTest'

describe('an address that is verified by a code', () => {
  it('is not verified if that can’t be recorded', async ({ server }) => {
    const { db } = server.database
    const person = await addPerson(db)
    await addAccount(db, person.customerNumber)
    await db.update(contacts).set({ phoneVerifiedAt: null }).where(eq(contacts.id, person.contactId))
    const token = await server.signIn(person)
    const named = { contact_id: person.contactId, channel: 'phone' } as const
    await server.call(sendContactCode, { body: named }, { token })
    const otp = await readNewestCode(server, person.phone)
    await db.execute(
      sql`alter table audit_records add constraint no_proofs check (action <> 'contact.verified') not valid`,
    )
    expect((await server.call(confirmContactCode, { body: { ...named, otp } }, { token })).status).toBe(500)
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, person.contactId))
    expect(contact?.phoneVerifiedAt).toBeNull()
  })
})
