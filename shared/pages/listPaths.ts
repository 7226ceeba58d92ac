/** The paths of the lists whose first call the document sends. They are separate because it must not load the table of pages. */
export const listPaths = {
  paymentHistory: '/paymentHistory',
  billingHistory: '/BillingHistory',
  messageCenter: '/messageCenter',
  messageQueue: '/messageQueue',
} as const
