/** Staff who follow the queue. */

import { signIn } from '../../bench/kills/calls'
import { addPerson, type Person } from '../../support/data/people'
import type { Cluster } from '../cluster'
import { senderOf } from './payingClients'

/** Creates agents, and returns the tokens of their sessions. */
export async function signInAgents(cluster: Cluster, count: number): Promise<string[]> {
  const sender = senderOf(cluster)
  const tokens: string[] = []
  for (let agent = 0; agent < count; agent += 1) {
    const person: Person = await addPerson(cluster.database.db, { userType: 'CENTRIC' })
    tokens.push(await signIn(sender, person))
  }
  return tokens
}
