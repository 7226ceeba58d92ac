/** /admin/settings shows what each role can do. The URL holds the selected role. */

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListedRole, Role } from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useGetRolePermissionsQuery, useListRolesQuery } from '../../api/access/roles'
import { useHasRight } from '../../session/useHasRight'
import { Select } from '../../ui/forms/fields/Select'
import { EmptyPanel, Filter, Filters, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { RightsMatrix } from './RightsMatrix'
import { RoleActions } from './RoleActions'
import { RoleMembers } from './RoleMembers'
import type { MenuBuilder } from './RolePreview'
import styles from './roles.module.css'

interface AccessControlPageProps {
  buildMenu: MenuBuilder
  /** Shows the changes that wait for approval. */
  notice: ReactNode
}

export function AccessControlPage({ buildMenu, notice }: AccessControlPageProps) {
  const roles = useListRolesQuery()
  return (
    <PageState
      query={roles}
      failedText={roleTexts.rolesNotLoaded}
      rows={10}
      isEmpty={(found) => found.length === 0}
      empty={
        <EmptyPanel>
          <p>{roleTexts.noRolesYet}</p>
          <p>{roleTexts.noRolesHint}</p>
        </EmptyPanel>
      }
    >
      {(found) => <RolesView roles={found} buildMenu={buildMenu} notice={notice} />}
    </PageState>
  )
}

/** Returns the user's own role, or else the first role that has members. */
const defaultRoleOf = (roles: readonly ListedRole[]): ListedRole | undefined =>
  roles.find(({ is_own }) => is_own) ?? roles.find(({ member_count }) => member_count > 0) ?? roles[0]

function RolesView({ roles, buildMenu, notice }: AccessControlPageProps & { roles: ListedRole[] }) {
  const [search, setSearch] = useSearchParams()
  const mayChange = useHasRight('ACCESSCONTROL.write')
  const selected = roles.find(({ user_role_id }) => user_role_id === search.get('role')) ?? defaultRoleOf(roles)
  if (!selected) return null
  const selectRole = (role: string | null) => setSearch(role === null ? {} : { role })
  return (
    <PageStack isShownInOrder>
      {notice}
      <Filters label={roleTexts.chooseARole}>
        <Filter label={commonTexts.role} htmlFor="role">
          <Select
            id="role"
            className={styles.choice ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            value={selected.user_role_id}
            onChange={selectRole}
            options={[
              { label: roleTexts.staff, options: roles.filter(({ is_for_staff }) => is_for_staff).map(toOption) },
              { label: roleTexts.customers, options: roles.filter(({ is_for_staff }) => !is_for_staff).map(toOption) },
            ]}
          />
        </Filter>
        <p className={styles.members}>{roleTexts.memberCount(selected.member_count)}</p>
        {mayChange && <RoleActions role={selected} onSelect={selectRole} />}
      </Filters>
      <RoleRights
        key={selected.user_role_id}
        roleId={selected.user_role_id}
        mayChange={mayChange}
        buildMenu={buildMenu}
      />
      <RoleMembers key={`members ${selected.user_role_id}`} role={selected} />
    </PageStack>
  )
}

const toOption = ({ user_role_id, name }: Role) => ({ value: user_role_id, label: name })

interface RoleRightsProps {
  roleId: string
  mayChange: boolean
  buildMenu: MenuBuilder
}

function RoleRights({ roleId, mayChange, buildMenu }: RoleRightsProps) {
  const query = useGetRolePermissionsQuery({ query: { user_role_id: roleId } })
  return (
    <PageState query={query} failedText={roleTexts.rightsNotLoaded} rows={12}>
      {(found) => <RightsMatrix {...found} mayChange={mayChange} buildMenu={buildMenu} />}
    </PageState>
  )
}
