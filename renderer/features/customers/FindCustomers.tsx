/** / for staff without an open customer: finds customers by name, address or number, and lists those opened last. */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { customerSortColumns, type FoundCustomer } from '#shared/contract/customers/customers'
import * as customerTexts from '#shared/texts/customers/customers'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers/customers'
import { matchesAddress } from '../../domain/customers/matchesAddress'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { useHasRight } from '../../session/useHasRight'
import { numberText } from '../../ui/format/amounts'
import { SearchBox } from '../../ui/forms/SearchBox'
import { firstRow } from '../../ui/lists/firstPage'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { CustomerTable } from './CustomerTable'
import styles from './customers.module.css'
import { HelpCode } from './HelpCode'

/** Fewer letters match too many names. */
const minSearchLength = 3

const canSearch = (words: string): boolean => words.replaceAll(/\s/g, '').length >= minSearchLength

const useCustomerCount: UseCount = (search) => {
  const words = (search.get('search') ?? '').trim()
  const query = useSearchCustomersQuery({ query: { search: words, ...firstRow } }, { skip: !canSearch(words) })
  return query.data?.total_count
}

/** `pendingWork` is shown above the customers that were opened last. */
export function FindCustomers({ pendingWork }: { pendingWork: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const words = search.get('search') ?? ''
  const { view } = useViewCustomer()
  const mayRedeem = useHasRight('ACTAS.write')
  // Opens the customer at the address that was searched for, if the search was for one.
  function openResult({ crm_customer_number, address: foundAddress }: FoundCustomer): void {
    const matchesSearch = foundAddress !== null && words.trim() !== '' && matchesAddress(words, foundAddress)
    void view(crm_customer_number, matchesSearch ? { premiseId: foundAddress.crm_premise_id } : {})
  }
  const props = { onOpen: openResult }
  return (
    <PageStack isShownInOrder>
      <div className={styles.find}>
        <SearchBox
          id="find-customer"
          label={customerTexts.searchHint}
          words={words}
          onChange={(typed) => setSearch((before) => withChanges(before, { search: typed }), { replace: true })}
        />
      </div>
      <ListViews list="customers" useCount={useCustomerCount} />
      {words.trim() === '' ? (
        <>
          <div className={pendingWork && mayRedeem ? styles.columns : undefined}>
            {pendingWork}
            {mayRedeem && <HelpCode onOpen={(number) => void view(number)} />}
          </div>
          <Recent {...props} />
        </>
      ) : (
        <Results words={words.trim()} {...props} />
      )}
    </PageStack>
  )
}

interface OpenProps {
  onOpen: (customer: FoundCustomer) => void
}

function Recent({ onOpen }: OpenProps) {
  const query = useListRecentCustomersQuery()
  return (
    <Panel title={customerTexts.recentCustomers}>
      <PageState
        query={query}
        failedText={customerTexts.recentCustomersNotLoaded}
        isEmpty={(customers) => customers.length === 0}
        empty={<p className={parts.quiet}>{customerTexts.noRecentCustomers}</p>}
      >
        {(customers) => <CustomerTable customers={customers} onOpen={onOpen} />}
      </PageState>
    </Panel>
  )
}

function Results({ words, onOpen }: OpenProps & { words: string }) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const sorting = useListSort(customerSortColumns)
  const query = useSearchCustomersQuery(
    { query: { search: words, sort: sorting.sort, ...page } },
    { skip: !canSearch(words) },
  )
  useLastPage(page, query)

  if (!canSearch(words)) return <p className={parts.quiet}>{customerTexts.typeMore}</p>
  return (
    <PageState
      query={query}
      failedText={customerTexts.customersNotLoaded}
      isEmpty={({ customers }) => customers.length === 0}
      empty={
        <EmptyPanel>
          <p>{customerTexts.noMatchHint(words)}</p>
        </EmptyPanel>
      }
    >
      {({ customers, total_count, is_exact }) => (
        <>
          {!is_exact && (
            <output className={parts.quiet}>{customerTexts.tooManyCustomers(numberText(total_count))}</output>
          )}
          <CustomerTable customers={customers} onOpen={onOpen} sorting={sorting} isStale={query.isFetching} />
          <ListPages page={page} totalCount={total_count} keepsControls />
        </>
      )}
    </PageState>
  )
}
