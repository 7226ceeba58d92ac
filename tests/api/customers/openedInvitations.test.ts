import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { createPortalAccount } from '#shared/contract/customers/accountCreation'
import { getInvitation } from '#shared/contract/customers/people'
import { getRegistrationCount, inviteToRegister, listRegistrations } from '#shared/contract/customers/registrationList'
import { noteInvitationOpened } from '#shared/contract/customers/registrations'
import { addLegacyCustomer } from '../../support/data/customers/legacyAccounts'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { signInStaff } from '../../support/data/staff'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
})

const later = '2026-03-13T18:00:00.000Z'
const List = z.object({ accounts: z.array(z.object({ opened_at: z.nullable(z.string()) })) })

async function openedAt(server: TestServer, search: string): Promise<string | null | undefined> {
  const { data } = await server.call(listRegistrations, { query: { search } }, { token })
  return List.parse(data).accounts[0]?.opened_at
}
async function invited(server: TestServer) {
  const legacy = await addLegacyCustomer(server.database.db)
  const id = legacy.migrationAccountParentId
  const invite = async (): Promise<string> => {
    await server.call(inviteToRegister, { body: { migration_account_parent_id: id } }, { token })
    await server.finishJobs()
    return /register\?letter=(\S+)/.exec((await readNewestMail(server, legacy.email)).body)?.[1] ?? ''
  }
  return { id, email: legacy.email, invite }
}
const follow = (server: TestServer, link: string) => server.call(noteInvitationOpened, { body: { token: link } })

describe('an invitation to register', () => {
  it('is marked as opened when its link is followed, and keeps the first time', async ({ server }) => {
    server.setNow(testNow)
    const { id, invite } = await invited(server)
    const link = await invite()
    expect(await openedAt(server, id)).toBeNull()
    expect(await follow(server, link)).toMatchObject({ status: 200, data: null })
    expect(await openedAt(server, id)).toBe(testNow)
    server.setNow(later)
    await follow(server, link)
    await follow(server, await invite())
    expect(await openedAt(server, id)).toBe(testNow)
    expect((await server.call(getRegistrationCount, {}, { token })).data).toMatchObject({ opened: 1 })
  })

  it('is recorded without its link', async ({ server }) => {
    const { email, invite } = await invited(server)
    expect(await invite()).not.toBe('')
    expect(await readSentTo(server, email)).toMatchObject([{ body: '', status: 'sent' }])
  })

  it('gives the same answer to an unknown link, and stores nothing', async ({ server }) => {
    const { id, invite } = await invited(server)
    const first = await invite()
    const second = await invite()
    expect(second).not.toBe(first)
    expect(await follow(server, 'nobody')).toMatchObject({ status: 200, data: null })
    await follow(server, first)
    expect(await openedAt(server, id)).toBeNull()
    await follow(server, second)
    expect(await openedAt(server, id)).not.toBeNull()
  })

  it('is marked as opened too if staff created the account and its link is followed', async ({ server }) => {
    server.setNow(testNow)
    const legacy = await addLegacyCustomer(server.database.db)
    const id = legacy.migrationAccountParentId
    const body = { migration_account_parent_id: id, email: legacy.email, send_again: false }
    expect((await server.call(createPortalAccount, { body }, { token })).status).toBe(200)
    await server.finishJobs()
    const link = /token=(\S+)|invite=(\S+)/.exec((await readNewestMail(server, legacy.email)).body)
    expect(await openedAt(server, id)).toBeNull()
    await server.call(getInvitation, { body: { token: link?.[1] ?? link?.[2] ?? '' } })
    expect(await openedAt(server, id)).toBe(testNow)
  })
})
