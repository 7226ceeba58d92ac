/** Validates the account search of the form and converts it to the request. */

import type { sendRegistrationCode } from '#shared/contract/customers/legacy'
import { emailRule, type FieldRule, fieldProblem } from '#shared/fields/fieldRules'
import type { InputOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
import type { Progress, SearchMethod } from './registrationProgress'

export const searchMethodLabels: Record<SearchMethod, string> = {
  email: 'Email',
  mobile: 'Mobile',
  account: commonTexts.accountNumber,
}

const searchMethodRules: Record<SearchMethod, FieldRule> = {
  email: emailRule,
  mobile: { name: registrationTexts.mobile, required: true, minDigits: 10, maxLength: 24 },
  account: { name: commonTexts.accountNumber, required: true, minDigits: 8, maxLength: 24 },
}
const streetRule: FieldRule = { name: commonTexts.streetAddress, required: true, maxLength: 120 }
const zipRule: FieldRule = { name: commonTexts.zipCode, required: true, format: /^\d{5}$/ }

export const validateSearch = (method: SearchMethod) => (values: Record<string, string>) => ({
  [method]: fieldProblem(values[method] ?? '', searchMethodRules[method]) ?? undefined,
  street: fieldProblem(values['street'] ?? '', streetRule) ?? undefined,
  zip: fieldProblem(values['zip'] ?? '', zipRule) ?? undefined,
})

export function searchBody(progress: Progress): InputOf<typeof sendRegistrationCode>['body'] {
  const addressFields = {
    service_address_line1: progress.street.trim(),
    service_address_line2: '',
    service_address_postal_code: progress.zip.trim(),
  }
  switch (progress.selectedMethod) {
    case 'email':
      return { ...addressFields, email_search_field: progress.email.trim() }
    case 'mobile':
      return { ...addressFields, mobile_search_field: progress.mobile.trim() }
    case 'account':
      return { ...addressFields, account_number: progress.account.trim() }
  }
}

/** Maps the fields of the server's errors to fields of the form. */
export const formFieldByServerField: Record<string, string> = {
  email_search_field: 'email',
  mobile_search_field: 'mobile',
  account_number: 'account',
  service_address_line1: 'street',
  service_address_postal_code: 'zip',
}
