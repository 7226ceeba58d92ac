import { describe, expect } from 'vitest'
import { rights, toRight } from '#shared/access/rights'
import type { AnyEndpoint } from '#shared/http/endpoint'
import * as roleTexts from '#shared/texts/access/roles'
import { addPerson, allRights } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { allCalls, isStaffOnly, sampleInput } from '../../support/server/calls'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const tokens: Record<string, string> = {}
it.beforeAll(async ({ server }) => {
  for (const userType of ['CUSTOMER', 'BUILDER', 'DEVELOPER'] as const) {
    tokens[userType] = await server.signIn(await addPerson(server.database.db, { userType, rights: allRights }))
  }
})

const send = async (server: TestServer, endpoint: AnyEndpoint, token: string) =>
  server.call(endpoint, sampleInput(endpoint) as never, {
    token,
    ...(endpoint.takesFile ? { file: { name: 'note.txt', bytes: Buffer.from('A note.') } } : {}),
  })

/** Returns the right that a call requires, or null where it is enough to be signed in or a staff member. */
const rightOf = ({ access }: AnyEndpoint): string | null =>
  access === 'public' || access === 'signedIn' || access === 'staff' ? null : toRight(access)

const ofStaff = allCalls.filter(([, endpoint]) => isStaffOnly(endpoint))
const withRight = allCalls.filter(([, endpoint]) => rightOf(endpoint) !== null)

describe('a call for staff', () => {
  it.for(ofStaff)(
    '%s answers 403 to customers, builders and developers, whatever their role says',
    async ([_name, endpoint], { server }) => {
      for (const token of Object.values(tokens)) expect((await send(server, endpoint, token)).status).toBe(403)
    },
  )
})

const staffTokens = new Map<string | null, Promise<string>>()

/** Signs in a staff member who has every right but this one. Calls that require the same right share the user. */
function staffWithout(server: TestServer, missing: string | null): Promise<string> {
  const signIn = async (): Promise<string> => {
    const others = rights.filter((right) => right !== missing)
    return signInStaff(server, others)
  }
  const token = staffTokens.get(missing) ?? signIn()
  staffTokens.set(missing, token)
  return token
}

describe('a right', () => {
  it.for(withRight)(
    'is required by %s: without it, and with every other, staff get 403',
    async ([_name, endpoint], { server }) => {
      expect((await send(server, endpoint, await staffWithout(server, rightOf(endpoint)))).status).toBe(403)
    },
  )
})

describe('the right to export', () => {
  const exportCalls = allCalls.filter(([, endpoint]) => 'isExport' in endpoint)

  it('is required for the lists that staff can save as files', () => {
    expect(exportCalls.length).toBeGreaterThanOrEqual(10)
  })

  it.for(exportCalls)(
    'is required by %s in addition to the right to read the list',
    async ([_name, endpoint], { server }) => {
      expect(await send(server, endpoint, await staffWithout(server, 'EXPORT.read'))).toMatchObject({
        status: 403,
        messages: [roleTexts.noExports],
      })
    },
  )
})
