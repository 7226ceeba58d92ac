import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refunds } from '../../server/db/schema/deposits'
import { auditRecords } from '../../server/db/schema/records'
import { addPerson } from '../support/people'
import { interceptPayouts, startPortalProcess, type PortalProcess } from '../support/processes'
import { addLeaver, ask, balanceOf, decide, payoutsOf, refundIn, toMethod, type Leaver } from '../support/refunds'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let asker: string
let approver: string
const portals: PortalProcess[] = []

beforeAll(async () => {
  server = await startServer()
  // Processes of their own have the real time, and sessions must hold there too.
  server.setNow(new Date().toISOString())
  asker = await server.signIn(await addPerson(db(), { userType: 'CENTRIC' }))
  approver = await server.signIn(await addPerson(db(), { userType: 'CENTRIC' }))
})
afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.kill()))
})
afterAll(() => server.stop())

const db = () => server.database.db
const waiting = { timeout: 60_000, interval: 50 }

async function startPortal(providerUrl = server.providerUrl): Promise<PortalProcess> {
  const portal = await startPortalProcess({ databaseUrl: server.database.url, providerUrl })
  portals.push(portal)
  return portal
}

async function approved(leaver: Leaver): Promise<string> {
  const id = refundIn(await ask(server, asker, toMethod(leaver))).refund_id
  await decide(server, approver, { id })
  return id
}
const standing = async (id: string) => (await db().select().from(refunds).where(eq(refunds.id, id)))[0]

/** Approves a refund before a server process that is killed at its payout, at the moment that is named; answers its id. */
async function killedAtPayout(leaver: Leaver, moment: 'before' | 'after'): Promise<string> {
  let victim: PortalProcess | null = null
  let isDead = false
  const between = await interceptPayouts(server.providerUrl, moment, async () => {
    await victim?.kill()
    isDead = true
  })
  victim = await startPortal(between.url)
  const id = await approved(leaver)
  await expect.poll(() => isDead, waiting).toBe(true)
  await between.stop()
  return id
}

/** Nobody waits for the lease of a process that is dead. */
const endLease = (id: string) =>
  db()
    .update(refunds)
    .set({ leaseEndsAt: new Date(0) })
    .where(eq(refunds.id, id))

describe('a server that is killed', () => {
  it('between sending and recording a refund has refunded once, and the next one records it', async () => {
    const leaver = await addLeaver(server)
    const id = await killedAtPayout(leaver, 'after')
    expect(await payoutsOf(server, leaver.person)).toHaveLength(1)
    expect(await standing(id)).toMatchObject({ status: 'approved', askedAt: expect.any(Date) })

    await endLease(id)
    await Promise.all([startPortal(), startPortal()])
    await expect.poll(async () => (await standing(id))?.status, waiting).toBe('sent')
    expect(await payoutsOf(server, leaver.person)).toMatchObject([{ reference: `${id}.1`, amount_cents: 42_15 }])
    expect(await balanceOf(db(), leaver.account)).toBe(0)
    const sent = await db()
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, leaver.person.customerNumber))
    expect(sent.filter(({ action }) => action === 'refund.sent')).toHaveLength(1)
  }, 90_000)

  it('before the provider has heard of a refund has not refunded, and the next one refunds once', async () => {
    const leaver = await addLeaver(server)
    const id = await killedAtPayout(leaver, 'before')
    expect(await payoutsOf(server, leaver.person)).toEqual([])

    await endLease(id)
    await Promise.all([startPortal(), startPortal()])
    await expect.poll(async () => (await standing(id))?.status, waiting).toBe('sent')
    expect(await payoutsOf(server, leaver.person)).toMatchObject([{ reference: `${id}.2`, amount_cents: 42_15 }])
    expect(await balanceOf(db(), leaver.account)).toBe(0)
  }, 90_000)
})

describe('many refunds before two server processes', () => {
  it('are each sent once', async () => {
    const leavers = await Promise.all(Array.from({ length: 20 }, () => addLeaver(server)))
    const ids = await Promise.all(leavers.map(approved))
    await Promise.all([startPortal(), startPortal()])
    await expect
      .poll(async () => (await Promise.all(ids.map(standing))).every((row) => row?.status === 'sent'), waiting)
      .toBe(true)
    const payouts = await Promise.all(leavers.map(({ person }) => payoutsOf(server, person)))
    expect(payouts.map(({ length }) => length)).toEqual(leavers.map(() => 1))
  }, 90_000)
})
