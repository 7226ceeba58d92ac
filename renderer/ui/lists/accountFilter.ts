/** The filter by which staff search portal users and accounts, as stored in the address. */

import { pageSizes } from '#shared/http/limits'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import type { ListPage } from './firstPage'
import { readPage as usualPageIn } from './listAddress'

export interface AccountFilter {
  community: string
  zip_code: string
  email: string
  phone: string
  street_address: string
  account_no: string
  service_type_code?: ServiceType
}

export const emptyFilter: AccountFilter = {
  community: '',
  zip_code: '',
  email: '',
  phone: '',
  street_address: '',
  account_no: '',
}

export function readAccountFilter(address: URLSearchParams): AccountFilter {
  const text = (name: keyof AccountFilter): string => address.get(name) ?? ''
  const service = serviceTypes.find((type) => type === address.get('service_type_code'))
  return {
    community: text('community'),
    zip_code: text('zip_code'),
    email: text('email'),
    phone: text('phone'),
    street_address: text('street_address'),
    account_no: text('account_no'),
    ...(service && { service_type_code: service }),
  }
}

export const hasFilter = (filter: AccountFilter): boolean => Object.values(filter).some((value) => value.trim() !== '')

/** The specification's page size for staff. */
const defaultSize = 10

export const readAccountPage = (address: URLSearchParams): ListPage => ({
  ...usualPageIn(address),
  page_size: pageSizes.find((size) => String(size) === address.get('size')) ?? defaultSize,
})
