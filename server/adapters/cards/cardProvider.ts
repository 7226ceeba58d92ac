/** The payment provider as the portal sees it: saved methods by token, and charges that happen exactly once. */
import type { Cents } from '#shared/money'
import type { PaymentType } from '#shared/paymentTypes'

export interface Profile {
  token: string
  /** Brand code: VISA, MC_DEBIT, AP, PAYPAY_ACCOUNT, ECHECK, … */
  type: string
  category: PaymentType
  /** Empty for methods without a number, such as a PayPal account. */
  last4: string
  holderName: string
  description: string
  expiry: { month: number; year: number } | null
}

export interface PageRequest {
  customerNumber: string
  category: PaymentType
  /** Where the provider's page sends the browser, with the registration message in the fragment. */
  returnUrl: string
}

export interface ChargeRequest {
  /** The portal's own name for this charge; the provider charges at most once under it. */
  reference: string
  customerNumber: string
  token: string
  amount: Cents
}

export type ChargeOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  /** Certainly not charged; the reason is a sentence for the person who pays. */
  | { kind: 'refused'; reason: string }
  /** May or may not have been charged: to be settled, never to be charged again. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

export type SettledOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  /** Nothing was charged, and the provider takes no charge under this reference any more. */
  | { kind: 'never_charged' }
  /** The provider did not say; to be asked again later. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

export interface PayoutRequest {
  /** The portal's own name for this payout; the provider pays at most once under it. */
  reference: string
  customerNumber: string
  amount: Cents
  to: { kind: 'method'; token: string } | { kind: 'check'; payee: string; address: string }
}

export type SettledPayout =
  | { kind: 'paid'; payoutId: string; checkNumber: string }
  /** Nothing was paid, and nothing will be: the reason is a sentence for staff. */
  | { kind: 'refused'; reason: string }
  /** Nothing was paid, and the provider pays nothing under this reference any more. */
  | { kind: 'never_paid' }
  /** May or may not have been paid: to be asked about, never to be sent again. The cause is for the log. */
  | { kind: 'unknown'; cause: string }

/** `not_sent`: the provider was not reached, and so has seen nothing. */
export type PayoutOutcome = SettledPayout | { kind: 'not_sent' }

export interface CardProvider {
  openPage(request: PageRequest): Promise<{ url: string }>
  listProfiles(customerNumber: string): Promise<Profile[]>
  /** Moves every saved method from one of our names for a customer to another. Doing it twice changes nothing. */
  handOver(from: string, to: string): Promise<void>
  forgetProfile(customerNumber: string, token: string): Promise<'forgotten' | 'unknown'>
  /** Never throws for a failing provider: an outcome that is not known is an outcome. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  settle(reference: string): Promise<SettledOutcome>
  /** Money to a customer; never throws for a failing provider either. */
  payOut(request: PayoutRequest): Promise<PayoutOutcome>
  settlePayout(reference: string): Promise<SettledPayout>
}

/** The provider could not be reached, or answered something that it must not. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
}
