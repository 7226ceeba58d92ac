/** Searches of staff among a million accounts, and the equivalent queries by hand. */

import { listCreditCustomers } from '#shared/contract/billing/credits'
import { findAddressUsers, searchCustomers } from '#shared/contract/customers/customers'
import { listBillingAccounts, searchUsers } from '#shared/contract/customers/portalUsers'
import { query, type Search } from './search'

const box = (search: string, page = 1) => query(searchCustomers.path, { search, page_number: page, page_size: 10 })

const inContacts = (condition: string) =>
  `(select customer_number from contacts where removed_at is null and ${condition} limit 1001)`
const inCustomers = (condition: string) => `(select number from customers where ${condition} limit 1001)`
const inPremises = (condition: string) =>
  `(select b.customer_number from premises p join service_accounts s on s.premise_number = p.number
     join billing_accounts b on b.number = s.billing_account_number where ${condition} limit 1001)`

const pageOf = (...keys: string[]): string =>
  `select c.number, c.name, k.email, k.phone, a.street_address, a.zip, count(*) over () from customers c
   left join lateral (select email, phone from contacts where customer_number = c.number and removed_at is null limit 1) k on true
   left join lateral (select p.street_address, p.zip from billing_accounts b
     join service_accounts s on s.billing_account_number = b.number join premises p on p.number = s.premise_number
     where b.customer_number = c.number limit 1) a on true
   where c.number in (${keys.join(' union all ')}) and c.kind <> 'provider'
   order by lower(c.name), c.number limit 10`

const anywhere = pageOf(
  inContacts(`person_text like $1`),
  inCustomers(`plain_name like $1`),
  inPremises(`address_text like $1`),
)
const likes = (terms: readonly string[]) => terms.map((term) => [`%${term}%`])

const addresses = ['31204 quill st', '44871 wren ln', '60002 tallis ave', '52345 pell way', '38888 harrow ln']
const emails = ['enid.norwood1', 'percy.varga99', 'zadie.sato5', 'felix.redfern77', 'orla.yarrow31'].map(
  (beginning) => `${beginning}`,
)
const phones = ['3932001234', '4952012345', '6992009999', '7942003456', '8912011111']
const names = ['enid norwood 0', 'xiomara zielinska', 'thaddeus quillfeather', 'leocadia wrenfield', 'isidro varga']
const wide = ['quill st', 'norwood', 'example.net', 'dunmarrow', 'harrow']

const communityNames = ['fennick', 'thornvale', 'pellam', 'marrowby']
const creditsByHand = `with found as (select b.number, c.name, p.street_address, p.zip, b.balance from premises p
    join communities m on m.id = p.community_id join service_accounts s on s.premise_number = p.number
    join billing_accounts b on b.number = s.billing_account_number join customers c on c.number = b.customer_number
    where lower(m.name) like $1 and b.status = 'active' limit 5001)
  select *, (select count(*) from found) from found order by lower(name), number limit 10 offset $2`
const usersWhere = (
  condition: string,
): string => `with found as (select u.id, u.email, k.first_name, k.last_name, k.phone, b.number, p.street_address
    from users u join contacts k on k.id = u.contact_id join user_customers uc on uc.user_id = u.id
    join billing_accounts b on b.customer_number = uc.customer_number
    join service_accounts s on s.billing_account_number = b.number join premises p on p.number = s.premise_number
    where ${condition} limit 1001)
  select *, (select count(*) from found) from found order by last_name, first_name, id limit 10`

const usersByHand = usersWhere('lower(u.email) like $1')
const zips = ['00', '001', '0016']
const servicesByHand = `select c.number, c.name, b.number, s.number, p.street_address from contacts k
  join customers c on c.number = k.customer_number join billing_accounts b on b.customer_number = c.number
  join service_accounts s on s.billing_account_number = b.number join premises p on p.number = s.premise_number
  where k.email = $1 and k.removed_at is null order by c.number limit 500`
const wholeEmails = ['enid.norwood1@example.net', 'percy.varga99@example.net', 'zadie.sato5@example.net']

