/** Reads a page of the customers that a search finds, with what the lists show of each. */
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { customerSortColumns, FoundCustomer } from '#shared/contract/customers/customers'
import { addressLine } from '#shared/customers/addresses'
import { serviceTypes } from '#shared/services/services'
import type { Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery, readBounded } from '../../../db/paging'
import { billingAccounts, contacts, customers, premises, serviceAccounts } from '../../../db/schema/customers/accounts'
import { userCustomers, users } from '../../../db/schema/signIn/users'
import { lowerCase, orderOf, type SortedPage } from '../../../db/sorting'
import { isManaged } from '../../../directory/customers/customers.queries'
import { byStreet } from '../../../directory/premises.queries'

export const unionAll = (branches: readonly SQL[]): SQL =>
  sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` union all `,
  )

/** Users narrow a longer result down, so more than this are neither counted nor sorted. */
const maxCounted = 1000

export type CustomerPage = SortedPage<(typeof customerSortColumns)[number]>

interface CustomerListRequest {
  /** Each branch selects customer numbers; a customer must be in one of them. */
  branches: readonly SQL[]
  /** Sorts before the name. */
  rank?: SQL
  /** The address pattern to show first, when the search was for an address. */
  street: string | null
  page: CustomerPage
}

interface CustomerList {
  customers: FoundCustomer[]
  total_count: number
  is_exact: boolean
}

export async function readCustomers(
  db: Executor,
  { branches, rank, street, page }: CustomerListRequest,
): Promise<CustomerList> {
  // One pass over the branches serves page and count, because each branch can take a tenth of a second.
  const hits = db
    .$with('hits', { place: sql<number>`place`.as('place'), number: sql<string>`number`.as('number') })
    .as(
      unionAll(
        branches.map(
          (branch, index) => sql`select ${index}::int as place, number from (${branch} limit ${maxCounted + 1}) found`,
        ),
      ),
    )
  const found = db.$with('found').as(
    db
      .select({ number: customers.number })
      .from(customers)
      .where(and(sql`${customers.number} in (select number from hits)`, ne(customers.kind, 'provider')))
      .orderBy(...(rank ? [rank] : []))
      .limit(maxCounted + 1),
  )
  const read = (range: PageQuery) =>
    db
      .with(hits, found)
      .select({
        customer: customers,
        count: sql<number>`(select count(*)::int from found)`,
        isCut: sql<boolean>`exists (select 1 from hits group by place having count(*) > ${maxCounted})`,
        ...factsOf(sql`${customers.number}`, street),
      })
      .from(found)
      .innerJoin(customers, eq(customers.number, found.number))
      .orderBy(
        ...orderOf(page.sort, { name: [lowerCase(customers.name)] }, [
          ...(rank ? [rank] : []),
          asc(lowerCase(customers.name)),
          asc(customers.number),
        ]),
      )
      .limit(limitOffsetOf(range).limit)
      .offset(limitOffsetOf(range).offset)
  const { rows, total_count, is_exact } = await readBounded(read, { maxCount: maxCounted, ...page })
  return {
    customers: rows.flatMap(({ customer, ...facts }) =>
      isManaged(customer) ? [toFoundCustomer(customer, facts)] : [],
    ),
    total_count,
    is_exact: is_exact && rows[0]?.isCut !== true,
  }
}

interface CustomerFacts {
  email: string | null
  phone: string | null
  address: { number: string; street: string; unit: string; city: string; state: string; zip: string } | null
  addressCount: number
  services: FoundCustomer['services']
  hasLogin: boolean
}

/** Selects what a row shows of a customer besides the name. */
function factsOf(number: SQL, street: string | null) {
  const own = sql`from ${billingAccounts}
    join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${billingAccounts.customerNumber} = ${number}`
  const contact = (column: SQL): SQL => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${number} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`
  const matchingFirst = street === null ? sql`` : sql`${premises.addressText} not like ${street}, `
  return {
    email: sql<CustomerFacts['email']>`${contact(sql`${contacts.email}`)}`.as('email'),
    phone: sql<CustomerFacts['phone']>`${contact(sql`${contacts.phone}`)}`.as('phone'),
    address: sql<
      CustomerFacts['address']
    >`(select json_build_object('number', ${premises.number}, 'street', ${premises.streetAddress},
      'unit', ${premises.unit}, 'city', ${premises.city}, 'state', ${premises.state}, 'zip', ${premises.zip})
      ${own} order by ${matchingFirst}${sql.join(byStreet, sql`, `)}, ${premises.number} limit 1)`.as('address'),
    addressCount: sql<number>`(select count(distinct ${premises.number})::int ${own})`.as('address_count'),
    services: sql<CustomerFacts['services']>`array(select distinct ${serviceAccounts.serviceType} ${own}
      and ${serviceAccounts.status} = 'active')`.as('services'),
    hasLogin: sql<boolean>`exists (select 1 from ${userCustomers} join ${users} on ${users.id} = ${userCustomers.userId}
      where ${userCustomers.customerNumber} = ${number} and ${users.status} = 'active')`.as('has_login'),
  }
}

interface CustomerIdentity {
  number: string
  name: string
  kind: FoundCustomer['kind']
}

const toFoundCustomer = (
  { number, name, kind }: CustomerIdentity,
  { address, ...facts }: CustomerFacts,
): FoundCustomer => ({
  crm_customer_number: number,
  name,
  kind,
  email: facts.email ?? '',
  phone: facts.phone ?? '',
  address: address && {
    crm_premise_id: address.number,
    street_address: addressLine(address.street, address.unit),
    city: address.city,
    state: address.state,
    zip: address.zip,
  },
  address_count: facts.addressCount,
  services: serviceTypes.filter((type) => facts.services.includes(type)),
  has_login: facts.hasLogin,
  case: null,
})
