/** The search of the staff's header: what is typed, and what came of it. */
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { FoundCustomer } from '#shared/contract/customers'
import { useLazyFindAddressUsersQuery } from '../../api/customers'
import { useOpenCustomer } from '../../api/useOpenCustomer'
import { selectSelection, type SelectionState } from '../../session/selectionSlice'
import { problemOfQuery } from '../../ui/states/queryFace'
import * as customerTexts from '#shared/texts/customers'

export interface Wanted {
  address: string
  phone: string
  email: string
}

const nothing: Wanted = { address: '', phone: '', email: '' }

/** Several fit: the person chooses. The count goes beyond the list where not all are shown. */
export interface Several {
  customers: FoundCustomer[]
  count: number
  isExact: boolean
}

/** How many are shown to choose from; whoever has more before them knows too little. */
const mostShown = 50

const openedKey = ({ customerNumber, premiseId }: Pick<SelectionState, 'customerNumber' | 'premiseId'>): string =>
  `${customerNumber ?? ''} ${premiseId ?? ''}`

export function useStaffSearch(onOpened: () => void) {
  const [wanted, setWanted] = useState(nothing)
  const [several, setSeveral] = useState<Several | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [find, { isFetching }] = useLazyFindAddressUsersQuery()
  const { open, opening } = useOpenCustomer()
  // What comes after a reset belongs to a search that nobody waits for any more.
  const turn = useRef(0)
  const asked = useRef(nothing)
  const opened = openedKey(useSelector(selectSelection))
  const searchedFor = useRef(opened)

  // Whoever was opened in another way, at another address, or closed, is not whom the boxes name.
  useEffect(() => {
    if (opened === searchedFor.current) return
    searchedFor.current = opened
    turn.current += 1
    setWanted(nothing)
    setNote(null)
  }, [opened])

  async function choose({ crm_customer_number, address }: FoundCustomer): Promise<void> {
    // Without an address that was looked for, the one that counts for the customer is the one to start with.
    const isAtAddress = asked.current.address.trim() !== ''
    const premiseId = isAtAddress ? (address?.crm_premise_id ?? null) : null
    searchedFor.current = openedKey({ customerNumber: crm_customer_number, premiseId })
    if (!(await open(crm_customer_number, premiseId))) return
    setSeveral(null)
    onOpened()
  }

  async function search(boxes: Wanted): Promise<void> {
    setNote(null)
    asked.current = boxes
    turn.current += 1
    const own = turn.current
    const filled = Object.fromEntries(Object.entries(boxes).filter(([, value]) => value.trim() !== ''))
    if (Object.keys(filled).length === 0) {
      setNote(customerTexts.fillOne)
      return
    }
    const { data, error } = await find({ query: { ...filled, page_number: 1, page_size: mostShown } })
    if (own !== turn.current) return
    if (error) setNote(problemOfQuery(error).message)
    if (!data) return
    const [first] = data.customers
    if (!first) setNote(customerTexts.noCustomersFoundCheckThe)
    else if (data.total_count === 1) await choose(first)
    else setSeveral({ customers: data.customers, count: data.total_count, isExact: data.is_exact })
  }

  return {
    wanted,
    /** A search is by one field: what is left in the others from before would narrow it unnoticed. */
    change: (field: Partial<Wanted>) => {
      setWanted({ ...nothing, ...field })
      setNote(null)
    },
    empty: () => {
      turn.current += 1
      setWanted(nothing)
      setNote(null)
    },
    search: () => search(wanted),
    /** An address that was picked is looked for at once. */
    searchAt: (address: string) => {
      setWanted({ ...nothing, address })
      return search({ ...nothing, address })
    },
    note,
    several,
    choose,
    dismiss: () => setSeveral(null),
    isBusy: isFetching || opening !== null,
  }
}
