import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  type FoundCustomer,
  findAddressUsers,
  getCustomerOverview,
  listRecentCustomers,
  searchCustomers,
} from '#shared/contract/customers/customers'
import * as customerTexts from '#shared/texts/customers/customers'
import { contactPhones, premises } from '../../../server/db/schema/customers/accounts'
import { users } from '../../../server/db/schema/signIn/users'
import { addCase } from '../../support/data/cases/cases'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { addProperty } from '../../support/data/services/properties'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let renee: Person
let home: Account
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  token = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read'] }))
  renee = await addPerson(db, {
    name: { first: 'Renée', last: "O'Tallis" },
    email: 'renee.tallis@example.com',
    phone: '2955550143',
  })
  await db
    .insert(contactPhones)
    .values({ contactId: renee.contactId, type: 'work', number: '2965550188', addedAt: new Date() })
  home = await addAccount(db, renee.customerNumber, { streetAddress: '731 Meadowsweet Trl', unit: 'Apt 4' })
  await addAccount(db, renee.customerNumber, { serviceType: 'GAS', streetAddress: '9 Pell Way' })
})

interface SearchResult {
  customers: FoundCustomer[]
  total_count: number
  is_exact: boolean
}
async function search(server: TestServer, words: string, page: object = {}): Promise<SearchResult> {
  return (await server.call(searchCustomers, { query: { search: words, ...page } }, { token })).data as SearchResult
}
const numbers = ({ customers }: SearchResult) => customers.map((customer) => customer.crm_customer_number)

