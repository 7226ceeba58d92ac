/** The payment review, fetched after the page it belongs to, so that the page itself is there sooner. */
import { lazy } from 'react'

/** Fetched ahead: pressing Pay must not wait for it. A failure shows when the review is opened. */
export const fetchReview = async (): Promise<void> => {
  await import('./PaymentReview').catch(() => undefined)
}

export const PaymentReview = lazy(async () => ({ default: (await import('./PaymentReview')).PaymentReview }))

export const CommandReview = lazy(async () => ({ default: (await import('./CommandReview')).CommandReview }))
