/** Holds the fields and the results of the search in the header for staff. */
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { FoundCustomer } from '#shared/contract/customers/customers'
import * as customerTexts from '#shared/texts/customers/customers'
import { useLazyFindAddressUsersQuery } from '../../api/customers/customers'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { type SelectionState, selectSelection } from '../../session/selectionSlice'
import { problemOfQuery } from '../../ui/states/queryState'

interface CustomerSearchFields {
  address: string
  phone: string
  email: string
}

const emptyFields: CustomerSearchFields = { address: '', phone: '', email: '' }

/** Several customers match. The count is higher than the length of the list if not all are listed. */
export interface CustomerMatches {
  customers: FoundCustomer[]
  count: number
  isExact: boolean
}

/** The list to select from is limited, because a longer one means that the search is too vague. */
const maxShown = 50

const selectionKey = ({ customerNumber, premiseId }: Pick<SelectionState, 'customerNumber' | 'premiseId'>): string =>
  `${customerNumber ?? ''} ${premiseId ?? ''}`

export function useStaffSearch(onOpened: () => void) {
  const [fields, setFields] = useState(emptyFields)
  const [matches, setMatches] = useState<CustomerMatches | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [find, { isFetching }] = useLazyFindAddressUsersQuery()
  const { view, opening } = useViewCustomer()
  // A response that arrives after a reset belongs to an outdated search and is ignored.
  const latestSearchId = useRef(0)
  const lastSearch = useRef(emptyFields)
  const openedSelection = selectionKey(useSelector(selectSelection))
  const knownSelection = useRef(openedSelection)

  // The fields are cleared if another customer or address was opened in another way, because they no longer match it.
  useEffect(() => {
    if (openedSelection === knownSelection.current) return
    knownSelection.current = openedSelection
    latestSearchId.current += 1
    setFields(emptyFields)
    setNote(null)
  }, [openedSelection])

  async function choose({ crm_customer_number, address }: FoundCustomer): Promise<void> {
    // Without a searched address, the customer's default address is selected.
    const isAtAddress = lastSearch.current.address.trim() !== ''
    const premiseId = isAtAddress ? (address?.crm_premise_id ?? null) : null
    knownSelection.current = selectionKey({ customerNumber: crm_customer_number, premiseId })
    if (!(await view(crm_customer_number, { premiseId: premiseId ?? undefined }))) return
    setMatches(null)
    onOpened()
  }

  async function search(searchFields: CustomerSearchFields): Promise<void> {
    setNote(null)
    lastSearch.current = searchFields
    latestSearchId.current += 1
    const searchId = latestSearchId.current
    const filledFields = Object.fromEntries(Object.entries(searchFields).filter(([, value]) => value.trim() !== ''))
    if (Object.keys(filledFields).length === 0) {
      setNote(customerTexts.fillOne)
      return
    }
    const { data, error } = await find({ query: { ...filledFields, page_number: 1, page_size: maxShown } })
    if (searchId !== latestSearchId.current) return
    if (error) setNote(problemOfQuery(error).message)
    if (!data) return
    const [first] = data.customers
    if (!first) setNote(customerTexts.noneFoundHint)
    else if (data.total_count === 1) await choose(first)
    else setMatches({ customers: data.customers, count: data.total_count, isExact: data.is_exact })
  }

  return {
    fields,
    /** A search uses one field, because values left in the others would narrow it unnoticed. */
    change: (field: Partial<CustomerSearchFields>) => {
      setFields({ ...emptyFields, ...field })
      setNote(null)
    },
    reset: () => {
      latestSearchId.current += 1
      setFields(emptyFields)
      setNote(null)
    },
    search: () => search(fields),
    /** Searches immediately for an address that was selected from the list. */
    searchAt: (address: string) => {
      setFields({ ...emptyFields, address })
      return search({ ...emptyFields, address })
    },
    note,
    /** The customers to choose from, if there are several. */
    matches,
    choose,
    dismiss: () => setMatches(null),
    isBusy: isFetching || opening !== null,
  }
}
