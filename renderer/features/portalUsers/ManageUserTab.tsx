/** Finds portal users. What was searched for, and the page, live in the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FoundUser } from '#shared/contract/portalUsers'
import { useSearchUsersQuery } from '../../api/portalUsers'
import { AccountSearchForm } from '../../ui/forms/AccountSearchForm'
import { filterIn, isFilled, pageIn } from '../../ui/lists/accountFilter'
import { changed } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { MoreThanListed } from '../../ui/lists/MoreThanListed'
import { useLastPage } from '../../ui/lists/useLastPage'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { InvitedList } from './InvitedList'
import { ResetPasswordModal } from './ResetPasswordModal'
import { UserTable } from './UserTable'
import * as portalUserTexts from '#shared/texts/portalUsers'

export function ManageUserTab() {
  const [address, setAddress] = useSearchParams()
  const [resetting, setResetting] = useState<FoundUser | null>(null)
  const filter = filterIn(address)
  const page = pageIn(address)
  const isAsked = isFilled(filter)
  const query = useSearchUsersQuery({ body: { ...filter, ...page } }, { skip: !isAsked })
  useLastPage(page, query)

  return (
    <PageStack>
      <Panel title={portalUserTexts.searchUserAccount}>
        {/* What the address says is where the form begins: going back brings back what was searched for. */}
        <AccountSearchForm
          key={JSON.stringify(filter)}
          initial={filter}
          onSearch={(wanted) => setAddress(() => changed(new URLSearchParams({ tab: 'manage' }), { ...wanted }))}
          onClear={() => setAddress({ tab: 'manage' })}
        />
      </Panel>
      {isAsked && (
        <PageState query={query} what={portalUserTexts.theUsers}>
          {({ user_details, invited, total_count, is_exact }) => (
            <>
              {!is_exact && (
                <MoreThanListed
                  count={total_count}
                  what={portalUserTexts.people}
                  advice={portalUserTexts.narrowYourSearch}
                />
              )}
              <UserTable
                users={user_details}
                firstNumber={(page.page_number - 1) * page.page_size + 1}
                isStale={query.isFetching}
                onReset={setResetting}
              />
              {total_count > 0 && <ListPages page={page} totalCount={total_count} keepsControls />}
              <InvitedList invited={invited} />
            </>
          )}
        </PageState>
      )}
      {resetting && <ResetPasswordModal user={resetting} onClose={() => setResetting(null)} />}
    </PageStack>
  )
}
