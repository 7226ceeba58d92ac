/** Converts a saved method to its wire format. The number is always masked, whatever the provider sent. */
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'

interface UseOfMethod {
  autopayGroups?: string[] | undefined
  isDefault?: boolean
}

export const toPaymentProfile = (
  profile: ProviderProfile,
  { autopayGroups = [], isDefault = false }: UseOfMethod = {},
): PaymentProfile => ({
  token: profile.token,
  type: profile.type,
  'payment-category': profile.category,
  'profile-account-number': `****${profile.last4.slice(-4)}`,
  'card-holder-name': profile.holderName,
  'profile-description': profile.description,
  'credit-card-expiry-date': profile.expiry,
  'autopay-billing-groups': autopayGroups,
  'is-default': isDefault,
  'is-expiry-editable': profile.isExpiryEditable,
})
