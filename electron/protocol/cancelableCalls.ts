/**
 * The page's calls that it can cancel, by the id that each carries. Electron does not tell main that the page has
 * aborted a request that is not answered yet, so the page says so itself.
 */
export interface CancelableCalls {
  /** Makes a call; `canceled` when the page or main has canceled it before the server answered. */
  run: <T>(id: string | null, make: (signal: AbortSignal) => Promise<T>) => Promise<T | 'canceled'>
  /** Returns whether the call is canceled; false once the server has answered it. */
  cancel: (id: string) => boolean
  /** The page that waited for the answer is gone. */
  cancelAll: () => void
}

export function createCancelableCalls(): CancelableCalls {
  const calls = new Map<string, AbortController | 'canceled' | 'answered'>()
  return {
    async run(id, make) {
      const call = new AbortController()
      if (id === null) return make(call.signal)
      // Its cancellation may arrive first: the two travel on different ways.
      if (calls.get(id) === 'canceled') return 'canceled'
      calls.set(id, call)
      try {
        return await make(call.signal)
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
