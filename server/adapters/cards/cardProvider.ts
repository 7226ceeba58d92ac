/** The payment provider as the portal uses it: saved methods by token, and charges that happen exactly once. */
import type { Cents } from '#shared/format/money'
import type { PaymentType } from '#shared/payments/paymentTypes'

export interface ProviderProfile {
  token: string
  /** Brand code: VISA, MC_DEBIT, AP, PAYPAY_ACCOUNT, ECHECK, … */
  type: string
  category: PaymentType
  /** Empty for methods without a number, such as a PayPal account. */
  last4: string
  holderName: string
  description: string
  expiry: { month: number; year: number } | null
  /** The provider accepts a new expiration date, such as that of a renewed card with the same number. */
  isExpiryEditable: boolean
}

interface ExpiryUpdate {
  customerNumber: string
  token: string
  expiry: { month: number; year: number }
}

interface HostedPageRequest {
  customerNumber: string
  category: PaymentType
  /** Where the provider's page redirects the browser, with the registration message in the fragment. */
  returnUrl: string
}

interface ChargeRequest {
  /** The portal's reference. The provider charges at most once under it. */
  reference: string
  customerNumber: string
  token: string
  amount: Cents
}

export type ChargeOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  /** Certainly not charged. The reason is a sentence for the customer. */
  | { kind: 'rejected'; reason: string }
  /** The provider was not reached, so it cannot have received the request. */
  | { kind: 'not_sent' }
  /** May or may not have been charged, so it must be settled and never charged again. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

export type SettledOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  /** Nothing was charged, and the provider accepts no charge under this reference anymore. */
  | { kind: 'never_charged' }
  /** The provider did not answer; ask again later. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

interface PayoutRequest {
  /** The portal's reference. The provider pays at most once under it. */
  reference: string
  customerNumber: string
  amount: Cents
  to: { kind: 'method'; token: string } | { kind: 'check'; payee: string; address: string }
}

export type SettledPayout =
  | { kind: 'paid'; payoutId: string; checkNumber: string }
  /** Nothing was paid, and nothing will be. The reason is a sentence for staff. */
  | { kind: 'rejected'; reason: string }
  /** Nothing was paid, and the provider pays nothing under this reference anymore. */
  | { kind: 'never_paid' }
  /** May or may not have been paid, so it must be looked up and never sent again. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

export type PayoutOutcome =
  | SettledPayout
  /** The provider was not reached, so it cannot have received the request. */
  | { kind: 'not_sent' }

export interface CardProvider {
  openPage(request: HostedPageRequest): Promise<{ url: string }>
  listProfiles(customerNumber: string): Promise<ProviderProfile[]>
  /** Moves every saved method from one customer reference to another. It is idempotent. */
  transferProfiles(from: string, to: string): Promise<void>
  deleteProfile(customerNumber: string, token: string): Promise<'forgotten' | 'unknown'>
  updateExpiry(request: ExpiryUpdate): Promise<'updated' | 'rejected' | 'unknown'>
  /** Never throws for a failing provider: an unknown outcome is a result. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  settle(reference: string): Promise<SettledOutcome>
  /** Pays money to a customer. Never throws for a failing provider. */
  payOut(request: PayoutRequest): Promise<PayoutOutcome>
  settlePayout(reference: string): Promise<SettledPayout>
}
