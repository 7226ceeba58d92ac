/** The message queue for tests: its staff, its answers, and its live events. */
import type { z } from 'zod/mini'
import { LiveEvent } from '#shared/cases/liveEvents'
import { followQueue, getQueuedMessage, searchQueue } from '#shared/contract/cases/queue'
import type { TestServer } from '../../server/server'
import { addPerson } from '../people'

export async function addStaff(
  server: TestServer,
  options: { name?: { first: string; last: string }; rights?: string[] } = {},
) {
  const person = await addPerson(server.database.db, { userType: 'CENTRIC', ...options })
  return { person, token: await server.signIn(person) }
}

type Search = z.input<typeof searchQueue.body>

export async function searchMessages(server: TestServer, token: string, body: Search = {}) {
  const { data } = await server.call(searchQueue, { body }, { token })
  return searchQueue.response.parse(data)
}

export const searchTitles = async (server: TestServer, token: string, body: Search = {}): Promise<string[]> =>
  (await searchMessages(server, token, body)).messages.map(({ title }) => title)

export async function fetchMessage(server: TestServer, token: string, caseId: string) {
  const { data } = await server.call(getQueuedMessage, { query: { case_id: caseId } }, { token })
  return getQueuedMessage.response.parse(data)
}

export interface QueueEvents {
  status: number
  /** Returns the next event, or `ended` when the stream has ended. */
  next(): Promise<LiveEvent | 'ended'>
  /** Returns the next event of the given kind. */
  nextOf(kind: LiveEvent['kind']): Promise<LiveEvent | 'ended'>
  stop(): void
}

/** Subscribes to the events of a server that listens on a port. */
export async function subscribeToEvents(url: string, token: string): Promise<QueueEvents> {
  const abortController = new AbortController()
  const answer = await fetch(url + followQueue.path, {
    headers: { authorization: `Bearer ${token}` },
    signal: abortController.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<LiveEvent | 'ended'> {
    const end = text.indexOf('\n\n')
    if (end >= 0) {
      const event = text.slice(0, end)
      text = text.slice(end + 2)
      return event.startsWith('data: ') ? LiveEvent.parse(JSON.parse(event.slice(6))) : next()
    }
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return 'ended'
    text += chunk.value
    return next()
  }
  async function nextOf(kind: LiveEvent['kind']): Promise<LiveEvent | 'ended'> {
    const event = await next()
    return event === 'ended' || event.kind === kind ? event : nextOf(kind)
  }
  return { status: answer.status, next, nextOf, stop: () => abortController.abort() }
}
