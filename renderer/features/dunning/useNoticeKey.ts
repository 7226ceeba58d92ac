/** The key of a request for notices: kept while the request is the same, for one whose answer was lost may have been done. */
import { useRef } from 'react'

export interface NoticeKey {
  keyFor: (request: object) => string
  /** The request is done: what is asked for next is another one, even of the same accounts. */
  forget: () => void
}

export function useNoticeKey(): NoticeKey {
  const last = useRef({ text: '', key: '' })
  return {
    keyFor(request) {
      const text = JSON.stringify(request)
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
      return last.current.key
    },
    forget() {
      last.current = { text: '', key: '' }
    },
  }
}
