/**
 * Reports over all customers (accounts due for disconnect, without gas, and registrations), and the equivalent queries
 * by hand.
 */
import { getDisconnectedReport, getDunningReport } from '#shared/contract/billing/dunning'
import { getRegistrationCount } from '#shared/contract/customers/registrationList'
import { query, type Search } from './search'

const pageSize = 100

const owing = `select b.number, b.customer_number, b.balance from billing_accounts b
  where b.service_group = 'GAS' and b.status = 'active' and b.balance >= 1000`
const dueByHand = `with late as (select o.*, (select s.premise_number from service_accounts s
    where s.billing_account_number = o.number limit 1) as premise from (${owing}) o
  where o.balance - coalesce((select sum(charges) from statements s
    where s.billing_account_number = o.number and s.due_on > current_date - 20), 0) >= 1000)
  select l.number, l.balance, c.name, p.street_address, m.name, count(*) over () from late l
  join customers c on c.number = l.customer_number join premises p on p.number = l.premise
  join communities m on m.id = p.community_id order by m.name, l.number limit ${pageSize} offset $1`
const disconnectedByHand = `select b.number, b.balance, c.name, count(*) over () from disconnections d
  join billing_accounts b on b.number = d.billing_account_number join customers c on c.number = b.customer_number
  where d.disconnected_on is not null and d.reconnected_on is null order by c.name limit ${pageSize} offset $1`

const registrationsByHand = `select first.name, count(*), count(l.registered_at) from legacy_accounts l
  left join (select distinct on (b.customer_number) b.customer_number, m.name from billing_accounts b
    join service_accounts s on s.billing_account_number = b.number join premises p on p.number = s.premise_number
    join communities m on m.id = p.community_id order by b.customer_number, s.id) first
  on first.customer_number = l.customer_number group by first.name`

const pages = [1, 2, 20]
const pagesOf = (path: string) => pages.map((page) => query(path, { page_number: page, page_size: pageSize }))
const offsets = pages.map((page) => [(page - 1) * pageSize])

export const reports: readonly Search[] = [
  {
    name: 'disconnects: due',
    kind: 'unselective',
    calls: pagesOf(getDunningReport.path),
    byHand: { text: dueByHand, values: offsets },
  },
  {
    name: 'disconnects: without gas',
    kind: 'unselective',
    calls: pagesOf(getDisconnectedReport.path),
    byHand: { text: disconnectedByHand, values: offsets },
  },
  {
    name: 'registrations: count',
    kind: 'unselective',
    calls: [query(getRegistrationCount.path, {})],
    byHand: { text: registrationsByHand, values: [[]] },
  },
]
