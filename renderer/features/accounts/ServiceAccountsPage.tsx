/** /SubAccounts: what the person has, by address; page and search live in the address bar. */
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { ServicePremise } from '#shared/contract/serviceAccounts'
import { useListServiceAccountsQuery } from '../../api/serviceAccounts'
import { useSignedIn } from '../../session/SignedIn'
import { useMayOwn } from '../../session/useMay'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { changed, pageIn, type Changes } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { SearchBox } from '../../ui/forms/SearchBox'
import styles from './accounts.module.css'
import { AddAccountDialog } from './AddAccountDialog'
import { NameDialog } from './NameDialog'
import { PayChosen, type PayDialog } from './PayChosen'
import { PremiseCard } from './PremiseCard'
import { PremiseTable } from './PremiseTable'
import { addedBillOf } from './premiseActions'
import { RemoveAccountDialog } from './RemoveAccountDialog'
import { useChosenBills } from './useChosenBills'
import { WaitingRequests } from './WaitingRequests'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import { Rich } from '../../ui/Rich'

/** Beyond that, cards are too many to look through. */
const mostCards = 20

export function ServiceAccountsPage({ payDialog }: { payDialog: PayDialog }) {
  const { user } = useSignedIn()
  if (isStaff(user.userTypeCode)) {
    return <EmptyPanel>{serviceAccountTexts.staffDontHaveServiceAccounts}</EmptyPanel>
  }
  return <ServiceAccounts userId={user.user_id} payDialog={payDialog} />
}

function ServiceAccounts({ userId, payDialog }: { userId: string; payDialog: PayDialog }) {
  const [address, setAddress] = useSearchParams()
  const [naming, setNaming] = useState<ServicePremise | null>(null)
  const [removing, setRemoving] = useState<ServicePremise | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { person, customer } = useSignedIn()
  const mayAdd = useMayOwn('ACCOUNTS.write') && person.user_id === userId
  const { chosen, choiceOf, leaveOut, forget } = useChosenBills()
  const page = pageIn(address)
  const search = address.get('q') ?? ''
  const whose = {
    // Nobody may sign in for a customer whom staff have opened.
    ...(userId !== '' && { user_id: userId }),
    ...(customer && { crm_customer_id: customer.crm_customer_number }),
  }
  const query = useListServiceAccountsQuery({ body: { ...whose, search, ...page } })
  useLastPage(page, query)
  const show = (changes: Changes, replace = false) => setAddress((before) => changed(before, changes), { replace })

  return (
    <PageStack>
      <div className={styles.top}>
        {((query.data?.all_count ?? 0) > mostCards || search !== '') && (
          <div className={styles.search}>
            <SearchBox
              id="service-accounts-search"
              label={serviceAccountTexts.searchByAddressCommunityNumber}
              words={search}
              onChange={(q) => show({ q }, true)}
            />
          </div>
        )}
        {mayAdd && <Button onClick={() => setIsAdding(true)}>{serviceAccountTexts.addExistingAccount}</Button>}
      </div>
      <PageState
        query={query}
        what={customer ? serviceAccountTexts.theServiceAccounts : serviceAccountTexts.yourServiceAccounts}
        isEmpty={({ all_count }) => all_count === 0}
        empty={customer ? <EmptyPanel>{serviceAccountTexts.thisCustomerHasNoServiceYet}</EmptyPanel> : <NoService />}
      >
        {({ premises, total_count, all_count }) => (
          <>
            {all_count > mostCards ? (
              <PremiseTable
                {...{ premises, choiceOf }}
                isStale={query.isFetching}
                onName={setNaming}
                onRemove={setRemoving}
              />
            ) : (
              <ul className={styles.cards}>
                {premises.map((premise) => (
                  <PremiseCard
                    key={premise.crm_premise_id}
                    {...{ premise, choiceOf }}
                    onName={setNaming}
                    onRemove={setRemoving}
                  />
                ))}
              </ul>
            )}
            {premises.length === 0 && all_count <= mostCards && (
              <EmptyPanel>{serviceAccountTexts.noAddressesMatchYourSearch}</EmptyPanel>
            )}
            {total_count > 0 && all_count > mostCards && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
      {mayAdd && <WaitingRequests />}
      <PayChosen chosen={chosen} payDialog={payDialog} onPaid={leaveOut} onForget={forget} />
      {naming && <NameDialog premise={naming} onClose={() => setNaming(null)} />}
      {isAdding && <AddAccountDialog onClose={() => setIsAdding(false)} />}
      {removing && (
        <RemoveAccountDialog
          premise={removing}
          billNumber={addedBillOf(removing) ?? ''}
          onClose={() => setRemoving(null)}
        />
      )}
    </PageStack>
  )
}

const NoService = () => (
  <EmptyPanel>
    <p>
      <Rich
        text={serviceAccountTexts.youDontHaveAnyService}
        parts={{ link: <a href={telephoneLink(supportNumber)}>{supportNumber}</a> }}
      />
    </p>
  </EmptyPanel>
)
