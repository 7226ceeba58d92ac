/** Lists the members of a role with their email. The URL holds the page number. */
import { useSearchParams } from 'react-router-dom'
import { type listRoleMembers, type Role, roleMemberSortColumns } from '#shared/contract/access/roles'
import type { ResponseOf } from '#shared/http/endpoint'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useListRoleMembersQuery } from '../../api/access/roles'
import { EmailText } from '../../ui/EmailText'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'

type RoleMember = ResponseOf<typeof listRoleMembers>['members'][number]

const columns: Column<RoleMember>[] = [
  { key: 'name', title: commonTexts.name, render: ({ name }) => name },
  {
    key: 'email',
    title: commonTexts.email,
    narrow: 'wide',
    render: ({ email }) => <EmailText email={email} />,
  },
]

/** A list of this size or less fits on one page and needs no paging bar. */
const smallestPage = 10

export function RoleMembers({ role }: { role: Role }) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const sorting = useListSort(roleMemberSortColumns)
  const query = useListRoleMembersQuery({
    query: { user_role_id: role.user_role_id, sort: sorting.sort, ...page },
  })
  useLastPage(page, query)
  return (
    <Panel title={roleTexts.membersTitle(role.name)}>
      <PageState query={query} failedText={roleTexts.membersNotLoaded} rows={3}>
        {({ members, total_count }) => (
          <>
            <ConsoleTable
              caption={roleTexts.membersCaption(role.name)}
              columns={columns}
              rows={members}
              rowKey={({ user_id }) => user_id}
              empty={roleTexts.noMembersLabel}
              sorting={sorting}
              isStale={query.isFetching}
            />
            {total_count > smallestPage && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </Panel>
  )
}
