import { useState } from 'react'

export interface UnreadText {
  isUnread: boolean
  onTyped: (text: string) => void
}

/** Tracks whether the text has parts that were not typed here, such as a restored draft or a canned answer. */
export function useUnreadText(text: string): UnreadText {
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  if (text !== typed) {
    setTyped(text)
    setUnread(text !== '')
  }
  return {
    isUnread,
    onTyped: (next) => {
      setTyped(next)
      if (next === '') setUnread(false)
    },
  }
}
