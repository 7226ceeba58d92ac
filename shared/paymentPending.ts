/** What is told while the bank has not answered. */
export const paymentPending = 'The bank hasn’t answered yet. We’re checking, so please don’t pay again.'
