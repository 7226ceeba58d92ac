/** The platform inside a browser tab. */
import type { Platform, StoredSession } from '#shared/platform/platform'
import { lastAccountKey, sessionKey } from './sessionKey'
import { readRecord, removeText, writeText } from './storage'

function toSession(record: Record<string, unknown> | null): StoredSession | null {
  const { token, expiresAt, email } = record ?? {}
  return typeof token === 'string' && typeof expiresAt === 'string' && typeof email === 'string'
    ? { token, expiresAt, email }
    : null
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // The browser refused, and the caller reports it.
  }
}

export const web = {
  microphonePermission: 'browser',
  openExternal: async (url) => {
    window.open(url, '_blank', 'noopener,noreferrer')
  },
  methodWindow: {
    requester: 'page',
    open: async (url, signal) => (await import('./paymentPopup')).openPaymentPopup(url, signal),
  },
  saveFile: async (name, bytes) => {
    // The bytes are in their own ArrayBuffer, which no other code writes to.
    const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]))
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    // The URL is revoked later, because some browsers start to read after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return { outcome: 'saved' }
  },
  saveCall: null,
  cancelCall: null,
  openPdf: async (bytes) => {
    // The bytes are in their own ArrayBuffer, which no other code writes to.
    const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
    const url = URL.createObjectURL(file)
    const opened = window.open(url, '_blank')
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return opened ? 'opened' : 'blocked'
  },
  print: () => window.print(),
  copyText,
  copyLink: (path) => copyText(window.location.origin + path),
  loadAudio: () => import('./sound/sound'),
  shell: null,
  session: {
    read: () => toSession(readRecord('session', sessionKey)) ?? toSession(readRecord('local', sessionKey)),
    write: (session, keepSignedIn) => {
      removeText(keepSignedIn ? 'session' : 'local', sessionKey)
      writeText(keepSignedIn ? 'local' : 'session', sessionKey, JSON.stringify(session))
    },
    clear: () => {
      for (const key of [sessionKey, lastAccountKey]) {
        removeText('session', key)
        removeText('local', key)
      }
    },
  },
} satisfies Platform
