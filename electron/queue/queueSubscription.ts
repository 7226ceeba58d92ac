/**
 * Subscribes to the queue for the signed-in user. Main has one stream that continues while the page sleeps or reloads.
 * The stream only has ids, so changes are fetched, and changes within a second in one request.
 */
import { followQueue } from '#shared/contract/cases/queue'
import { followEvents, varyDelay } from '#shared/http/eventStream'
import type { Log } from '../ports'
import { createNewMessageFetch, type NewMessageOptions } from './newMessages'

export interface QueueSubscriptionOptions extends NewMessageOptions {
  log: Log
}

export interface QueueSubscription {
  stop(): void
  /** Tries the stream again now instead of after the delay. */
  retry(): void
  /** Opens a new stream now, because the open one may have died during sleep. */
  reconnect(): void
  /** The user had no right to the stream, or the session had ended. */
  hasEnded(): boolean
}

const pollMs = 20_000
const maxRetryMs = 5 * 60_000

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
  const { fetchNew, adoptServerTime } = createNewMessageFetch({
    callServer,
    token,
    clock,
    onMessages,
    sleep,
    stopped: stopped.signal,
  })
  let hasConnected = false
  let hasEnded = false
  let streamAbort = new AbortController()
  let delayAbort = new AbortController()

  const fetchNewSafely = (): Promise<boolean> =>
    fetchNew().catch((error: unknown) => {
      if (!stopped.signal.aborted) log.warn('queue.notAsked', { error: String(error) })
      return false
    })

  async function request(silence: AbortSignal) {
    streamAbort = new AbortController()
    const currentToken = token()
    if (currentToken === null) return null
    const signal = AbortSignal.any([stopped.signal, streamAbort.signal, silence])
    const answer = await callServer({
      method: followQueue.method,
      path: followQueue.path,
      token: currentToken,
      headers: { accept: 'text/event-stream' },
      signal,
      // A stream has no end, so its silence is monitored instead.
      timeoutMs: null,
    })
    const { ok, status, body } = answer
    if (ok) adoptServerTime(answer)
    return { status, chunks: ok && body ? body.pipeThrough(new TextDecoderStream(), { signal }) : null }
  }

  async function pause(delayMs: number, wasOpen: boolean): Promise<void> {
    delayAbort = new AbortController()
    // A server that answers but can't stream is polled.
    const isPolled = !wasOpen && (await fetchNewSafely())
    await sleep(isPolled ? varyDelay(pollMs) : delayMs, AbortSignal.any([stopped.signal, delayAbort.signal]))
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
  }).then(() => {
    hasEnded = true
  })
  return {
    stop: () => stopped.abort(),
    retry: () => delayAbort.abort(),
    reconnect() {
      streamAbort.abort()
      delayAbort.abort()
    },
    hasEnded: () => hasEnded,
  }
}
