/** / of staff while no customer is open: one box that finds them by whatever is known, and those opened last. */
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FoundCustomer } from '#shared/contract/customers'
import { useListRecentCustomersQuery, useSearchCustomersQuery } from '../../api/customers'
import { useOpenCustomer } from '../../api/useOpenCustomer'
import { useMay } from '../../session/useMay'
import { SearchBox } from '../../ui/forms/SearchBox'
import { changed, pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { MoreThanListed } from '../../ui/lists/MoreThanListed'
import { useLastPage } from '../../ui/lists/useLastPage'
import { matchesAddress } from '../../ui/matchesAddress'
import { EmptyPanel, PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './customers.module.css'
import { FoundCustomers } from './FoundCustomers'
import { HelpCode } from './HelpCode'
import * as customerTexts from '#shared/texts/customers'

/** Fewer letters are in too many names. */
const typedBeforeAsking = 3

/** `beside` is what else waits for the person, over the customers they opened last. */
export function FindCustomers({ beside }: { beside: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const words = address.get('search') ?? ''
  const { open } = useOpenCustomer()
  const mayRedeem = useMay('ACTAS.write')
  // At the address that was looked for, where it was one.
  const openFound = async ({ crm_customer_number, address: found }: FoundCustomer): Promise<void> => {
    const isMeant = found !== null && words.trim() !== '' && matchesAddress(words, found)
    if (await open(crm_customer_number, isMeant ? found.crm_premise_id : null)) setAddress({}, { replace: true })
  }
  const props = { onOpen: (customer: FoundCustomer) => void openFound(customer) }
  return (
    <PageStack>
      <div className={styles.find}>
        <SearchBox
          id="find-customer"
          label={customerTexts.findACustomerByName}
          words={words}
          onChange={(typed) => setAddress((before) => changed(before, { search: typed }), { replace: true })}
        />
      </div>
      {words.trim() === '' ? (
        <>
          <div className={beside && mayRedeem ? styles.columns : undefined}>
            {beside}
            {mayRedeem && <HelpCode onOpen={(number) => void open(number)} />}
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
        what={customerTexts.yourRecentCustomers}
        isEmpty={(customers) => customers.length === 0}
        empty={<p className={parts.quiet}>{customerTexts.noRecentCustomersYetSearch}</p>}
      >
        {(customers) => <FoundCustomers customers={customers} onOpen={onOpen} />}
      </PageState>
    </Panel>
  )
}

function Results({ words, onOpen }: OpenProps & { words: string }) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const isEnough = words.replaceAll(/\s/g, '').length >= typedBeforeAsking
  const query = useSearchCustomersQuery({ query: { search: words, ...page } }, { skip: !isEnough })
  useLastPage(page, query)

  if (!isEnough) return <p className={parts.quiet}>{customerTexts.typeMore}</p>
  return (
    <PageState
      query={query}
      what={customerTexts.theCustomers}
      isEmpty={({ customers }) => customers.length === 0}
      empty={
        <EmptyPanel>
          <p>{customerTexts.noCustomersMatchCheckThe(words)}</p>
        </EmptyPanel>
      }
    >
      {({ customers, total_count, is_exact }) => (
        <>
          {!is_exact && (
            <MoreThanListed
              count={total_count}
              what={customerTexts.customers}
              advice={customerTexts.addDetailsToNarrowTheList}
            />
          )}
          <FoundCustomers customers={customers} onOpen={onOpen} isStale={query.isFetching} />
          <ListPages page={page} totalCount={total_count} keepsControls />
        </>
      )}
    </PageState>
  )
}
