/** What staff search portal users and accounts by, as it stands in the address. */
import { pageSizes } from '#shared/limits'
import { serviceTypes, type ServiceType } from '#shared/services'
import { pageIn as usualPageIn, type PageOfList } from './listAddress'

export interface AccountFilter {
  community: string
  zip_code: string
  email: string
  phone: string
  street_address: string
  account_no: string
  service_type_code?: ServiceType
}

export const noFilter: AccountFilter = {
  community: '',
  zip_code: '',
  email: '',
  phone: '',
  street_address: '',
  account_no: '',
}

export function filterIn(address: URLSearchParams): AccountFilter {
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

export const isFilled = (filter: AccountFilter): boolean => Object.values(filter).some((value) => value.trim() !== '')

/** The specification's page for staff. */
const usualSize = 10

export const pageIn = (address: URLSearchParams): PageOfList => ({
  ...usualPageIn(address),
  page_size: pageSizes.find((size) => String(size) === address.get('size')) ?? usualSize,
})