describe('a customer is found', () => {
  it('a customer is found with details that distinguish them from others of that name', async ({ server }) => {
    expect(await search(server, 'renee')).toEqual({
      customers: [
        {
          crm_customer_number: renee.customerNumber,
          name: "Renée O'Tallis",
          kind: 'residential',
          email: 'renee.tallis@example.com',
          phone: '2955550143',
          address: expect.objectContaining({ street_address: '731 Meadowsweet Trl, Apt 4' }),
          address_count: 2,
          services: ['FIBER', 'GAS'],
          has_login: true,
          case: null,
        },
      ],
      total_count: 1,
      is_exact: true,
    })
  })

  it.for<[string, () => string]>([
    ['their name without accents and apostrophe', () => 'renee otallis'],
    ['their name with them, in capitals', () => "RENÉE O'TALLIS"],
    ['their last name first', () => "O'Tallis, Renée"],
    ['a part of their email address', () => 'tallis@exam'],
    ['their phone number', () => '(295) 555-0143'],
    ['their phone number with its country code', () => '+1 295 555 0143'],
    ['the end of their phone number', () => '5550143'],
    ['another of their phone numbers', () => '(296) 555-0188'],
    ['the end of another of their phone numbers', () => '5550188'],
    ['a part of their address', () => 'meadowsweet'],
    ['the beginning of their address', () => '731 m'],
    ['their customer number', () => renee.customerNumber],
    ['the beginning of their customer number', () => renee.customerNumber.slice(0, 9)],
    ['their customer number as digits', () => renee.customerNumber.slice(3)],
    ['a billing account number', () => home.billingAccountNumber.toLowerCase()],
    ['a billing account number without its hyphen', () => home.billingAccountNumber.replace('-', '')],
    ['a service account number', () => home.serviceAccountNumber],
    ['a billing group number', () => home.billingGroupId],
    ['the number of their premise', () => home.premiseNumber],
  ])('a customer is found by %s', async ([_what, words], { server }) => {
    expect(numbers(await search(server, words()))).toContain(renee.customerNumber)
  })

  it('a customer is found by the number of a case', async ({ server }) => {
    await addCase(server, renee, { number: 'C-2031-000042' })
    expect(numbers(await search(server, 'C-2031-000042'))).toEqual([renee.customerNumber])
    expect(numbers(await search(server, 'c-2031-'))).toEqual([renee.customerNumber])
  })

  it('a customer is found with a case by its number, if the user may read the case', async ({ server }) => {
    const { db } = server.database
    const caseId = await addCase(server, renee, { number: 'C-2033-000007', title: 'Slow since Monday' })
    const messageId = await addCase(server, renee, { number: 'C-2033-000008', kind: 'message' })
    const foundBy = async (rights: string[], number: string) => {
      const as = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read', ...rights] }))
      const { data } = await server.call(searchCustomers, { query: { search: number } }, { token: as })
      return (data as SearchResult).customers[0]?.case
    }
    expect(await foundBy(['SERVICETICKET.read'], 'c-2033-000007')).toEqual({
      case_id: caseId,
      case_no: 'C-2033-000007',
      title: 'Slow since Monday',
      is_message: false,
    })
    expect(await foundBy(['QUEUE.read'], 'C-2033-000008')).toMatchObject({ case_id: messageId, is_message: true })
    expect(await foundBy(['QUEUE.read'], 'C-2033-000007')).toBeNull()
    expect(await foundBy(['SERVICETICKET.read'], 'C-2033-00000')).toBeNull()
  })

  it('a customer is found by the address of a property that has no service yet', async ({ server }) => {
    const builder = await addPerson(server.database.db, { userType: 'BUILDER' })
    await addProperty(server.database.db, { owner: builder.customerNumber, streetAddress: '88 Wrenfold Ct' })
    expect(numbers(await search(server, 'wrenfold'))).toEqual([builder.customerNumber])
  })

  it('a customer without a user is found too, and the result says so', async ({ server }) => {
    const silent = await addPerson(server.database.db, { name: { first: 'Silas', last: 'Unseen' } })
    await server.database.db.update(users).set({ status: 'removed' }).where(eq(users.id, silent.userId))
    expect((await search(server, 'silas unseen')).customers).toMatchObject([{ has_login: false }])
  })

  it('a customer is found only literally, not by search wildcards', async ({ server }) => {
    expect(await search(server, '100%_\\')).toMatchObject({ customers: [], total_count: 0 })
  })

  it('a search finds only customers, not staff', async ({ server }) => {
    const colleague = await addPerson(server.database.db, {
      userType: 'CENTRIC',
      name: { first: 'Colleen', last: 'Ague' },
    })
    expect(numbers(await search(server, 'colleen'))).not.toContain(colleague.customerNumber)
  })

  it('a customer is found among more than are counted, and the result says so', async ({ server }) => {
    const { db } = server.database
    const town = await addPerson(db, { userType: 'DEVELOPER' })
    const numbersOfLots = Array.from({ length: 1001 }, (_, index) => `PR-5${String(index).padStart(7, '0')}`)
    await addProperty(db, { owner: null, communityId: 'crowded' })
    await db.insert(premises).values(
      numbersOfLots.map((number) => ({
        number,
        communityId: 'crowded',
        streetAddress: '1 Thimbleberry Row',
        city: 'Quillmere',
        state: 'TX',
        zip: '00141',
        ownerNumber: town.customerNumber,
      })),
    )
    expect(await search(server, 'thimbleberry')).toMatchObject({ total_count: 1, is_exact: false })
    // The search still finds them by their other data.
    const { data } = await server.call(
      findAddressUsers,
      { query: { address: 'thimbleberry', email: town.email } },
      { token },
    )
    expect(data).toMatchObject({ total_count: 1, is_exact: true })
  })

  it('first if the name starts with the text, then if another word of it does', async ({ server }) => {
    const names = [
      ['Zelda', 'Brantwood'],
      ['Aaron', 'Ubrant'],
      ['Brantley', 'Zoll'],
      ['Brant', 'Yarrow'],
      ['Abel', 'Obrantine'],
    ] as const
    for (const [first, last] of names) await addPerson(server.database.db, { name: { first, last } })
    expect((await search(server, 'brant')).customers.map(({ name }) => name)).toEqual([
      'Brant Yarrow',
      'Brantley Zoll',
      'Zelda Brantwood',
      'Aaron Ubrant',
      'Abel Obrantine',
    ])
  })

  it('first of all by the exact number', async ({ server }) => {
    const { db } = server.database
    const [longer, exact] = [
      await addPerson(db, { name: { first: 'Abby', last: 'Longer' } }),
      await addPerson(db, { name: { first: 'Zed', last: 'Exact' } }),
    ]
    await addCase(server, longer, { number: 'C-2032-0000421' })
    await addCase(server, exact, { number: 'C-2032-000042' })
    expect((await search(server, 'C-2032-000042')).customers.map(({ name }) => name)).toEqual([
      'Zed Exact',
      'Abby Longer',
    ])
  })

  it('the customers that a search finds are listed page by page, ordered by name', async ({ server }) => {
    for (const last of ['Ccc', 'Aaa', 'Bbb']) {
      await addPerson(server.database.db, { name: { first: 'Paged', last } })
    }
    const names = async (page: number) =>
      (await search(server, 'paged', { page_number: page, page_size: 2 })).customers.map(({ name }) => name)
    expect([await names(1), await names(2)]).toEqual([['Paged Aaa', 'Paged Bbb'], ['Paged Ccc']])
  })
})

