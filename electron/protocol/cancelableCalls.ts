/**
 * Lets the page cancel its calls by request id. Electron doesn't tell main that the page has aborted an unanswered
 * request, so the page sends the cancellation itself.
 */
interface CancelableCalls {
  /** Runs a call. The result is `canceled` if the page or main canceled it before the server answered. */
  run: <T>(id: string | null, startCall: (signal: AbortSignal) => Promise<T>) => Promise<T | 'canceled'>
  /** Returns whether the call is canceled. It returns false if the server has already answered. */
  cancel: (id: string) => boolean
  /** Cancels all calls, because their page is gone. */
  cancelAll: () => void
}

/** Far more than can be answered while a cancellation is on its way. */
const maxEndedCalls = 1000

export function createCancelableCalls(): CancelableCalls {
  const calls = new Map<string, AbortController>()
  const endedCalls = new Map<string, 'canceled' | 'answered'>()

  /** Remembers the end of a call, and forgets the oldest one when there are too many. */
  function end(id: string, how: 'canceled' | 'answered'): void {
    calls.delete(id)
    endedCalls.set(id, how)
    const [oldest] = endedCalls.keys()
    if (endedCalls.size > maxEndedCalls && oldest !== undefined) endedCalls.delete(oldest)
  }

  return {
    async run(id, startCall) {
      const call = new AbortController()
      if (id === null) return startCall(call.signal)
      // The cancellation may arrive before the call, because they use different channels.
      if (endedCalls.get(id) === 'canceled') return 'canceled'
      calls.set(id, call)
      try {
        return await startCall(call.signal)
      } catch (error) {
        if (call.signal.aborted) return 'canceled'
        throw error
      } finally {
        end(id, 'answered')
      }
    },
    cancel(id) {
      if (endedCalls.get(id) === 'answered') return false
      const call = calls.get(id)
      if (call) call.abort()
      else end(id, 'canceled')
      return true
    },
    cancelAll() {
      for (const call of calls.values()) call.abort()
      calls.clear()
      endedCalls.clear()
    },
  }
}
