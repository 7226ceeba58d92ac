/** What is told while the bank has not answered. */
export const paymentPending = 'The bank has not answered yet. We are checking; do not pay again.'