describe('a search for a customer', () => {
  it('a search for a customer by two letters reports that more are needed', async ({ server }) => {
    const answer = await server.call(searchCustomers, { query: { search: 'a b' } }, { token })
    expect(answer).toMatchObject({ status: 400, messages: [customerTexts.typeMore] })
  })

  it.for(['CUSTOMER', 'BUILDER', 'DEVELOPER'] as const)(
    'is not available to a %s, whatever their role',
    async (userType, { server }) => {
      const person = await addPerson(server.database.db, { userType, rights: ['ACCOUNTS.read'] })
      const answer = await server.call(
        searchCustomers,
        { query: { search: 'renee' } },
        { token: await server.signIn(person) },
      )
      expect(answer.status).toBe(403)
    },
  )

  it('is not available to staff without the right to accounts', async ({ server }) => {
    const editor = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['DOCUMENTS.write'] })
    const answer = await server.call(
      searchCustomers,
      { query: { search: 'renee' } },
      { token: await server.signIn(editor) },
    )
    expect(answer.status).toBe(403)
  })
})

describe('a search by address, phone and email', () => {
  const known = async (server: TestServer, query: object) =>
    (await server.call(findAddressUsers, { query }, { token })) as {
      status: number
      data: SearchResult
      messages: string[]
    }

  it('shows the address that matched, not the customer’s first one', async ({ server }) => {
    const { data } = await known(server, { address: '9 pell way' })
    expect(data.customers[0]?.address?.street_address).toBe('9 Pell Way')
  })

  it('finds customers who match all fields', async ({ server }) => {
    expect(numbers((await known(server, { address: 'pell way', phone: '295-555-0143' })).data)).toEqual([
      renee.customerNumber,
    ])
    expect(numbers((await known(server, { address: 'pell way', phone: '2105550000' })).data)).toEqual([])
    expect(numbers((await known(server, { address: 'pell way', phone: '296-555-0188' })).data)).toEqual([
      renee.customerNumber,
    ])
    expect(numbers((await known(server, { email: 'RENEE.TALLIS@' })).data)).toEqual([renee.customerNumber])
    expect(numbers((await known(server, { email: "rené'e.tallis" })).data)).toEqual([renee.customerNumber])
  })

  it('searches each field separately: no phone number in an email address, no email address in a name', async ({
    server,
  }) => {
    await addPerson(server.database.db, {
      name: { first: 'Quenby', last: 'Marsh' },
      email: 'q1000000001@example.com',
      phone: '2106679034',
    })
    expect(numbers((await known(server, { phone: '1000000001' })).data)).toEqual([])
    expect(numbers((await known(server, { email: 'quenby' })).data)).toEqual([])
    expect(numbers((await known(server, { email: 'q1000000001' })).data)).toHaveLength(1)
    expect(numbers((await known(server, { phone: '679034' })).data)).toHaveLength(1)
  })

  it('requires at least one of them', async ({ server }) => {
    expect(await known(server, { address: ' ', phone: '-' })).toMatchObject({
      status: 400,
      messages: [customerTexts.fillOne],
    })
  })
})

describe('the recently opened customers', () => {
  it('are the user’s own, the latest first, each once', async ({ server }) => {
    const clerk = await signInStaff(server)
    const [first, second] = [await addPerson(server.database.db), await addPerson(server.database.db)]
    for (const { customerNumber } of [second, first, second]) {
      await server.call(getCustomerOverview, { query: { crm_customer_id: customerNumber } }, { token: clerk })
    }
    const { data } = await server.call(listRecentCustomers, {}, { token: clerk })
    expect((data as FoundCustomer[]).map((customer) => customer.crm_customer_number)).toEqual([
      second.customerNumber,
      first.customerNumber,
    ])
  })
})
