import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addOtherCustomer, idsOf, type OtherCustomer, takesCustomerId } from '../../support/data/otherCustomer'
import { addPerson, allRights } from '../../support/data/people'
import { allCalls, isStaffOnly, sampleInput } from '../../support/server/calls'
import { type DocumentedPaths, readDocumentedPaths } from '../../support/server/openApi'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const send = (server: TestServer, endpoint: AnyEndpoint, ids: Record<string, unknown>, token?: string) =>
  server.call(endpoint, sampleInput(endpoint, ids) as never, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.takesFile ? { file: { name: 'note.txt', bytes: Buffer.from('A note.') } } : {}),
  })

/** A field with such a name identifies something, whatever the call says about it. */
const takesAnyId = (endpoint: AnyEndpoint): boolean => {
  const { params, query, body } = sampleInput(endpoint)
  return Object.keys({ ...params, ...query, ...body }).some(
    (name) => /(_ids?|Id|_nos?|[_-]number)$/.test(name) && name !== 'page_number',
  )
}

let documented: DocumentedPaths
it.beforeAll(async ({ server }) => {
  documented = await readDocumentedPaths(server)
})

const isPublic = ([, endpoint]: [string, AnyEndpoint]) => endpoint.access === 'public'

describe('every call of the contract', () => {
  it.for(allCalls)('the call %s is served', ([_name, endpoint], { server }) => {
    expect(server.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
  })

  it.for(allCalls)('the call %s is in the OpenAPI document', ([name, endpoint]) => {
    const operation = documented[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name.split('.')[1], summary: endpoint.summary })
  })

  it.for(allCalls.filter((call) => !isPublic(call)))(
    'the call %s rejects visitors',
    async ([_name, endpoint], { server }) => {
      expect((await send(server, endpoint, {})).status).toBe(401)
    },
  )

  it('has a method and path of its own', () => {
    const addresses = allCalls.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

let otherCustomer: OtherCustomer
let stranger: string
it.beforeAll(async ({ server }) => {
  otherCustomer = await addOtherCustomer(server)
  // The stranger has every right, so that only the ownership of the data can lead to a rejection.
  stranger = await server.signIn(await addPerson(server.database.db, { rights: allRights }))
})

describe("another customer's ids", () => {
  it.for(allCalls.filter((call) => !isPublic(call) && takesCustomerId(call[1])))(
    "another customer's ids in %s are not found",
    async ([name, endpoint], { server }) => {
      const answer = await send(server, endpoint, idsOf(name, otherCustomer), stranger)
      expect(answer.status).toBe(isStaffOnly(endpoint) ? 403 : 404)
      expect(JSON.stringify(answer.data)).not.toContain(otherCustomer.person.customerNumber)
    },
  )

  it('are tried in every call for customers that takes an id, unless another test does it', () => {
    const elsewhere = [
      'announcements.dismissAnnouncement',
      'profile.removeProfilePhone',
      'remoteHelp.endHelpCode',
      'serviceAccounts.addAccount',
      'serviceAccounts.confirmAddedAccount',
      'serviceAccounts.removeAddedAccount',
      'serviceAccounts.requestAccountAccess',
    ]
    const untried = allCalls.filter(
      (call) => !isPublic(call) && !isStaffOnly(call[1]) && takesAnyId(call[1]) && !takesCustomerId(call[1]),
    )
    expect(untried.map(([name]) => name).toSorted()).toEqual(elsewhere)
  })

  it('a history without a billing group contains only the user’s own payments', async ({ server }) => {
    const [, listPayments] = allCalls.find(([name]) => name === 'payments.listPayments') ?? []
    const answer = await server.call(listPayments as AnyEndpoint, { body: {} } as never, { token: stranger })
    expect(answer.data).toEqual({ payments: [], total_count: 0, paid_this_year: 0 })
  })
})

describe('access by staff to an account', () => {
  // Payments, registrations and deletions write other audit records.
  const readingCalls = allCalls.filter(([name, endpoint]) => isReadingCall(name) && takesCustomerId(endpoint))

  it.for(readingCalls)('access by staff with %s leaves a record', async ([name, endpoint], { server }) => {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    await send(server, endpoint, idsOf(name, otherCustomer), await server.signIn(staff))
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'customer.opened', customerNumber: otherCustomer.person.customerNumber }),
    )
  })
})

const isReadingCall = (name: string): boolean => /\.(get|list|view)/.test(name)