export const accountSearches: readonly Search[] = [
  {
    name: 'one box: address',
    kind: 'selective',
    calls: addresses.map((term) => box(term)),
    byHand: {
      text: pageOf(inPremises(`address_text like $1`)),
      values: likes(addresses),
    },
  },
  {
    name: 'one box: email',
    kind: 'selective',
    calls: emails.map((term) => box(term)),
    byHand: { text: anywhere, values: likes(emails) },
  },
  {
    name: 'one box: phone',
    kind: 'selective',
    calls: phones.map((term) => box(term)),
    byHand: { text: pageOf(inContacts(`person_text like $1`)), values: likes(phones) },
  },
  {
    name: 'one box: name',
    kind: 'selective',
    calls: names.slice(1).map((term) => box(term)),
    byHand: { text: anywhere, values: likes(names.slice(1)) },
  },
  {
    name: 'one box: a common word',
    kind: 'unselective',
    calls: wide.map((term) => box(term)),
    byHand: { text: anywhere, values: likes(wide) },
  },
  {
    name: 'one box: a common word, page 50',
    kind: 'unselective',
    calls: wide.map((term) => box(term, 50)),
    byHand: { text: anywhere.replace('limit 10', 'limit 10 offset 490'), values: likes(wide) },
  },
  {
    name: 'header: address as it is typed',
    kind: 'unselective',
    calls: ['quill', 'wren ln', '310', 'harrow', 'pell'].map((address) => query(findAddressUsers.path, { address })),
    byHand: {
      text: pageOf(inPremises(`address_text like $1`)),
      values: likes(['quill', 'wren ln', '310', 'harrow', 'pell']),
    },
  },
  {
    name: 'header: email and phone together',
    kind: 'selective',
    calls: ['199', '299', '399'].map((phone) => query(findAddressUsers.path, { email: 'norwood', phone })),
    byHand: {
      text: pageOf(inContacts(`person_text like $1 and person_text like $2`)),
      values: ['199', '299', '399'].map((phone) => ['%norwood%', `%${phone}%`]),
    },
  },
  ...[1, 500].map(
    (page): Search => ({
      name: `credits: all of a community, page ${page}`,
      kind: 'unselective',
      calls: communityNames.map((community) => ({
        path: listCreditCustomers.path,
        body: { community, page_number: page, page_size: 10 },
      })),
      byHand: { text: creditsByHand, values: communityNames.map((name) => [`%${name}%`, (page - 1) * 10]) },
    }),
  ),
  {
    name: 'credits: address',
    kind: 'selective',
    calls: addresses.map((street_address) => ({ path: listCreditCustomers.path, body: { street_address } })),
    byHand: { text: pageOf(inPremises('address_text like $1')), values: likes(addresses) },
  },
  {
    name: 'portal users: email',
    kind: 'selective',
    calls: emails.map((email) => ({ path: searchUsers.path, body: { email } })),
    byHand: { text: usersByHand, values: likes(emails) },
  },
  {
    name: 'portal users: a common name in the email',
    kind: 'unselective',
    calls: ['norwood', 'varga', 'example.net'].map((email) => ({ path: searchUsers.path, body: { email } })),
    byHand: { text: usersByHand, values: likes(['norwood', 'varga', 'example.net']) },
  },
  {
    name: 'portal users: phone',
    kind: 'selective',
    calls: phones.map((phone) => ({ path: searchUsers.path, body: { phone } })),
    byHand: { text: usersWhere('k.person_text like $1'), values: likes(phones) },
  },
  {
    name: 'portal users: all of a ZIP code',
    kind: 'unselective',
    calls: zips.map((zip_code) => ({ path: searchUsers.path, body: { zip_code } })),
    byHand: { text: usersWhere('p.zip like $1'), values: zips.map((zip) => [`${zip}%`]) },
  },
  {
    name: 'portal users: all of a service',
    kind: 'unselective',
    calls: ['FIBER', 'GAS'].map((service_type_code) => ({ path: searchUsers.path, body: { service_type_code } })),
    byHand: { text: usersWhere('s.service_type = $1'), values: [['FIBER'], ['GAS']] },
  },
  {
    name: 'portal users: all of a community, or of none',
    kind: 'unselective',
    calls: [...communityNames, 'nowhere'].map((community) => ({ path: searchUsers.path, body: { community } })),
    byHand: {
      text: usersWhere('p.community_id in (select id from communities where lower(name) like $1)'),
      values: likes([...communityNames, 'nowhere']),
    },
  },
  {
    name: 'new portal user: accounts of an email',
    kind: 'selective',
    calls: wholeEmails.map((email) => query(listBillingAccounts.path, { email })),
    byHand: { text: servicesByHand, values: wholeEmails.map((email) => [email]) },
  },
]
