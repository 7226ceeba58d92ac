/**
 * Lets the page cancel its calls by request id. Electron doesn't tell main that the page has aborted an unanswered
 * request, so the page sends the cancellation itself.
 */
export interface CancelableCalls {
  /** Runs a call. The result is `canceled` if the page or main canceled it before the server answered. */
  run: <T>(id: string | null, startCall: (signal: AbortSignal) => Promise<T>) => Promise<T | 'canceled'>
  /** Returns whether the call is canceled. It returns false if the server has already answered. */
  cancel: (id: string) => boolean
  /** Cancels all calls, because their page is gone. */
  cancelAll: () => void
}

export function createCancelableCalls(): CancelableCalls {
  const calls = new Map<string, AbortController | 'canceled' | 'answered'>()
  return {
    async run(id, startCall) {
      const call = new AbortController()
      if (id === null) return startCall(call.signal)
      // The cancellation may arrive before the call, because they use different channels.
      if (calls.get(id) === 'canceled') return 'canceled'
      calls.set(id, call)
      try {
        return await startCall(call.signal)
      } catch (error) {
        if (call.signal.aborted) return 'canceled'
        throw error
      } finally {
        calls.set(id, 'answered')
      }
    },
    cancel(id) {
      const call = calls.get(id)
      if (call === 'answered') return false
      if (call instanceof AbortController) call.abort()
      else calls.set(id, 'canceled')
      return true
    },
    cancelAll() {
      for (const call of calls.values()) if (call instanceof AbortController) call.abort()
      calls.clear()
    },
  }
}
