/** Predicts when changed rights of a role take effect. The server applies the same rule when they are saved. */
import type { Right } from '#shared/access/access'
import { type ChangeEffect, effectOfChange, endsAdministration } from '#shared/access/accessChangeRule'
import type { ListedRole } from '#shared/contract/access/roles'
import { useListRolesQuery } from '../../api/access/roles'
import type { RightChange } from './rightsDraft'

const rightOf = ({ feature, verb }: RightChange): Right => `${feature}.${verb}`

/** Returns null while the role isn't listed. Only administrators change roles, so the user is one. */
export function useChangeEffect(roleId: string, changes: readonly RightChange[]): ChangeEffect | null {
  // Other users may have become administrators, or stopped being administrators, since the page was opened.
  const { data: roles = [] } = useListRolesQuery(undefined, { refetchOnMountOrArgChange: true })
  const role = roles.find(({ user_role_id }) => user_role_id === roleId)
  if (!role) return null
  return effectOfChange({
    granted: changes.filter(({ isGranted }) => isGranted).map(rightOf),
    isForRequester: role.is_own,
    isByAdministrator: true,
    administratorCount: countAdministrators(roles),
    removedCount: endsAdministration(changes.filter(({ isGranted }) => !isGranted).map(rightOf))
      ? countOtherAdministrators(role)
      : 0,
  })
}

const countAdministrators = (roles: readonly ListedRole[]): number =>
  roles.filter(({ is_administrator }) => is_administrator).reduce((sum, { member_count }) => sum + member_count, 0)

/** Counts the administrators with this role, other than the user. */
const countOtherAdministrators = ({ is_administrator, member_count, is_own }: ListedRole): number =>
  is_administrator ? member_count - (is_own ? 1 : 0) : 0
