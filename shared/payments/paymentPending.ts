/** The portal shows this text while the bank hasn't answered. */
export const paymentPending = 'The bank hasn’t answered yet. We’re checking, so please don’t pay again.'
