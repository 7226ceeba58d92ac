/** What is asked to find an account, as the form has it and as the call takes it. */
import { emailFormat, fieldProblem, type FieldRule } from '#shared/fieldRules'
import type { sendRegistrationCode } from '#shared/contract/legacy'
import type { InputOf } from '#shared/endpoint'
import type { Finder, Progress } from './progress'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'

export const finderLabels: Record<Finder, string> = {
  email: 'Email',
  mobile: 'Mobile',
  account: commonTexts.accountNumber,
}

const finderRules: Record<Finder, FieldRule> = {
  email: { name: commonTexts.email, required: true, maxLength: 254, format: emailFormat },
  mobile: { name: registrationTexts.mobile, required: true, minDigits: 10, maxLength: 24 },
  account: { name: commonTexts.accountNumber, required: true, minDigits: 8, maxLength: 24 },
}
const streetRule: FieldRule = { name: commonTexts.streetAddress, required: true, maxLength: 120 }
const zipRule: FieldRule = { name: commonTexts.zipCode, required: true, format: /^\d{5}$/ }

export const checkSearch = (by: Finder) => (values: Record<string, string>) => ({
  [by]: fieldProblem(values[by] ?? '', finderRules[by]) ?? undefined,
  street: fieldProblem(values['street'] ?? '', streetRule) ?? undefined,
  zip: fieldProblem(values['zip'] ?? '', zipRule) ?? undefined,
})

export function searchBody(progress: Progress): InputOf<typeof sendRegistrationCode>['body'] {
  const place = {
    service_address_line1: progress.street.trim(),
    service_address_line2: '',
    service_address_postal_code: progress.zip.trim(),
  }
  switch (progress.by) {
    case 'email':
      return { ...place, email_search_field: progress.email.trim() }
    case 'mobile':
      return { ...place, mobile_search_field: progress.mobile.trim() }
    case 'account':
      return { ...place, account_number: progress.account.trim() }
  }
}

/** Which field of the form the server's remark belongs to. */
export const fieldOf: Record<string, string> = {
  email_search_field: 'email',
  mobile_search_field: 'mobile',
  account_number: 'account',
  service_address_line1: 'street',
  service_address_postal_code: 'zip',
}
