/** Converts the account search of the form to the request. */
import type { sendRegistrationCode } from '#shared/contract/customers/registrations'
import type { InputOf } from '#shared/http/endpoint'
import type { Progress, SearchMethod } from './registrationProgress'

export type SearchValues = Pick<Progress, 'selectedMethod' | SearchMethod | 'street' | 'zip'>

export function searchBody(progress: SearchValues): InputOf<typeof sendRegistrationCode>['body'] {
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

/** Maps the call's fields to those of the form. */
export const searchFields = {
  email_search_field: 'email',
  mobile_search_field: 'mobile',
  account_number: 'account',
  service_address_line1: 'street',
  service_address_postal_code: 'zip',
} as const
