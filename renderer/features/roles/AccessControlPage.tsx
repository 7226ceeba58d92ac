/** /admin/settings: what each role may do. The chosen role lives in the address. */
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListedRole, Role } from '#shared/contract/roles'
import { useGetRolePermissionsQuery, useListRolesQuery } from '../../api/roles'
import { useMay } from '../../session/useMay'
import { Filter, Filters, PageStack, EmptyPanel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { RightsMatrix } from './RightsMatrix'
import { RoleActions } from './RoleActions'
import { RoleMembers } from './RoleMembers'
import type { MenuOf } from './RolePreview'
import styles from './roles.module.css'
import * as commonTexts from '#shared/texts/common'
import * as roleTexts from '#shared/texts/roles'

interface PageProps {
  menuOf: MenuOf
  /** Changes that wait for approval. */
  notice: ReactNode
}

export function AccessControlPage({ menuOf, notice }: PageProps) {
  const roles = useListRolesQuery()
  return (
    <PageState
      query={roles}
      what={roleTexts.theRoles}
      rows={10}
      isEmpty={(found) => found.length === 0}
      empty={
        <EmptyPanel>
          <p>{roleTexts.noRolesYet}</p>
          <p>{roleTexts.rolesAreConfiguredByYourAdministrator}</p>
        </EmptyPanel>
      }
    >
      {(found) => <Roles roles={found} menuOf={menuOf} notice={notice} />}
    </PageState>
  )
}

/** One's own; else the first that somebody has. */
const startOf = (roles: readonly ListedRole[]): ListedRole | undefined =>
  roles.find(({ is_own }) => is_own) ?? roles.find(({ member_count }) => member_count > 0) ?? roles[0]

function Roles({ roles, menuOf, notice }: PageProps & { roles: ListedRole[] }) {
  const [address, setAddress] = useSearchParams()
  const mayChange = useMay('ACCESSCONTROL.write')
  const chosen = roles.find(({ user_role_id }) => user_role_id === address.get('role')) ?? startOf(roles)
  if (!chosen) return null
  const choose = (role: string | null) => setAddress(role === null ? {} : { role })
  return (
    <PageStack>
      {notice}
      <Filters label={roleTexts.chooseARole}>
        <Filter label={commonTexts.role} htmlFor="role">
          <Select
            id="role"
            className={styles.choice ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            value={chosen.user_role_id}
            onChange={choose}
            options={[
              { label: roleTexts.staff, options: roles.filter(({ is_for_staff }) => is_for_staff).map(toOption) },
              { label: roleTexts.customers, options: roles.filter(({ is_for_staff }) => !is_for_staff).map(toOption) },
            ]}
          />
        </Filter>
        <p className={styles.members}>
          {chosen.member_count === 1 ? '1 person has this role' : `${chosen.member_count} people have this role`}
        </p>
        {mayChange && <RoleActions role={chosen} onChosen={choose} />}
      </Filters>
      <Rights key={chosen.user_role_id} roleId={chosen.user_role_id} mayChange={mayChange} menuOf={menuOf} />
      <RoleMembers key={`members ${chosen.user_role_id}`} role={chosen} />
    </PageStack>
  )
}

const toOption = ({ user_role_id, name }: Role) => ({ value: user_role_id, label: name })

interface RightsProps {
  roleId: string
  mayChange: boolean
  menuOf: MenuOf
}

function Rights({ roleId, mayChange, menuOf }: RightsProps) {
  const query = useGetRolePermissionsQuery({ query: { user_role_id: roleId } })
  return (
    <PageState query={query} what={roleTexts.whatThisRoleCanDo} rows={12}>
      {(found) => <RightsMatrix {...found} mayChange={mayChange} menuOf={menuOf} />}
    </PageState>
  )
}
