/** Mocks the calls of a registration and takes the screen to the step that a test checks. */
import { screen } from '@testing-library/react'
import {
  createLegacyAccount,
  getActiveServices,
  sendRegistrationCode,
  validateRegistrationCode,
} from '#shared/contract/customers/registrations'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { mockCall, renderScreen } from './renderScreen'

const requestId = '7f000000-0000-4000-8000-000000000001'
export const email = 'enid@example.com'
export const password = 'Quill#2026'
const serviceAddress = { street_address: '88 Harrow Ln', city: 'Quillmere', state: 'TX', zip: '00141' }
export const activeServices = {
  firstName: 'Enid',
  lastName: 'Calder',
  email,
  mobile: '2905550110',
  fiber_account: true,
  fiber_account_number: '40012345',
  gas_account: true,
  gas_account_number: '70012345',
  services: [
    {
      service_type_code: 'FIBER' as const,
      service_group: 'FIBER' as const,
      crm_billing_account_number: 'BA-1',
      ...serviceAddress,
    },
    {
      service_type_code: 'GAS' as const,
      service_group: 'GAS' as const,
      crm_billing_account_number: 'BA-2',
      ...serviceAddress,
    },
  ],
  autopay: true,
  autopay_method: 'Visa ending in 4242',
  paperless: true,
  contacts: 1,
  payment_methods: 1,
}
export const registered = {
  user_id: 'user-1',
  email,
  autopay: 'carried' as const,
  autopay_accounts: ['BA-1', 'BA-2'],
  autopay_method: 'Visa ending in 4242',
  paperless: true,
  contacts: 1,
  payment_methods: 1,
  added_methods: 0,
}

/** Mocks the calls that the steps of a registration make. */
export function mockRegistration(): void {
  mockCall(sendRegistrationCode, { request_id: requestId })
  mockCall(validateRegistrationCode, {
    status: 'proved',
    registration_token: 'proof-1',
    expires_at: '2099-01-01T00:00:00Z',
    migration_account_parent_id: 'MP-1',
  })
  mockCall(getActiveServices, activeServices)
  mockCall(createLegacyAccount, registered)
}

export async function requestCode() {
  const user = renderScreen('/register')
  await user.type(await screen.findByRole('textbox', { name: commonTexts.email }), email)
  await user.type(screen.getByLabelText(registrationTexts.streetLabel), '88 harrow lane')
  await user.type(screen.getByLabelText(commonTexts.zipCode), '00141')
  await user.click(screen.getByRole('button', { name: commonTexts.sendCode }))
  return user
}

export async function enterCode() {
  const user = await requestCode()
  await user.type(await screen.findByLabelText(commonTexts.code), '123456')
  await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
  return user
}

export async function enterPassword() {
  const user = await enterCode()
  await screen.findByText(registrationTexts.foundAccounts(activeServices.firstName))
  await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
  await user.type(await screen.findByLabelText(commonTexts.password), password)
  await user.type(screen.getByLabelText(commonTexts.confirmPassword), password)
  await user.click(screen.getByRole('button', { name: commonTexts.continueLabel }))
  await screen.findByRole('heading', { name: registrationTexts.stepTitles.payment, level: 1 })
  return user
}
