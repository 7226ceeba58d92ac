/** /SubAccounts: lists the person's service accounts by address. Page and search are in the URL. */

import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { ServicePremise } from '#shared/contract/services/serviceAccounts'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useListServiceAccountsQuery } from '../../api/services/serviceAccounts'
import { useSignedIn } from '../../session/SignedIn'
import { useHasOwnRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { SearchBox } from '../../ui/forms/SearchBox'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { AddAccountDialog } from './AddAccountDialog'
import { NicknameDialog } from './NicknameDialog'
import { type PayDialog, PaySelectedBar } from './PaySelectedBar'
import { PremiseCard } from './PremiseCard'
import { PremiseTable } from './PremiseTable'
import { RemoveAccountDialog } from './RemoveAccountDialog'
import styles from './serviceAccounts.module.css'
import { addedBillOf } from './usePremiseActions'
import { useSelectedBills } from './useSelectedBills'
import { WaitingRequests } from './WaitingRequests'

/** Above this number, a table is easier to scan than cards. */
const maxCards = 20

export function ServiceAccountsPage({ payDialog }: { payDialog: PayDialog }) {
  const { user } = useSignedIn()
  if (isStaff(user.userTypeCode)) {
    return <EmptyPanel>{serviceAccountTexts.staffHint}</EmptyPanel>
  }
  return <ServiceAccounts userId={user.user_id} payDialog={payDialog} />
}

function ServiceAccounts({ userId, payDialog }: { userId: string; payDialog: PayDialog }) {
  const [search, setSearch] = useSearchParams()
  const [premiseToName, setPremiseToName] = useState<ServicePremise | null>(null)
  const [premiseToRemove, setPremiseToRemove] = useState<ServicePremise | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { person, customer } = useSignedIn()
  const mayAdd = useHasOwnRight('ACCOUNTS.write') && person.user_id === userId
  const { selected, choiceOf, removePaid, clearSelection } = useSelectedBills()
  const page = readPage(search)
  const words = search.get('q') ?? ''
  const ownerFields = {
    // An opened customer may have no user who signs in.
    ...(userId !== '' && { user_id: userId }),
    ...(customer && { crm_customer_id: customer.crm_customer_number }),
  }
  const query = useListServiceAccountsQuery({ body: { ...ownerFields, search: words, ...page } })
  useLastPage(page, query)
  const show = (changes: SearchChanges, replace = false) =>
    setSearch((before) => withChanges(before, changes), { replace })

  return (
    <PageStack>
      <div className={styles.top}>
        {((query.data?.all_count ?? 0) > maxCards || words !== '') && (
          <div className={styles.search}>
            <SearchBox
              id="service-accounts-search"
              label={serviceAccountTexts.searchPlaceholder}
              words={words}
              onChange={(q) => show({ q }, true)}
            />
          </div>
        )}
        {mayAdd && <Button onClick={() => setIsAdding(true)}>{serviceAccountTexts.addExistingAccount}</Button>}
      </div>
      <PageState
        query={query}
        failedText={customer ? serviceAccountTexts.serviceAccountsNotLoaded : serviceAccountTexts.ownServicesNotLoaded}
        isEmpty={({ all_count }) => all_count === 0}
        empty={customer ? <EmptyPanel>{serviceAccountTexts.customerWithoutService}</EmptyPanel> : <NoServiceYet />}
      >
        {({ premises, total_count, all_count }) => (
          <>
            <PremiseList
              {...{ premises, choiceOf }}
              isTable={all_count > maxCards}
              isStale={query.isFetching}
              onName={setPremiseToName}
              onRemove={setPremiseToRemove}
            />
            {premises.length === 0 && all_count <= maxCards && (
              <EmptyPanel
                picture="search"
                action={<Button onClick={() => show({ q: null }, true)}>{commonTexts.clearSearch}</Button>}
              >
                {serviceAccountTexts.noMatchTitle}
              </EmptyPanel>
            )}
            {total_count > 0 && all_count > maxCards && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
      {mayAdd && <WaitingRequests />}
      <PaySelectedBar selected={selected} payDialog={payDialog} onPaid={removePaid} onClear={clearSelection} />
      {premiseToName && <NicknameDialog premise={premiseToName} onClose={() => setPremiseToName(null)} />}
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
      {premiseToRemove && (
        <RemoveAccountDialog
          premise={premiseToRemove}
          billNumber={addedBillOf(premiseToRemove) ?? ''}
          onClose={() => setPremiseToRemove(null)}
        />
      )}
    </PageStack>
  )
}

interface PremiseListProps extends ComponentProps<typeof PremiseTable> {
  isTable: boolean
}

const PremiseList = ({ isTable, isStale, premises, ...actions }: PremiseListProps) =>
  isTable ? (
    <PremiseTable {...{ premises, isStale }} {...actions} />
  ) : (
    <ul className={styles.cards}>
      {premises.map((premise) => (
        <PremiseCard key={premise.crm_premise_id} premise={premise} {...actions} />
      ))}
    </ul>
  )

const NoServiceYet = () => (
  <EmptyPanel picture="house">
    <p>
      <Rich text={commonTexts.noService} parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }} />
    </p>
  </EmptyPanel>
)
