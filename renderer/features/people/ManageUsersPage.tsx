/** /manageContacts: who may sign in for the account, and who is only told; the page lives in the address. */
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { Person } from '#shared/contract/people'
import { useListPeopleQuery } from '../../api/people'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { pageIn } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { AccessRequests } from './AccessRequests'
import { AddPersonDialog } from './AddPersonDialog'
import { EditPersonDialog } from './EditPersonDialog'
import { PeopleTable } from './PeopleTable'
import styles from './people.module.css'
import { RemovePersonDialog } from './RemovePersonDialog'
import * as peopleTexts from '#shared/texts/people'

export function ManageUsersPage() {
  const { user } = useSignedIn()
  const { account } = useSelected()
  if (isStaff(user.userTypeCode) && !account) {
    return <EmptyPanel>{peopleTexts.openACustomerToManage}</EmptyPanel>
  }
  // Nobody's people may stand for a moment under another customer.
  return <People key={account?.crm_customer_number} customerNumber={account?.crm_customer_number} />
}

/** The only one who holds the account. They come first in the list: beyond its first page there are more than one. */
function lastHolderIn(people: readonly Person[], page: number): Person | undefined {
  const holders = people.filter(({ level, status }) => level === 'holder' && status === 'active')
  return page === 1 && holders.length === 1 ? holders[0] : undefined
}

type Doing = { what: 'add' } | { what: 'edit' | 'invite' | 'remove'; person: Person }

function People({ customerNumber }: { customerNumber: string | undefined }) {
  const [search] = useSearchParams()
  const [doing, setDoing] = useState<Doing | null>(null)
  const mayChange = useMay('MANAGECONTACT.write')
  const page = pageIn(search)
  const ofCustomer = customerNumber === undefined ? {} : { crm_customer_id: customerNumber }
  const query = useListPeopleQuery({ body: { ...ofCustomer, ...page } })
  const lastHolder = lastHolderIn(query.data?.people ?? [], page.page_number)
  useLastPage(page, query)
  const close = () => setDoing(null)

  return (
    <PageStack>
      <div className={styles.top}>
        <p className={styles.quiet}>
          {mayChange ? peopleTexts.invitePeopleToSignIn : peopleTexts.onlyAnAccountHolderCan}
        </p>
        {mayChange && (
          <Button type="primary" onClick={() => setDoing({ what: 'add' })}>
            {peopleTexts.addPerson}
          </Button>
        )}
      </div>
      <AccessRequests ofCustomer={ofCustomer} mayChange={mayChange} />
      <PageState query={query} what={peopleTexts.thePeopleOnThisAccount}>
        {({ people, total_count }) => (
          <>
            <PeopleTable
              people={people}
              lastHolder={lastHolder}
              isStale={query.isFetching}
              mayChange={mayChange}
              onDo={(what, person) => setDoing({ what, person })}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {doing?.what === 'add' && <AddPersonDialog customerNumber={customerNumber} onClose={close} />}
      {doing?.what === 'invite' && (
        <AddPersonDialog customerNumber={customerNumber} person={doing.person} onClose={close} />
      )}
      {doing?.what === 'edit' && (
        <EditPersonDialog
          person={doing.person}
          isLastHolder={doing.person.contact_id === lastHolder?.contact_id}
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && <RemovePersonDialog person={doing.person} onClose={close} />}
    </PageStack>
  )
}
