/** Finds portal users. The URL holds the search and the page number. */

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type FoundUser, portalUserSortColumns } from '#shared/contract/customers/portalUsers'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useSearchUsersQuery } from '../../api/customers/portalUsers'
import { AccountSearchForm } from '../../domain/customers/AccountSearchForm'
import { hasFilter, readAccountFilter, readAccountPage } from '../../domain/customers/accountFilterUrl'
import { numberText } from '../../ui/format/amounts'
import { ListPages } from '../../ui/lists/ListPages'
import { withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { InvitedList } from './InvitedList'
import { ResetPasswordModal } from './ResetPasswordModal'
import { UserTable } from './UserTable'

export function ManageUserTab() {
  const [search, setSearch] = useSearchParams()
  const [userToReset, setUserToReset] = useState<FoundUser | null>(null)
  const filter = readAccountFilter(search)
  const page = readAccountPage(search)
  const hasSearch = hasFilter(filter)
  const sorting = useListSort(portalUserSortColumns)
  const query = useSearchUsersQuery({ body: { ...filter, sort: sorting.sort, ...page } }, { skip: !hasSearch })
  useLastPage(page, query)

  return (
    <PageStack>
      <Panel title={portalUserTexts.searchUserAccount}>
        {/* The key resets the form to the URL's filter, so that going back restores the previous search. */}
        <AccountSearchForm
          key={JSON.stringify(filter)}
          initial={filter}
          onSearch={(newFilter) =>
            setSearch(() => withChanges(new URLSearchParams({ tab: 'manage' }), { ...newFilter }))
          }
          onClear={() => setSearch({ tab: 'manage' })}
        />
      </Panel>
      {hasSearch && (
        <PageState query={query} failedText={portalUserTexts.usersNotLoaded}>
          {({ user_details, invited, total_count, is_exact }) => (
            <>
              {!is_exact && (
                <output className={parts.quiet}>{portalUserTexts.tooManyPeople(numberText(total_count))}</output>
              )}
              <UserTable
                users={user_details}
                sorting={sorting}
                firstNumber={(page.page_number - 1) * page.page_size + 1}
                isStale={query.isFetching}
                onReset={setUserToReset}
              />
              {total_count > 0 && <ListPages page={page} totalCount={total_count} keepsControls />}
              <InvitedList invited={invited} />
            </>
          )}
        </PageState>
      )}
      {userToReset && <ResetPasswordModal user={userToReset} onClose={() => setUserToReset(null)} />}
    </PageStack>
  )
}
