/** Payments as the mock server returns them; a test overrides the fields that it checks. */

import type { Balance } from '#shared/contract/payments/balance'
import type { Payment, PaymentProfile } from '#shared/contract/payments/payments'

export const visa: PaymentProfile = {
  token: 'tok_visa',
  type: 'VISA',
  'payment-category': 'CC',
  'profile-account-number': '****1111',
  'card-holder-name': 'Maya Fields',
  'profile-description': 'Visa',
  'credit-card-expiry-date': { month: 12, year: 2099 },
  'autopay-billing-groups': [],
  'is-default': false,
  'is-expiry-editable': true,
}

export const bank: PaymentProfile = {
  ...visa,
  token: 'tok_bank',
  type: 'ECHECK',
  'payment-category': 'DD',
  'profile-account-number': '****6789',
  'profile-description': 'Joint checking',
  'credit-card-expiry-date': null,
  'is-expiry-editable': false,
}

export const payment: Payment = {
  payment_id: 'payment-1',
  confirmation_number: 'QP-ABCD-2345',
  created_date: '2026-03-01T15:00:00.000Z',
  posted_date: '2026-03-01T15:00:01.000Z',
  amount: 5000,
  fee: 125,
  method_type: 'VISA',
  method_last4: '1111',
  channel: 'portal',
  status: 'posted',
  reason: '',
  return_fee: 0,
  receipt_email: null,
  balance_after: 0,
  crm_billing_account_number: '4001',
  service_type_code: 'FIBER',
}

export const owes: Balance = { unpaidBalance: 11_080, dueOn: '2026-03-22', autopayOn: null, autopayEnabled: false }

export const declined = {
  'payment-status': 'DECLINED',
  'confirmation-number': 'QP-1',
  amount: 5000,
  fee: 125,
  reason: 'No funds.',
} as const
