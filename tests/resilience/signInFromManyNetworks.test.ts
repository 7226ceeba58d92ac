import { describe, expect } from 'vitest'
import { validateUser } from '#shared/contract/signIn/session'
import { addPerson, password } from '../support/data/people'
import type { TestServer } from '../support/server/server'
import { withSettings } from '../support/server/serverTest'

const it = withSettings({ TRUST_PROXY: '1' })

/** Signs in from an address. Each test has networks of its own. */
const signInFrom = async (server: TestServer, address: string, email: string, typed: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address }
  return (await server.call(validateUser, { body: { email, password: typed } }, { headers })).status
}

/** Calls one after the other and returns the statuses. */
async function repeat(times: number, call: (attempt: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await call(attempt))
  return statuses
}

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status)

describe('signing in from many networks', () => {
  it('is delayed after wrong attempts on an account, and lets its owner in from another network', async ({
    server,
  }) => {
    const { email } = await addPerson(server.database.db)
    const earlier = server.waits.length

    expect(
      await repeat(18, (attempt) => signInFrom(server, `198.51.100.${Math.floor(attempt / 5)}`, email, 'wrong')),
    ).toEqual(times(18, 400))
    expect(await signInFrom(server, '203.0.113.9', email, password)).toBe(200)
    expect(server.waits.slice(earlier).filter((pause) => pause > 0)).toEqual([
      1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 5_000, 5_000, 5_000,
    ])
  })

  it('counts all addresses of one IPv6 household as one', async ({ server }) => {
    // At most four wrong attempts on each account, because five would lock it.
    const people = await Promise.all(Array.from({ length: 26 }, () => addPerson(server.database.db)))
    const statuses = await repeat(101, (attempt) =>
      signInFrom(server, `2001:db8:1:2::${(attempt + 1).toString(16)}`, people[attempt % 26]?.email ?? '', 'wrong'),
    )
    expect(statuses).toEqual([...times(100, 400), 429])
  })

  it('locks an account for one IPv6 site after ten times as many wrong attempts, and for no one else', async ({
    server,
  }) => {
    const { email } = await addPerson(server.database.db)
    expect(
      await repeat(50, (attempt) => signInFrom(server, `2001:db8:2:${Math.floor(attempt / 5)}::1`, email, 'wrong')),
    ).toEqual(times(50, 400))
    expect(await signInFrom(server, '2001:db8:2:ff::1', email, password)).toBe(429)
    expect(await signInFrom(server, '2001:db8:3::1', email, password)).toBe(200)
  })

  it('does not let one IPv6 household use up the attempts of its site', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    await repeat(60, () => signInFrom(server, '2001:db8:4:1::1', email, 'wrong'))
    expect(await signInFrom(server, '2001:db8:4:2::1', email, password)).toBe(200)
  })

  it('does not count right passwords against their site', async ({ server }) => {
    const { email } = await addPerson(server.database.db)
    expect(
      await repeat(52, (attempt) => signInFrom(server, `2001:db8:5:${attempt.toString(16)}::1`, email, password)),
    ).toEqual(times(52, 200))
  })

  it('locks an address that tries many accounts', async ({ server }) => {
    const statuses = await repeat(101, (attempt) =>
      signInFrom(server, '198.51.100.200', `nobody-${attempt}@example.com`, password),
    )
    expect(statuses).toEqual([...times(100, 400), 429])
  })
})
