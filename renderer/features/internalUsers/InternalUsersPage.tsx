/** /manage-myaccount-users: lists the staff users. Search words, status and page are in the URL. */

import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { internalStatuses, internalUserSortColumns } from '#shared/contract/access/internalUsers'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { useListInternalUsersQuery } from '../../api/access/internalUsers'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/fields/Select'
import { SearchBox } from '../../ui/forms/SearchBox'
import { firstRow } from '../../ui/lists/firstPage'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { ColleagueDialog, type ColleagueTask } from './ColleagueDialog'
import { InternalUserTable } from './InternalUserTable'
import { InviteDialog } from './InviteDialog'
import styles from './internalUsers.module.css'

const readStaffFilter = (search: URLSearchParams) => {
  const status = internalStatuses.find((candidate) => candidate === search.get('status'))
  return { search: (search.get('search') ?? '').trim().slice(0, 200), ...(status && { status }) }
}

const useStaffCount: UseCount = (search) =>
  useListInternalUsersQuery({ query: { ...readStaffFilter(search), ...firstRow } }).data?.total_count

/** `notice` is shown above the list and holds the changes that wait for approval. */
export function InternalUsersPage({ notice }: { notice: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const [task, setTask] = useState<ColleagueTask | null>(null)
  const mayChange = useHasRight('INTERNALUSERS.write')
  const page = readPage(search)
  const filter = readStaffFilter(search)
  const sorting = useListSort(internalUserSortColumns)
  const query = useListInternalUsersQuery({ query: { ...filter, sort: sorting.sort, ...page } })
  useLastPage(page, query)

  return (
    <PageStack>
      {notice}
      <div className={styles.top}>
        <Filters label={internalUserTexts.findAColleague}>
          <SearchBox
            id="staff-search"
            label={internalUserTexts.nameOrEmail}
            words={filter.search}
            onChange={(text) => setSearch((before) => withChanges(before, { search: text }), { replace: true })}
          />
          <Filter label={commonTexts.status} htmlFor="staff-status">
            <Select
              id="staff-status"
              className={styles.status ?? ''}
              value={filter.status ?? ''}
              options={[
                { value: '', label: commonTexts.all },
                ...internalStatuses.map((value) => ({ value, label: internalUserTexts.statusLabels[value] })),
              ]}
              onChange={(next) => setSearch((before) => withChanges(before, { status: next }))}
            />
          </Filter>
        </Filters>
        {mayChange && (
          <Button kind="primary" onClick={() => setInviting(true)}>
            {internalUserTexts.inviteAColleague}
          </Button>
        )}
      </div>
      <ListViews list="internalUsers" useCount={useStaffCount} />
      <PageState query={query} failedText={internalUserTexts.staffUsersNotLoaded}>
        {({ users, total_count }) => (
          <>
            <InternalUserTable
              users={users}
              sorting={sorting}
              isStale={query.isFetching}
              mayChange={mayChange}
              onTask={setTask}
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {task && <ColleagueDialog task={task} onClose={() => setTask(null)} />}
    </PageStack>
  )
}
