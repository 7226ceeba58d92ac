/** Searches customers by any fact about them. Each branch uses its own index and reads no more than needed. */
import { and, desc, eq, isNotNull, isNull, like, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { FoundCustomer } from '#shared/contract/customers/customers'
import type { Executor } from '../../../db/database'
import { type PageQuery } from '../../../db/paging'
import { auditRecords } from '../../../db/schema/access/auditRecords'
import { cases } from '../../../db/schema/cases/cases'
import {
  billingAccounts,
  contactPhones,
  contacts,
  customers,
  plainTextOf,
  premises,
  serviceAccounts,
} from '../../../db/schema/customers/accounts'
import { accessAction } from '../../../http/customerScope'
import { addressPattern, containsPattern, escapeLike } from '../../../text/likePatterns'
import { type CustomerPage, readCustomers, unionAll } from './customerList.queries'
import type { CustomerQuery, SearchCriteria } from './rules'

const selectNumbers = (table: SQL, condition: SQL | undefined, number: SQL): SQL =>
  sql`select ${number} as number from ${table} where ${condition ?? sql`true`}`

const ofContacts = (condition: SQL | undefined): SQL =>
  selectNumbers(sql`${contacts}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`)
/** Searches the phone numbers besides the main one. */
const ofOtherPhones = (condition: SQL | undefined): SQL =>
  selectNumbers(
    sql`${contactPhones} join ${contacts} on ${contacts.id} = ${contactPhones.contactId}`,
    and(condition, isNull(contacts.removedAt)),
    sql`${contacts.customerNumber}`,
  )
const ofCustomers = (condition: SQL): SQL => selectNumbers(sql`${customers}`, condition, sql`${customers.number}`)
const ofBills = (condition: SQL): SQL =>
  selectNumbers(sql`${billingAccounts}`, condition, sql`${billingAccounts.customerNumber}`)
const servicesOfBills = sql`${serviceAccounts} join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`
const ofServices = (condition: SQL): SQL =>
  selectNumbers(servicesOfBills, condition, sql`${billingAccounts.customerNumber}`)
const ofCases = (condition: SQL): SQL => selectNumbers(sql`${cases}`, condition, sql`${cases.customerNumber}`)

/** Finds customers served at an address and customers who own it. */
const ofPremises = (condition: SQL | undefined): SQL[] => [
  selectNumbers(
    sql`${premises} join ${serviceAccounts} on ${serviceAccounts.premiseNumber} = ${premises.number}
      join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`,
    condition,
    sql`${billingAccounts.customerNumber}`,
  ),
  selectNumbers(sql`${premises}`, and(isNotNull(premises.ownerNumber), condition), sql`${premises.ownerNumber}`),
]

const containsAll = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} like ${containsPattern(word)}`))

/** Returns the queries that can match the search text. */
function searchBranches(query: CustomerQuery): SQL[] {
  switch (query.kind) {
    case 'number':
      return numberBranches((column) => like(column, `${escapeLike(query.beginning)}%`))
    case 'digits':
      return [
        ofContacts(like(contacts.personText, containsPattern(query.digits))),
        ofOtherPhones(like(contactPhones.number, containsPattern(query.digits))),
        ...ofPremises(sql`${premises.addressText} like ${`${query.digits}%`}`),
        ...exactNumberBranches(numbersOf(query.digits)),
      ]
    case 'words':
      return [
        ofContacts(containsAll(contacts.personText, query.words)),
        // Exact name prefixes come first, so that the limit per branch does not cut them off.
        ofCustomers(like(customers.plainName, `${escapeLike(query.words.join(' '))}%`)),
        ofCustomers(containsAll(customers.plainName, query.words) ?? sql`true`),
        ...ofPremises(containsAll(premises.addressText, query.spelled)),
      ]
  }
}

type NumberColumn =
  | typeof customers.number
  | typeof billingAccounts.number
  | typeof billingAccounts.groupId
  | typeof serviceAccounts.number
  | typeof premises.number
  | typeof cases.number

const numberBranches = (matches: (column: NumberColumn) => SQL): SQL[] => [
  ofCustomers(matches(customers.number)),
  ofBills(matches(billingAccounts.number)),
  ofBills(matches(billingAccounts.groupId)),
  ofServices(matches(serviceAccounts.number)),
  ...ofPremises(matches(premises.number)),
  ofCases(matches(cases.number)),
]

const exactNumberBranches = (numbers: readonly string[]): SQL[] =>
  numbers.flatMap((number) => numberBranches((column) => eq(column, number)))

/** Returns the numbers that digits without a prefix can mean. */
const numbersOf = (digits: string): string[] => ['CU', 'BA', 'SA'].map((letters) => `${letters}-${digits}`)

/** Ranks an exact number or name first, then names that begin with the text, then names in which a later word does. */
function rankOf(query: CustomerQuery): SQL {
  const hasNumber = (numbers: readonly string[]) =>
    sql`case when ${customers.number} in (${unionAll(exactNumberBranches(numbers))}) then 0 else 3 end`
  switch (query.kind) {
    case 'number':
      return hasNumber([query.beginning])
    case 'digits':
      return hasNumber(numbersOf(query.digits))
    case 'words': {
      const [name, start] = [customers.plainName, escapeLike(query.words.join(' '))]
      return sql`case when ${name} = ${query.words.join(' ')} then 0 when ${name} like ${`${start}%`} then 1
        when ${name} like ${`% ${start}%`} then 2 else 3 end`
    }
  }
}

/**
 * Returns the customers that match the search text, best matches first, then by name. Each branch stops after a limit.
 */
export const searchCustomers = (db: Executor, query: CustomerQuery, page: CustomerPage) =>
  readCustomers(db, { branches: searchBranches(query), rank: rankOf(query), street: null, page })

/** Recent customers are searched in this many of the user's latest access records. */
const maxRecentAccesses = 500
const maxRecentCustomers = 8

/** Returns the customers that the user opened last, the latest first. */
export async function findRecentCustomers(db: Executor, userId: string): Promise<FoundCustomer[]> {
  const accesses = db
    .select({ customerNumber: auditRecords.customerNumber, at: auditRecords.at })
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, accessAction)))
    .orderBy(desc(auditRecords.at))
    .limit(maxRecentAccesses)
    .as('accesses')
  const latest = await db
    .select({ number: accesses.customerNumber })
    .from(accesses)
    .where(isNotNull(accesses.customerNumber))
    .groupBy(accesses.customerNumber)
    .orderBy(desc(max(accesses.at)))
    .limit(maxRecentCustomers)
  const numbers = latest.map(({ number }) => number)
  const found = await readCustomers(db, {
    branches: [sql`select unnest(${sql.param(numbers)}::text[]) as number`],
    street: null,
    page: { page_number: 1, page_size: maxRecentCustomers },
  })
  return found.customers.toSorted(
    (left, right) => numbers.indexOf(left.crm_customer_number) - numbers.indexOf(right.crm_customer_number),
  )
}

/** Finds contacts by part of the email address and by phone number, including additional numbers. */
function personsWith({ email, phone }: Omit<SearchCriteria, 'address'>): SQL | null {
  // The index covers names, emails and numbers in one column, so the email is also checked separately.
  const matchesEmail = email
    ? and(
        like(contacts.personText, containsPattern(email)),
        sql`${plainTextOf(sql`${contacts.email}`)} like ${containsPattern(email)}`,
      )
    : undefined
  if (!phone) return email ? ofContacts(matchesEmail) : null
  return unionAll([
    ofContacts(
      and(
        like(contacts.personText, containsPattern(phone)),
        like(contacts.phone, containsPattern(phone)),
        matchesEmail,
      ),
    ),
    ofOtherPhones(and(like(contactPhones.number, containsPattern(phone)), matchesEmail)),
  ])
}

/** Returns the customers that match all criteria; email address and phone number must belong to one contact. */
export function findKnownCustomers(db: Executor, { address, email, phone }: SearchCriteria, page: PageQuery) {
  const street = address ? addressPattern(address) : null
  const persons = personsWith({ email, phone })
  const atAddress = street === null ? null : unionAll(ofPremises(sql`${premises.addressText} like ${street}`))
  // Starts from the contacts, so that a customer with a thousand lots is one hit instead of a thousand.
  const personsAtAddress =
    atAddress && persons && sql`select number from (${persons}) persons where number in (${atAddress})`
  return readCustomers(db, {
    branches: [personsAtAddress ?? atAddress ?? persons].filter((branch) => branch !== null),
    street,
    page,
  })
}
