import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it as base, describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { listAuditRecords } from '#shared/contract/access/audit'
import { listInternalUsers } from '#shared/contract/access/internalUsers'
import { acceptInvitation, getInvitation } from '#shared/contract/customers/people'
import { validateUser } from '#shared/contract/signIn/session'
import { invitations } from '../../server/db/schema/access/access'
import { contacts } from '../../server/db/schema/customers/accounts'
import { roles } from '../../server/db/schema/signIn/users'
import { seedDemo } from '../../server/db/seed/load'
import { startingRoles } from '../../server/db/startingRoles'
import { inviteFirstAdministrator } from '../../server/features/internalUsers/firstAdministrator'
import { readSentTo } from '../support/data/customers/sentMessages'
import { addPerson } from '../support/data/people'
import { bundledServer } from '../support/server/bundledServer'
import { createTestDatabase } from '../support/server/database'
import { sealKey } from '../support/server/keys'
import { readNewestMail } from '../support/server/outbox'
import { type FinishedProgram, runProgram } from '../support/server/programs'
import { startServer, type TestServer } from '../support/server/server'

/** Each test has a database of its own, in which no one can sign in. */
const it = base
  // The program uses the real time.
  .extend('now', () => new Date().toISOString())
  .extend('server', async ({ now }, { onCleanup }) => {
    const server = await startServer()
    server.setNow(now)
    onCleanup(() => server.stop())
    return server
  })
  .extend('newFolder', () => join(tmpdir(), `portal-admin-${randomUUID()}`))
  .extend('dataDir', ({ newFolder }, { onCleanup }) => {
    onCleanup(() => rm(newFolder, { recursive: true, force: true }))
    return newFolder
  })

const email = 'imani@provider.example'
const password = 'Quill#2026'
const person = { first_name: 'Imani', last_name: 'Penhallow', email }

interface ProgramSettings {
  url: string
  dataDir: string
  address?: string
  environment?: Record<string, string>
}

const runAdmin = ({ url, dataDir, address = email, environment = {} }: ProgramSettings): Promise<FinishedProgram> =>
  runProgram([`${bundledServer}/admin.js`, '--email', address, '--first-name', 'Imani', '--last-name', 'Penhallow'], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SEAL_KEY: sealKey,
    BRAND_NAME: 'Harrow Utilities',
    ...environment,
  })

const invite = (server: TestServer, changes: Partial<typeof person> & { replaces?: boolean } = {}) => {
  const { replaces = false, ...changed } = changes
  return inviteFirstAdministrator(server.services, { person: { ...person, ...changed }, replaces })
}

const tokenIn = (text: string): string => /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const statusOf = async (server: TestServer, token: string): Promise<number> =>
  (await server.call(getInvitation, { body: { token } })).status

