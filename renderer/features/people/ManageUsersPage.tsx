/** /manageContacts lists who can sign in for the account and who only gets alerts. The URL holds the page number. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { Person } from '#shared/contract/customers/people'
import * as peopleTexts from '#shared/texts/customers/people'
import { useListPeopleQuery } from '../../api/customers/people'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { AccessRequests } from './AccessRequests'
import { AddPersonDialog } from './AddPersonDialog'
import { EditPersonDialog } from './EditPersonDialog'
import { PeopleTable } from './PeopleTable'
import styles from './people.module.css'
import { RemovePersonDialog } from './RemovePersonDialog'

export function ManageUsersPage() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  if (isStaff(user.userTypeCode) && !account) {
    return <EmptyPanel>{peopleTexts.openCustomerHint}</EmptyPanel>
  }
  // The key remounts the list, so that one customer's people never show under another customer.
  return <PeopleList key={account?.crm_customer_number} customerNumber={account?.crm_customer_number} />
}

/** Returns the only account holder. Holders sort first, so a holder on a later page is never the only one. */
function findLastHolder(people: readonly Person[], page: number): Person | undefined {
  const holders = people.filter(({ level, status }) => level === 'holder' && status === 'active')
  return page === 1 && holders.length === 1 ? holders[0] : undefined
}

type PersonDialog = { kind: 'add' } | { kind: 'edit' | 'invite' | 'remove'; person: Person }

function PeopleList({ customerNumber }: { customerNumber: string | undefined }) {
  const [search] = useSearchParams()
  const [openDialog, setOpenDialog] = useState<PersonDialog | null>(null)
  const mayChange = useHasRight('MANAGECONTACT.write')
  const page = readPage(search)
  const customerFilter = customerNumber === undefined ? {} : { crm_customer_id: customerNumber }
  const query = useListPeopleQuery({ body: { ...customerFilter, ...page } })
  const lastHolder = findLastHolder(query.data?.people ?? [], page.page_number)
  useLastPage(page, query)
  const close = () => setOpenDialog(null)

  return (
    <PageStack isShownInOrder>
      <div className={styles.top}>
        <p className={parts.secondary}>{mayChange ? peopleTexts.emptyHint : peopleTexts.holdersOnly}</p>
        {mayChange && (
          <Button kind="primary" onClick={() => setOpenDialog({ kind: 'add' })}>
            {peopleTexts.addPerson}
          </Button>
        )}
      </div>
      <AccessRequests customerFilter={customerFilter} mayChange={mayChange} />
      <PageState query={query} failedText={peopleTexts.peopleNotLoaded}>
        {({ people, total_count }) => (
          <>
            <PeopleTable
              people={people}
              lastHolder={lastHolder}
              isStale={query.isFetching}
              mayChange={mayChange}
              onAction={(kind, person) => setOpenDialog({ kind, person })}
            />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
      {openDialog?.kind === 'add' && <AddPersonDialog customerNumber={customerNumber} onClose={close} />}
      {openDialog?.kind === 'invite' && (
        <AddPersonDialog customerNumber={customerNumber} person={openDialog.person} onClose={close} />
      )}
      {openDialog?.kind === 'edit' && (
        <EditPersonDialog
          person={openDialog.person}
          isLastHolder={openDialog.person.contact_id === lastHolder?.contact_id}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'remove' && <RemovePersonDialog person={openDialog.person} onClose={close} />}
    </PageStack>
  )
}
