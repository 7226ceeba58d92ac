import { roles } from '#shared/contract/access/roles'
import { hooksOf } from '../client'

const roleListTag = { type: 'Roles', id: 'list' } as const

export const {
  useListRolesQuery,
  useListRoleMembersQuery,
  useGetRolePermissionsQuery,
  useUpdateRolePermissionsMutation,
  useCopyRoleMutation,
  useRenameRoleMutation,
  useDeleteRoleMutation,
} = hooksOf(roles, {
  listRoles: { providesTags: [roleListTag] },
  // The page still shows the deleted role, so its details must not be refetched: the server would not find them.
  deleteRole: { invalidatesTags: (_deleted, error) => [error ? 'Roles' : roleListTag] },
})
