/** /SubAccounts: what the person has, by address; page and search live in the address bar. */
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { ServicePremise } from '#shared/contract/serviceAccounts'
import { useListServiceAccountsQuery } from '../../api/serviceAccounts'
import { useSignedIn } from '../../session/SignedIn'
import { supportNumber, telephoneLink } from '../../ui/states/contactNumbers'
import { changed, lastPageBefore, pageIn, type Changes } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { SearchBox } from '../../ui/forms/SearchBox'
import styles from './accounts.module.css'
import { NameDialog } from './NameDialog'
import { PremiseCard } from './PremiseCard'
import { PremiseTable } from './PremiseTable'

/** Beyond that, cards are too many to look through. */
const mostCards = 20

export function ServiceAccountsPage() {
  const { user } = useSignedIn()
  if (isStaff(user.userTypeCode)) {
    return (
      <EmptyPanel>
        Staff have no service accounts of their own. Those of a customer are shown once a customer is chosen.
      </EmptyPanel>
    )
  }
  return <ServiceAccounts userId={user.user_id} />
}

function ServiceAccounts({ userId }: { userId: string }) {
  const [address, setAddress] = useSearchParams()
  const [naming, setNaming] = useState<ServicePremise | null>(null)
  const page = pageIn(address)
  const search = address.get('q') ?? ''
  const query = useListServiceAccountsQuery({ body: { user_id: userId, search, ...page } })
  const lastPage = query.isSuccess && !query.isFetching ? lastPageBefore(page, query.data.total_count) : null
  const show = (changes: Changes, replace = false) => setAddress((before) => changed(before, changes), { replace })

  if (lastPage !== null) return <Navigate to={`?${changed(address, { page: lastPage })}`} replace />
  return (
    <PageStack>
      {((query.data?.all_count ?? 0) > mostCards || search !== '') && (
        <div className={styles.search}>
          <SearchBox
            id="service-accounts-search"
            label="Search by address, community, number or name"
            words={search}
            onChange={(q) => show({ q }, true)}
          />
        </div>
      )}
      <PageState
        query={query}
        what="Your service accounts"
        isEmpty={({ all_count }) => all_count === 0}
        empty={
          <EmptyPanel>
            <p>
              There is no service on your sign-in yet. Call us at{' '}
              <a href={telephoneLink(supportNumber)}>{supportNumber}</a> to start one.
            </p>
          </EmptyPanel>
        }
      >
        {({ premises, total_count, all_count }) => (
          <>
            {all_count > mostCards ? (
              <PremiseTable premises={premises} isStale={query.isFetching} onName={setNaming} />
            ) : (
              <ul className={styles.cards}>
                {premises.map((premise) => (
                  <PremiseCard key={premise.crm_premise_id} premise={premise} onName={setNaming} />
                ))}
              </ul>
            )}
            {premises.length === 0 && all_count <= mostCards && (
              <EmptyPanel>No address matches this search.</EmptyPanel>
            )}
            {total_count > 0 && all_count > mostCards && (
              <PaginationBar
                currentPage={page.page_number}
                itemsPerPage={page.page_size}
                totalCount={total_count}
                onChange={(number, size) => show({ page: number, size })}
              />
            )}
          </>
        )}
      </PageState>
      {naming && <NameDialog premise={naming} onClose={() => setNaming(null)} />}
    </PageStack>
  )
}
