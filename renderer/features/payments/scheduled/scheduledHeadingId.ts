/** The heading of the list, which gets the focus when a payment is scheduled or canceled. */
export const scheduledHeadingId = 'scheduled-payments'
