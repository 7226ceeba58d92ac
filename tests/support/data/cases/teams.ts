/** Teams of the message queue, and messages that they receive, for tests. */
import { randomUUID } from 'node:crypto'
import { createMessage } from '#shared/contract/cases/messages'
import { teamMembers, teams } from '../../../../server/db/schema/cases/teams'
import type { TestServer } from '../../server/server'
import { addCustomer } from './cases'
import { type addStaff, fetchMessage } from './queue'

export type Agent = Awaited<ReturnType<typeof addStaff>>

type TeamOptions = Partial<typeof teams.$inferInsert> & { members?: (Agent & { isAway?: boolean })[] }

/** Adds a team that takes turns and receives all messages. Returns its id. */
export async function addTeam(
  { database: { db } }: TestServer,
  { members = [], ...options }: TeamOptions = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(teams).values({
    id,
    name: `Team ${id}`,
    customerKinds: [],
    communities: [],
    assignment: 'round_robin',
    position: 1,
    ...options,
  })
  for (const { person, isAway } of members)
    await db.insert(teamMembers).values({ teamId: id, userId: person.userId, isAvailable: !isAway })
  return id
}

type Customer = Awaited<ReturnType<typeof addCustomer>>

/** Writes a message as a customer. Returns its id. */
export async function writeMessage(server: TestServer, customer?: Customer): Promise<string> {
  const { person, token } = customer ?? (await addCustomer(server))
  const body = { crm_contact_id: person.contactId, title: 'Help', description: 'Please.' }
  const { data } = await server.call(createMessage, { body }, { token })
  return createMessage.response.parse(data).case_id
}

/** Returns the user id of the assignee, or null. */
export async function assigneeOf(server: TestServer, agent: Agent, caseId: string): Promise<string | null> {
  const { assigned_to: assignee } = await fetchMessage(server, agent.token, caseId)
  return assignee?.user_id ?? null
}
