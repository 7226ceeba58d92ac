/** The portal in a browser tab. */
import type { Platform, StoredSession } from '#shared/platform'
import { sessionKey } from './sessionKey'
import { readRecord, removeText, writeText } from './storage'

function toSession(record: Record<string, unknown> | null): StoredSession | null {
  const { token, expiresAt, email } = record ?? {}
  return typeof token === 'string' && typeof expiresAt === 'string' && typeof email === 'string'
    ? { token, expiresAt, email }
    : null
}

export const web = {
  kind: 'web',
  openExternal: async (url) => {
    window.open(url, '_blank', 'noopener,noreferrer')
  },
  openPaymentWindow: (url) => {
    const opened = window.open(url, 'payment', 'popup,width=520,height=720')
    return opened && { isClosed: () => opened.closed, close: () => opened.close() }
  },
  print: () => window.print(),
  copyText: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false // The browser refused; the caller says so.
    }
  },
  speak: (text) => {
    if ('speechSynthesis' in window) window.speechSynthesis.speak(new SpeechSynthesisUtterance(text))
  },
  session: {
    read: () => toSession(readRecord('session', sessionKey)) ?? toSession(readRecord('local', sessionKey)),
    write: (session, keepSignedIn) => {
      removeText(keepSignedIn ? 'session' : 'local', sessionKey)
      writeText(keepSignedIn ? 'local' : 'session', sessionKey, JSON.stringify(session))
    },
    forget: () => {
      removeText('session', sessionKey)
      removeText('local', sessionKey)
    },
  },
} satisfies Platform