describe('the program that sets up the first administrator', () => {
  it('turns an empty database into a portal in which they sign in, manage staff and find it in the audit log', async ({
    dataDir,
  }) => {
    const empty = await createTestDatabase('template0')
    const { code, stdout } = await runAdmin({ url: empty.url, dataDir })
    expect(code).toBe(0)
    expect(stdout).toContain('was not emailed')
    const server = await startServer({
      DATABASE_URL: empty.url,
      DATABASE_DIRECT_URL: empty.url,
      BRAND_NAME: 'Harrow Utilities',
    })
    server.setNow(new Date().toISOString())

    const link = tokenIn(stdout)
    expect((await server.call(getInvitation, { body: { token: link } })).data).toMatchObject({
      first_name: 'Imani',
      email,
      invited_by: 'Harrow Utilities',
      level: 'staff',
      role_name: 'Access admin',
    })
    await server.call(acceptInvitation, { body: { token: link, new_password: password } })
    const { data } = await server.call(validateUser, { body: { email, password } })
    expect(data).toMatchObject({ user_details: { userTypeCode: 'CENTRIC' } })
    const { token } = z.object({ token: z.string() }).parse(data)
    expect((await server.call(listInternalUsers, { query: {} }, { token })).data).toMatchObject({
      users: [{ name: 'Imani Penhallow', is_administrator: true }],
    })
    const log = await server.call(listAuditRecords, { query: { action: 'staff.invited' } }, { token })
    expect(log.data).toMatchObject({
      records: [{ user_email: '', address: 'administrator setup', details: { email, role: 'Access admin' } }],
    })
    await server.stop()
    await empty.drop()
  })

  it('run twice at the same moment, invites one person, whose newest link works', async ({ server, dataDir }) => {
    const { db, url } = server.database
    const runs = await Promise.all([runAdmin({ url, dataDir }), runAdmin({ url, dataDir })])
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const statuses = await Promise.all(runs.map(({ stdout }) => statusOf(server, tokenIn(stdout))))
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
    expect(runs.map(({ stdout }) => stdout.includes('The earlier link no longer works.'))).toEqual(
      statuses.map((status) => status === 200),
    )
    expect(await db.select().from(contacts)).toHaveLength(1)
    expect(await db.select().from(roles)).toHaveLength(startingRoles.length)
  })

  it('emails the link only if there is a mail gateway', async ({ server, dataDir }) => {
    await runAdmin({ url: server.database.url, dataDir })
    expect(await readSentTo(server, email)).toEqual([])
    const environment = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://portal.example' }
    const { stdout } = await runAdmin({ url: server.database.url, dataDir, environment })
    await server.finishJobs()
    const { body } = await readNewestMail(server, email)
    expect(body).toContain(`https://portal.example/invitation?token=${tokenIn(stdout)}`)
    expect(await readSentTo(server, email)).toMatchObject([{ body: '', status: 'sent' }])
  })

  it('refuses, and names the administrator, if there is one', async ({ server, dataDir }) => {
    const administrator = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const { code, stdout, stderr } = await runAdmin({ url: server.database.url, dataDir })
    expect([code, tokenIn(stdout)]).toEqual([1, ''])
    expect(stderr).toMatch(
      new RegExp(
        `^This portal has an administrator already: ${administrator.email}\\. .* under Manage Internal Users\\.$`,
      ),
    )
    expect(await server.database.db.select().from(invitations)).toEqual([])
  })

  it.for([
    ['an invalid email address', { address: 'imani' }, /^Email is invalid\.\nUsage: npm run admin -- --email/],
    ['a database that does not answer', {}, /^The database that DATABASE_URL names can’t be opened: .*ECONNREFUSED/],
  ] as const)('rejects %s with an explanation', async ([, changes, words], { dataDir }) => {
    const { code, stderr } = await runAdmin({ url: 'postgres://127.0.0.1:1/portal', dataDir, ...changes })
    expect(code).toBe(1)
    expect(stderr).toMatch(words)
  })
})

describe('the invitation of the first administrator', () => {
  it('is not possible for an address that someone signs in with', async ({ server }) => {
    const customer = await addPerson(server.database.db)
    await expect(invite(server, { email: customer.email.toUpperCase() })).rejects.toThrow(/Someone signs in with/)
  })

  it('stays as it is for another address, unless that is to replace it', async ({ server }) => {
    const earlier = tokenIn((await invite(server)).path)
    const other = 'jonas@provider.example'
    await expect(invite(server, { email: other })).rejects.toThrow(
      /^imani@provider\.example was invited .* --replace\.$/,
    )
    expect(await statusOf(server, earlier)).toBe(200)
    const later = tokenIn((await invite(server, { email: other, replaces: true })).path)
    expect([await statusOf(server, earlier), await statusOf(server, later)]).toEqual([404, 200])
  })

  it('is not visible to visitors of the portal', async ({ server }) => {
    const asVisitor = async () => ({
      config: (await server.app.inject('/config.json')).body,
      signIn: await server
        .call(validateUser, { body: { email, password } })
        .then(({ status, messages }) => [status, messages]),
    })
    const before = await asVisitor()
    await invite(server)
    expect(await asVisitor()).toEqual(before)
  })

  it('keeps demo data out of the database', async ({ server }) => {
    await invite(server)
    expect(await seedDemo(server.database.db, { today: '2026-03-13', accounts: 30 })).toBeNull()
  })
})
