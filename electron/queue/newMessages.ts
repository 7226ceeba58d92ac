/** Fetches the messages of the queue with questions that are new since the last time. */
import { z } from 'zod/mini'
import { type QueuedMessage, searchQueue } from '#shared/contract/cases/queue'
import { successEnvelope } from '#shared/http/errors'
import { silenceMs } from '#shared/http/eventStream'
import type { Clock } from '../ports'
import type { CallServer } from '../protocol/callServer'

export interface NewMessageOptions {
  callServer: CallServer
  /** Returns null while no user is signed in. */
  token: () => string | null
  clock: Clock
  /** Receives messages with new questions. */
  onMessages: (messages: QueuedMessage[]) => void
  /** Waits, and ends early when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

const batchMs = 1000
const maxFetched = 50

interface NewMessageFetch {
  /** Returns whether the server answered. */
  fetchNew: () => Promise<boolean>
  /** Corrects the start by the server's clock, which dates the messages. The first answer counts. */
  adoptServerTime: (answer: Response) => void
}

export function createNewMessageFetch({
  callServer,
  token,
  clock,
  onMessages,
  sleep,
  stopped,
}: NewMessageOptions & { stopped: AbortSignal }): NewMessageFetch {
  let since = clock.now()
  let isServerTime = false
  let isFetching = false

  function adoptServerTime({ headers }: Response): void {
    const serverTime = Date.parse(headers.get('date') ?? '')
    if (isServerTime || Number.isNaN(serverTime)) return
    isServerTime = true
    since = new Date(since.getTime() + serverTime - clock.now().getTime())
  }

  async function fetchNew(): Promise<boolean> {
    // Several events often arrive together, so one request fetches all changes.
    if (isFetching) return true
    isFetching = true
    await sleep(batchMs, stopped)
    isFetching = false
    const currentToken = token()
    if (currentToken === null || stopped.aborted) return false
    const fetchedSince = since
    const answer = await callServer({
      method: searchQueue.method,
      path: searchQueue.path,
      token: currentToken,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customer_wrote_since: fetchedSince.toISOString(), page_size: maxFetched }),
      signal: stopped,
      timeoutMs: silenceMs,
    })
    if (!answer.ok) return false
    adoptServerTime(answer)
    const parsed = z.safeParse(successEnvelope(searchQueue.response), await answer.json())
    if (!parsed.success) return false
    const { messages } = parsed.data.data
    const newest = messages
      .map(({ last_customer_message_at }) => last_customer_message_at)
      .toSorted()
      .at(-1)
    if (newest !== undefined && newest > since.toISOString()) since = new Date(newest)
    if (messages.length > 0) onMessages(messages)
    return true
  }

  return { fetchNew, adoptServerTime }
}
