/** The customers that the palette finds, and their entries. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { FoundCustomer } from '#shared/contract/customers/customers'
import * as commandTexts from '#shared/texts/speech/commands'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers/customers'
import { caseAddress } from '../../domain/cases/caseAddress'
import { matchesAddress } from '../../domain/customers/matchesAddress'
import { useOpenCustomer } from '../../domain/customers/useOpenCustomer'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import type { PaletteEntry } from './paletteEntry'

/** Fewer letters match too many names. */
const minSearchLength = 3
const debounceMs = 250
const maxCustomers = 8

/** Returns the typed words once the user pauses. */
function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), debounceMs)
    return () => clearTimeout(timer)
  }, [words])
  return debounced
}

export function useCustomers(query: string) {
  const isOfStaff = isStaff(useSignedIn().person.userTypeCode)
  const mayReadAccounts = useHasOwnRight('ACCOUNTS.read') && isOfStaff
  const isLongEnough = query.replaceAll(/\s/g, '').length >= minSearchLength
  const debounced = useDebounced(query)
  const recent = useListRecentCustomersQuery(undefined, { skip: !mayReadAccounts || query !== '' })
  const isQueried = mayReadAccounts && isLongEnough && debounced === query
  const found = useSearchCustomersQuery(
    { query: { search: debounced, page_number: 1, page_size: maxCustomers } },
    { skip: !isQueried },
  )
  const customers = query === '' ? recent.data : isQueried ? found.currentData?.customers : undefined
  return {
    includesCustomers: mayReadAccounts,
    customers: mayReadAccounts ? (customers ?? []).slice(0, maxCustomers) : [],
    isSearching: mayReadAccounts && isLongEnough && (debounced !== query || (found.isFetching && !found.currentData)),
    hasFailed: isQueried && found.isError,
  }
}

const customerDetail = ({ crm_customer_number: number, address }: FoundCustomer): string =>
  address ? `${number} · ${address.street_address}, ${address.city}` : number

/** Returns the premise to open a customer at when the search words match its address. */
const matchedPremise = ({ address }: FoundCustomer, words: string): string | undefined =>
  address && matchesAddress(words, address) ? address.crm_premise_id : undefined

/** The entries for the customers' messages and requests come first. */
export function useCustomerEntries(customers: readonly FoundCustomer[], query: string): PaletteEntry[] {
  const { view } = useViewCustomer()
  const { open } = useOpenCustomer()
  const navigate = useNavigate()
  return [
    ...customers.flatMap(({ crm_customer_number: number, name, case: foundCase }): PaletteEntry[] =>
      foundCase === null
        ? []
        : [
            {
              id: `case-${foundCase.case_id}`,
              group: 'cases',
              icon: foundCase.is_message ? 'mail' : 'wrench',
              rank: 0,
              label: `${foundCase.case_no} ${foundCase.title}`,
              detail: commandTexts.messageRequestOf(Boolean(foundCase.is_message), name),
              run: () => void open(number).then((isOpen) => isOpen && navigate(caseAddress(foundCase))),
            },
          ],
    ),
    ...customers.map(
      (customer): PaletteEntry => ({
        id: `customer-${customer.crm_customer_number}`,
        group: 'customers',
        icon: 'circle-user-round',
        rank: 0,
        label: customer.name,
        detail: customerDetail(customer),
        run: () => void view(customer.crm_customer_number, { premiseId: matchedPremise(customer, query) }),
      }),
    ),
  ]
}
