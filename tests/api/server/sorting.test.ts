import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { listInternalUsers } from '#shared/contract/access/internalUsers'
import type { InputOf } from '#shared/http/endpoint'
import { roles } from '../../../server/db/schema/signIn/users'
import { addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { allCalls, fieldsOf, sampleInput } from '../../support/server/calls'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
})

const isReversed = (sort: unknown): boolean => String(sort).startsWith('-')

const sortedLists = allCalls.flatMap(([name, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) =>
    fieldsOf(endpoint, part)
      .filter(([field, property]) => field === 'sort' && property.enum?.some(isReversed))
      .map(([, property]) => ({ name, endpoint, part, sorts: property.enum ?? [] })),
  ),
)

describe('a list that can be sorted', () => {
  it.for(sortedLists)('$name sorts by each of its columns, in both directions', async (list, { server }) => {
    const { endpoint, part, sorts } = list
    const [role] = await server.database.db.select().from(roles)
    const input = sampleInput(endpoint, { user_role_id: role?.id }, { onlyRequired: true })
    const fields = fieldsOf(endpoint, part).map(([field]) => field)
    const criteria = { ...(fields.includes('days') && { days: 30 }), ...(fields.includes('email') && { email: 'a' }) }
    for (const sort of sorts) {
      const answer = await server.call(endpoint, { ...input, [part]: { ...input[part], ...criteria, sort } } as never, {
        token,
      })
      expect([sort, answer.status]).toEqual([sort, 200])
    }
  })
})

describe('the order of a sorted list', () => {
  const names = ['Sorensen', 'abbott', 'Mbeki', 'Ortiz', 'Ortiz']
  const addColleague = (server: TestServer, last: string) =>
    addPerson(server.database.db, { userType: 'CENTRIC', name: { first: 'Sorted', last } })
  it.beforeAll(async ({ server }) => {
    const [first = '', ...others] = names
    await server.signIn(await addColleague(server, first))
    for (const last of others) await addColleague(server, last)
  })
  const list = async (server: TestServer, query: InputOf<typeof listInternalUsers>['query']) => {
    const { data } = await server.call(listInternalUsers, { query: { search: 'Sorted', ...query } }, { token })
    return z.parse(listInternalUsers.response, data).users
  }

  it('is reversed by a minus', async ({ server }) => {
    const ascending = (await list(server, { sort: 'name' })).map(({ name }) => name)
    const descending = (await list(server, { sort: '-name' })).map(({ name }) => name)
    expect(ascending).toHaveLength(names.length)
    expect(descending).toEqual(ascending.toReversed())
  })

  it('has empty values last in both directions', async ({ server }) => {
    for (const sort of ['last', '-last'] as const)
      expect((await list(server, { sort })).map(({ last_sign_in_at: at }) => at !== null)).toEqual([
        true,
        ...Array.from({ length: names.length - 1 }, () => false),
      ])
  })

  it('is that of the list for rows that are equal, so that each is on one page', async ({ server }) => {
    const pages = []
    for (let page_number = 1; page_number <= names.length; page_number++)
      pages.push(...(await list(server, { sort: '-status', page_number, page_size: 1 })))
    expect(pages).toEqual(await list(server, {}))
  })
})
