/** Loads the payment review after its page, so that the page appears sooner. */
import { lazy } from 'react'

/** Preloads the review, so that Pay opens it immediately. A failure shows when the review is opened. */
export const preloadReview = async (): Promise<void> => {
  await import('./PaymentReview').catch(() => undefined)
}

export const PaymentReview = lazy(async () => ({ default: (await import('./PaymentReview')).PaymentReview }))

export const CommandReview = lazy(async () => ({ default: (await import('./CommandReview')).CommandReview }))
