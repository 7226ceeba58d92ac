/** A saved method as the wire shows it: the number is masked, whatever the provider sent. */
import type { PaymentProfile } from '#shared/contract/payments'
import type { Profile } from '../../adapters/cards/cardProvider'

export const toPaymentProfile = (profile: Profile, autopayGroups: string[]): PaymentProfile => ({
  token: profile.token,
  type: profile.type,
  'payment-category': profile.category,
  'profile-account-number': `****${profile.last4.slice(-4)}`,
  'card-holder-name': profile.holderName,
  'profile-description': profile.description,
  'credit-card-expiry-date': profile.expiry,
  'autopay-billing-groups': autopayGroups,
})
