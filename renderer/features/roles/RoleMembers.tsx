/** Who has a role: by name, with how they sign in. The page lives in the address. */
import { Navigate, useSearchParams } from 'react-router-dom'
import type { listRoleMembers, Role } from '#shared/contract/roles'
import type { ResponseOf } from '#shared/endpoint'
import { useListRoleMembersQuery } from '../../api/roles'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { changed, lastPageBefore, pageIn } from '../../ui/lists/listAddress'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './roles.module.css'

type Member = ResponseOf<typeof listRoleMembers>['members'][number]

const columns: Column<Member>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => name },
  {
    key: 'email',
    title: 'Email',
    narrow: 'wide',
    render: ({ email }) => <span className={styles.email}>{email}</span>,
  },
]

/** Fewer stand on one page without a bar below. */
const smallestPage = 10

export function RoleMembers({ role }: { role: Role }) {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const query = useListRoleMembersQuery({ query: { user_role_id: role.user_role_id, ...page } })
  const lastPage = query.isSuccess && !query.isFetching ? lastPageBefore(page, query.data.total_count) : null
  if (lastPage !== null) return <Navigate to={`?${changed(address, { page: lastPage })}`} replace />
  return (
    <Panel title={`Who has the role ${role.name}`}>
      <PageState query={query} what="The members of this role" rows={3}>
        {({ members, total_count }) => (
          <>
            <DataTable
              caption={`People with the role ${role.name}`}
              columns={columns}
              rows={members}
              rowKey={({ user_id }) => user_id}
              empty="Nobody has this role."
              isStale={query.isFetching}
            />
            {total_count > smallestPage && (
              <PaginationBar
                currentPage={page.page_number}
                itemsPerPage={page.page_size}
                totalCount={total_count}
                onChange={(number, size) => setAddress((before) => changed(before, { page: number, size }))}
              />
            )}
          </>
        )}
      </PageState>
    </Panel>
  )
}
