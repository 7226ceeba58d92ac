import { useRef } from 'react'

export interface RequestKey {
  /** Returns the idempotency key to send the request with. */
  keyFor: (request: object) => string
  /** Gives every request a new key, because after a success even an equal request is another one. */
  reset: () => void
}

/**
 * Keeps an idempotency key for each request while the component is shown. The same request keeps its key, because a
 * request whose response was lost may have been executed. A form with a draft stores the key there (`draftKey.ts`).
 */
export function useRequestKey(): RequestKey {
  const keys = useRef(new Map<string, string>())
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      const key = keys.current.get(text) ?? crypto.randomUUID()
      keys.current.set(text, key)
      return key
    },
    reset: () => keys.current.clear(),
  }
}
