/** The paths of the calls that the website's pages send before they load any code. The contract needs zod, and this does not. */
export const earlyPaths = {
  firstView: '/api/v1/customer/first-view',
  announcements: '/api/v1/announcement/active',
  receivedCredits: '/api/v1/payment/received-credits',
  scheduledPayments: '/api/v1/payment/get-scheduled-payments',
  payments: '/api/v1/payment/payment-history',
  statements: '/api/v1/statements/statement-history',
  customerOverview: '/api/v1/customer/customer-overview',
  queue: '/api/v1/servicecase/get-all-user-messages',
  messages: '/api/v1/servicecase/get-messages',
} as const
