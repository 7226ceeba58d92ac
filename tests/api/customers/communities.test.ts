import { describe, expect } from 'vitest'
import { type Community, listCommunities } from '#shared/contract/customers/communities'
import { communities } from '../../../server/db/schema/customers/accounts'
import { communityProducts, products } from '../../../server/db/schema/services/plans'
import { addAccount, addPerson, allRights } from '../../support/data/people'
import { addProperty } from '../../support/data/services/properties'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  const place = { city: 'Quillmere', state: 'TX', zip: '00141', homes: 10, kind: 'open' }
  await server.database.db.insert(communities).values([
    { id: 'ash', name: 'Ash Hollow', ...place, services: ['FIBER'] },
    {
      id: 'birch',
      name: 'Birch Row',
      ...place,
      state: 'CO',
      kind: 'HOA bulk',
      services: ['FIBER', 'GAS'],
      associationName: 'Birch Row HOA',
      associationEmail: 'office@birch.example.com',
      associationPhone: '2905550131',
    },
  ])
  const plan = { serviceType: 'FIBER', kind: 'plan', description: '', monthlyPrice: 8000 } as const
  await server.database.db.insert(products).values([
    { ...plan, code: 'FIB-GIG-1000', name: 'Gig 1000' },
    { ...plan, code: 'FIB-BULK-500', name: 'Community 500', monthlyPrice: 3800 },
    { ...plan, code: 'VOI-BASIC', name: 'Home Basic', serviceType: 'VOIP' },
  ])
  await server.database.db.insert(communityProducts).values([
    { communityId: 'ash', productCode: 'FIB-GIG-1000' },
    { communityId: 'birch', productCode: 'FIB-BULK-500' },
  ])
})

type Person = Awaited<ReturnType<typeof addPerson>>

async function list(server: TestServer, person: Person, query: object = {}) {
  const { data } = await server.call(listCommunities, { query }, { token: await server.signIn(person) })
  return data as { communities: Community[]; total_count: number; states: string[] }
}

const named = ({ communities: found }: { communities: Community[] }, id: string) =>
  found.find(({ community_id }) => community_id === id)

describe('the directory of communities', () => {
  it('contains services, prices and contacts', async ({ server }) => {
    const person = await addPerson(server.database.db)
    const answer = await list(server, person, { search: 'birch' })
    expect(answer).toEqual({
      communities: [
        {
          community_id: 'birch',
          name: 'Birch Row',
          city: 'Quillmere',
          state: 'CO',
          zip: '00141',
          homes: 10,
          kind: 'HOA bulk',
          services: ['FIBER', 'GAS'],
          plans: [{ code: 'FIB-BULK-500', name: 'Community 500', service_type: 'FIBER', monthly_price: 38 }],
          is_own: false,
          association: { name: 'Birch Row HOA', email: 'office@birch.example.com', phone: '2905550131' },
          premise_count: null,
        },
      ],
      total_count: 1,
      states: ['CO', 'TX'],
    })
    expect(named(await list(server, person), 'ash')?.plans.map(({ code }) => code)).toEqual(['FIB-GIG-1000'])
  })

  it('starts with communities in which the user has a service', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const { communities: found } = await list(server, person)
    expect(found.map(({ name, is_own }) => [name, is_own])).toEqual([
      ['Orchard Row', true],
      ['Ash Hollow', false],
      ['Birch Row', false],
    ])
  })

  it('is filtered by state and service, and has pages', async ({ server }) => {
    const person = await addPerson(server.database.db)
    expect((await list(server, person, { state: 'CO' })).total_count).toBe(1)
    expect((await list(server, person, { service_type: 'TV' })).total_count).toBe(0)
    const second = await list(server, person, { page_size: '1', page_number: '2' })
    expect(second.communities.map(({ name }) => name)).toEqual(['Birch Row'])
  })

  it('counts a builder’s own properties, and for staff all premises', async ({ server }) => {
    const builder = await addPerson(server.database.db, { userType: 'BUILDER', rights: allRights })
    await addProperty(server.database.db, { owner: builder.customerNumber, communityId: 'ash' })
    await addProperty(server.database.db, { owner: null, communityId: 'ash' })
    expect(named(await list(server, builder), 'ash')).toMatchObject({ premise_count: 1, is_own: true })
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    expect(named(await list(server, staff), 'ash')).toMatchObject({ premise_count: 2, is_own: false })
  })
})
