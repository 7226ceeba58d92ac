/** Reads the filter of staff for portal users and accounts from the URL. */

import type { AccountFilter } from '#shared/customers/accountFilter'
import { pageSizes } from '#shared/http/limits'
import { serviceTypes } from '#shared/services/services'
import type { ListPage } from '../../ui/lists/firstPage'
import { readPage as usualPageIn } from '../../ui/lists/listSearch'

export const emptyFilter: AccountFilter = {
  community: '',
  zip_code: '',
  email: '',
  phone: '',
  street_address: '',
  account_no: '',
}

export function readAccountFilter(search: URLSearchParams): AccountFilter {
  const text = (name: keyof AccountFilter): string => search.get(name) ?? ''
  const service = serviceTypes.find((type) => type === search.get('service_type_code'))
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

export const readAccountPage = (search: URLSearchParams): ListPage => ({
  ...usualPageIn(search),
  page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? defaultSize,
})
