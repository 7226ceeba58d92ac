/**
 * The open hosted pages. They live for minutes and are in memory only. After a restart the portal requests a new page.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { PaymentType } from '#shared/payments/paymentTypes'

interface HostedPageRequest {
  customerRef: string
  category: PaymentType
  returnUrl: string
}

export interface HostedPage extends HostedPageRequest {
  expiresAt: Date
  /** The URL to which the page redirects its visitor. It is set once. */
  result: Promise<string> | null
}

export interface PageBook {
  /** Opens a page and returns its id. */
  open(request: HostedPageRequest): { id: string; page: HostedPage }
  find(id: string): HostedPage | null
}

const lifetimeMs = 15 * 60_000
/** How long an expired page still knows its return URL. */
const retentionMs = 24 * 60 * 60_000
const maxPages = 10_000

// The id grants access like a password, so only its hash is kept.
const hashId = (id: string): string => createHash('sha256').update(id).digest('base64url')

export function createPageBook(now: () => Date): PageBook {
  const pages = new Map<string, HostedPage>()

  /** The map is in order of creation, so the oldest pages come first. */
  const deleteOldPages = (): void => {
    for (const [key, page] of pages) {
      const isOld = page.expiresAt.getTime() + retentionMs < now().getTime()
      if (!isOld && pages.size < maxPages) return
      pages.delete(key)
    }
  }

  return {
    open(request) {
      deleteOldPages()
      const id = randomBytes(32).toString('base64url')
      const page: HostedPage = { ...request, expiresAt: new Date(now().getTime() + lifetimeMs), result: null }
      pages.set(hashId(id), page)
      return { id, page }
    },
    find: (id) => pages.get(hashId(id)) ?? null,
  }
}

/** Returns the URL back to the portal. The message is in the fragment, which browsers keep out of requests and logs. */
export function returnUrlWith(page: HostedPageRequest, message: { Token?: string; Message: string }): string {
  const url = new URL(page.returnUrl)
  url.hash = new URLSearchParams(message).toString()
  return url.href
}
