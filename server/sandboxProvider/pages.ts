/**
 * The hosted pages that are open. They live for minutes and are kept in memory only: after a restart the portal asks
 * for a new one.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { PaymentType } from '#shared/paymentTypes'

export interface PageRequest {
  customerRef: string
  category: PaymentType
  returnUrl: string
}

export interface Page extends PageRequest {
  expiresAt: Date
  /** Where the page has sent its visitor; it does so once. */
  result: Promise<string> | null
}

export interface PageBook {
  /** Opens a page and answers the id under which it is reached. */
  open(request: PageRequest): { id: string; page: Page }
  find(id: string): Page | null
}

const lifetimeMs = 15 * 60_000
/** How long an expired page still knows the way back. */
const rememberedMs = 24 * 60 * 60_000
const maximumPages = 10_000

// The id opens the page like a password, so memory holds its hash only.
const keyOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

export function createPageBook(now: () => Date): PageBook {
  const pages = new Map<string, Page>()

  /** Pages stand in the order of their opening, so the oldest come first. */
  const dropOld = (): void => {
    for (const [key, page] of pages) {
      const isOld = page.expiresAt.getTime() + rememberedMs < now().getTime()
      if (!isOld && pages.size < maximumPages) return
      pages.delete(key)
    }
  }

  return {
    open(request) {
      dropOld()
      const id = randomBytes(32).toString('base64url')
      const page: Page = { ...request, expiresAt: new Date(now().getTime() + lifetimeMs), result: null }
      pages.set(keyOf(id), page)
      return { id, page }
    },
    find: (id) => pages.get(keyOf(id)) ?? null,
  }
}

/** The way back to the portal. The message travels in the fragment, which browsers keep out of requests and logs. */
export function returnTo(page: PageRequest, message: { Token?: string; Message: string }): string {
  const url = new URL(page.returnUrl)
  url.hash = new URLSearchParams(message).toString()
  return url.href
}
