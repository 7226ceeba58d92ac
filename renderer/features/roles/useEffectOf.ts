/** When changed rights of a role would take effect. The server decides by the same rule once they are saved. */
import type { Right } from '#shared/access'
import { effectOfChange, endsAdministration, type ChangeEffect } from '#shared/accessChangeRule'
import type { ListedRole } from '#shared/contract/roles'
import { useListRolesQuery } from '../../api/roles'
import type { RightChange } from './rightsDraft'

const rightOf = ({ feature, verb }: RightChange): Right => `${feature}.${verb}`

/** Null while the role isn't listed. Only administrators change roles, so the person is one. */
export function useEffectOf(roleId: string, changes: readonly RightChange[]): ChangeEffect | null {
  // Colleagues may have become administrators, or stopped being some, since the page was opened.
  const { data: roles = [] } = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true })
  const role = roles.find(({ user_role_id }) => user_role_id === roleId)
  if (!role) return null
  return effectOfChange({
    granted: changes.filter(({ isGranted }) => isGranted).map(rightOf),
    isForRequester: role.is_own,
    isByAdministrator: true,
    administratorCount: administratorsIn(roles),
    removedCount: endsAdministration(changes.filter(({ isGranted }) => !isGranted).map(rightOf)) ? othersIn(role) : 0,
  })
}

const administratorsIn = (roles: readonly ListedRole[]): number =>
  roles.filter(({ is_administrator }) => is_administrator).reduce((sum, { member_count }) => sum + member_count, 0)

/** The administrators with this role, other than the person. */
const othersIn = ({ is_administrator, member_count, is_own }: ListedRole): number =>
  is_administrator ? member_count - (is_own ? 1 : 0) : 0
