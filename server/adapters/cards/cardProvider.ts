/** What the portal asks of a payment provider. Card numbers stay there; the portal knows tokens, brands and last digits. */
import type { Cents } from '#shared/money'
import type { PaymentType } from '#shared/paymentTypes'

export interface SavedProfile {
  token: string
  type: string
  category: PaymentType
  last4: string
  holderName: string
  description: string
  expiry: { month: number; year: number } | null
}
export type ChargeOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' }
export type SettledOutcome =
  | { kind: 'captured'; chargeId: string }
  | { kind: 'declined'; chargeId: string; reason: string }
  | { kind: 'never_charged' }
  | { kind: 'unknown' }

export interface CardProvider {
  openPage(page: { customerNumber: string; category: PaymentType; returnUrl: string }): Promise<{ url: string }>
  listProfiles(customerNumber: string): Promise<SavedProfile[]>
  forgetProfile(customerNumber: string, token: string): Promise<'forgotten' | 'unknown'>
  charge(charge: { reference: string; customerNumber: string; token: string; amount: Cents }): Promise<ChargeOutcome>
  settle(reference: string): Promise<SettledOutcome>
}
export class CardProviderError extends Error {}
