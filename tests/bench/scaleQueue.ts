/** Searches of staff among five million messages, and the equivalent queries by hand. */
import type { Client } from 'pg'
import { countQueue, searchQueue } from '#shared/contract/cases/queue'
import { cursorOf } from '../../server/db/keyset'
import { demoLabels } from '../../server/db/seed/cases/messageLabels'
import type { Search } from './search'

const pageSize = 100

/** The number of a page that is far from the first one. */
const farPage = 1000

interface Sample {
  id: string
  micros: string
  email: string
  phone: string
  reference: string
}

const columns = `c.id, c.number, c.title, c.description, c.created_at, c.customer_wrote_at, c.status, c.answer_due_at, c.comment_count,
  k.first_name, k.last_name, k.email, k.phone, p.street_address, p.unit`
const joined = 'cases c join contacts k on k.id = c.contact_id left join premises p on p.number = c.premise_number'
const days = "c.kind = 'message' and c.customer_wrote_at >= now() - interval '1001 days'"
const byHand = (condition: string): string =>
  `select ${columns} from ${joined} where ${days} and ${condition} order by c.customer_wrote_at desc, c.id desc limit ${pageSize}`
/** Queries for searches with few matching messages or people, which are looked up first. */
const gathered = (ids: string): string =>
  `with found as materialized (${ids}),
   newest as materialized (select id, customer_wrote_at from found where customer_wrote_at >= now() - interval '1001 days'
     order by customer_wrote_at desc, id desc limit ${pageSize})
   select ${columns} from newest n join cases c on c.id = n.id join contacts k on k.id = c.contact_id
   left join premises p on p.number = c.premise_number order by n.customer_wrote_at desc, n.id desc`
const ofPeople = gathered(
  `select c.id, c.customer_wrote_at from (select id from contacts where person_text like $1 limit 5001) people
   join cases c on c.contact_id = people.id where c.kind = 'message'`,
)
const withText = gathered(
  "select c.id, c.customer_wrote_at from cases c where c.kind = 'message' and (c.title || ' ' || c.description) like $1",
)

const calls = (bodies: readonly object[]): Search['calls'] =>
  bodies.map((body) => ({ path: searchQueue.path, body: { page_size: pageSize, ...body } }))
const likes = (terms: readonly string[]): string[][] => terms.map((term) => [`%${term}%`])

/** Builds searches from existing data: reference numbers, people and addresses. */
export async function queueSearches(client: Client): Promise<Search[]> {
  const samples = await sampleOf(client, 'offset 1000')
  const far = await sampleOf(client, `offset ${farPage * pageSize}`)
  const words = ['bill', 'gateway', 'meter', 'Thank']
  const names = ['norwood', 'varga', 'yarrow']
  const streets = ['wren ln', 'quill st', 'pell way']
  const emails = samples.map(({ email }) => email)
  const phones = samples.map(({ phone }) => phone)
  const labels = demoLabels.map(({ id }) => id)
  const references = samples.map(({ reference }) => reference)
  return [
    {
      name: 'queue: newest page',
      kind: 'unselective',
      calls: calls([{}, {}, {}]),
      byHand: { text: byHand('true'), values: [[], [], []] },
    },
    {
      name: `queue: page ${farPage.toLocaleString('en-US')}`,
      kind: 'unselective',
      calls: calls(far.map(({ micros, id }) => ({ after: cursorOf({ micros, keys: [id] }) }))),
      byHand: {
        text: byHand(
          "(c.customer_wrote_at, c.id) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)",
        ),
        values: far.map(({ micros, id }) => [micros, id]),
      },
    },
    {
      name: 'queue: what waits',
      kind: 'unselective',
      calls: calls([{ tab: 'unanswered' }, { tab: 'overdue' }]),
      byHand: {
        text: byHand("c.status not in ('resolved', 'closed', 'cancelled') and c.answer_due_at is not null"),
        values: [[], []],
      },
    },
    {
      name: 'queue: a label',
      kind: 'unselective',
      calls: calls(labels.map((label_id) => ({ label_id }))),
      byHand: {
        text: `select ${columns} from labeled_messages l join ${joined.replace('cases c', 'cases c on c.id = l.case_id')}
          where l.label_id = $1 and l.customer_wrote_at >= now() - interval '1001 days'
          order by l.customer_wrote_at desc, l.case_id desc limit ${pageSize}`,
        values: labels.map((label) => [label]),
      },
    },
    {
      name: 'queue: the count of the menu',
      kind: 'selective',
      calls: [{ path: countQueue.path }, { path: countQueue.path }, { path: countQueue.path }],
      byHand: {
        text: `select count(*) from (select 1 from cases c where c.kind = 'message'
          and c.status not in ('resolved', 'closed', 'cancelled') and c.answer_due_at is not null limit 1001) as waiting`,
        values: [[]],
      },
    },
    {
      name: 'queue: a reference in the text',
      kind: 'selective',
      calls: calls(references.map((search) => ({ search }))),
      byHand: { text: withText, values: likes(references) },
    },
    {
      name: 'queue: a common word in the text',
      kind: 'unselective',
      calls: calls(words.map((search) => ({ search }))),
      byHand: { text: byHand("(c.title || ' ' || c.description) like $1"), values: likes(words) },
    },
    {
      name: 'queue: email',
      kind: 'selective',
      calls: calls(emails.map((email) => ({ email }))),
      byHand: { text: ofPeople, values: likes(emails) },
    },
    {
      name: 'queue: phone',
      kind: 'selective',
      calls: calls(phones.map((phone) => ({ phone }))),
      byHand: { text: ofPeople, values: likes(phones) },
    },
    {
      name: 'queue: a common name',
      kind: 'unselective',
      calls: calls(names.map((name) => ({ name }))),
      byHand: { text: byHand('k.person_text like $1'), values: likes(names) },
    },
    {
      name: 'queue: a common street',
      kind: 'unselective',
      calls: calls(streets.map((address) => ({ address }))),
      byHand: { text: byHand('p.address_text like $1'), values: likes(streets) },
    },
  ]
}

async function sampleOf(client: Client, offset: string): Promise<Sample[]> {
  const { rows } = await client.query<Sample>(
    `select c.id, (extract(epoch from c.customer_wrote_at) * 1000000)::bigint::text as micros, k.email, k.phone,
       substring(c.description from 'QP-\\S{4}-\\S{4}') as reference
     from cases c join contacts k on k.id = c.contact_id
     where c.kind = 'message' and c.description like '%QP-%'
     order by c.customer_wrote_at desc, c.id desc ${offset} limit 6`,
  )
  return rows
}
