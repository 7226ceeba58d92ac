/**
 * Keeps an idempotency key for one request of notices, because a request whose response was lost may have been
 * executed.
 */
import { useRef } from 'react'

export interface NoticeKey {
  keyFor: (request: object) => string
  /** Starts a new key after a success, because the next request is another one, even for the same accounts. */
  reset: () => void
}

export function useNoticeKey(): NoticeKey {
  const last = useRef({ text: '', key: '' })
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
      return last.current.key
    },
    reset() {
      last.current = { text: '', key: '' }
    },
  }
}
