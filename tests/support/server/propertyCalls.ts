/** Signs in property owners, and calls the list of properties for them. */
import { listProperties, type Premise, updateProperties } from '#shared/contract/services/properties'
import { addPerson, allRights } from '../data/people'
import { addProperty } from '../data/services/properties'
import type { TestServer } from './server'

export async function signInBuilder(server: TestServer, options: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(server.database.db, { userType: 'BUILDER', rights: allRights, ...options })
  return { person, owner: person.customerNumber, token: await server.signIn(person) }
}

export type Builder = Awaited<ReturnType<typeof signInBuilder>>

export const addLot = (server: TestServer, options: Parameters<typeof addProperty>[1]) =>
  addProperty(server.database.db, options)

export async function fetchProperties(server: TestServer, { person, token }: Builder, query: object = {}) {
  const answer = await server.call(listProperties, { query: { user_id: person.userId, ...query } }, { token })
  return answer.data as { properties: Premise[]; total_count: number; eligible_count: number; all_count: number }
}

export const numbersOf = (answer: { properties: Premise[] }) =>
  answer.properties.map(({ crm_premise_id }) => crm_premise_id)

export async function putProperties(
  server: TestServer,
  { person, token }: Builder,
  body: { properties: object[]; is_dry_run?: boolean },
) {
  const input = { query: { user_id: person.userId }, body: body as never }
  const { data } = await server.call(updateProperties, input, { token })
  return (data as { results: { outcome: string; message: string; property: Premise | null }[] }).results
}
