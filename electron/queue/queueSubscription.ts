/**
 * Subscribes to the queue for the signed-in user. Main has one stream that continues while the page sleeps or reloads.
 * The stream only has ids, so changes are fetched, and changes within a second in one request.
 */
import { z } from 'zod/mini'
import { followQueue, type QueuedMessage, searchQueue } from '#shared/contract/cases/queue'
import { successEnvelope } from '#shared/http/errors'
import { followEvents, silenceMs, varyDelay } from '#shared/http/eventStream'
import type { Clock, Log } from '../ports'
import type { CallServer } from '../protocol/callServer'

export interface QueueSubscriptionOptions {
  callServer: CallServer
  /** Returns null while no user is signed in. */
  token: () => string | null
  clock: Clock
  log: Log
  /** Receives messages with new questions. */
  onMessages: (messages: QueuedMessage[]) => void
  /** Waits, and ends early when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface QueueSubscription {
  stop(): void
}

const batchMs = 1000
const pollMs = 20_000
const maxRetryMs = 5 * 60_000
const maxFetched = 50

/** Runs until it is stopped or the user loses the right to read the queue. */
export function subscribeToQueue({
  callServer,
  token,
  clock,
  log,
  onMessages,
  sleep,
}: QueueSubscriptionOptions): QueueSubscription {
  const stopped = new AbortController()
  let since = clock.now()
  let isFetching = false
  let hasConnected = false

  /** Returns whether the server answered. */
  async function fetchNew(): Promise<boolean> {
    // Several events often arrive together, so one request fetches all changes.
    if (isFetching) return true
    isFetching = true
    await sleep(batchMs, stopped.signal)
    isFetching = false
    const currentToken = token()
    if (currentToken === null || stopped.signal.aborted) return false
    const fetchedSince = since
    const answer = await callServer({
      method: searchQueue.method,
      path: searchQueue.path,
      token: currentToken,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customer_wrote_since: fetchedSince.toISOString(), page_size: maxFetched }),
      signal: stopped.signal,
      timeoutMs: silenceMs,
    })
    if (!answer.ok) return false
    const parsed = z.safeParse(successEnvelope(searchQueue.response), await answer.json())
    if (!parsed.success) return false
    const { messages } = parsed.data.data
    const newest = messages
      .map(({ last_customer_message_at }) => last_customer_message_at)
      .toSorted()
      .at(-1)
    if (newest !== undefined && newest > fetchedSince.toISOString()) since = new Date(newest)
    if (messages.length > 0) onMessages(messages)
    return true
  }

  const fetchNewSafely = (): Promise<boolean> =>
    fetchNew().catch((error: unknown) => {
      if (!stopped.signal.aborted) log.warn('queue.notAsked', { error: String(error) })
      return false
    })

  async function request(silence: AbortSignal) {
    const currentToken = token()
    if (currentToken === null) return null
    const { ok, status, body } = await callServer({
      method: followQueue.method,
      path: followQueue.path,
      token: currentToken,
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([stopped.signal, silence]),
      // A stream has no end, so its silence is monitored instead.
      timeoutMs: null,
    })
    return { status, chunks: ok && body ? body.pipeThrough(new TextDecoderStream()) : null }
  }

  async function pause(delayMs: number, wasOpen: boolean): Promise<void> {
    // A server that answers but can't stream is polled.
    const isPolled = !wasOpen && (await fetchNewSafely())
    await sleep(isPolled ? varyDelay(pollMs) : delayMs, stopped.signal)
  }

  void followEvents(followQueue, {
    request,
    onOpen: () => {
      // After a reconnect, the events that were missed are fetched.
      if (hasConnected) void fetchNewSafely()
      hasConnected = true
    },
    onEvent: ({ kind }) => {
      if (kind === 'opened' || kind === 'commented' || kind === 'again') void fetchNewSafely()
    },
    pause,
    maxRetryMs,
    stopped: stopped.signal,
    globals: globalThis,
  })
  return { stop: () => stopped.abort() }
}
