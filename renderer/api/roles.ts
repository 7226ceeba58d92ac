import {
  copyRole,
  deleteRole,
  getRolePermissions,
  listRoleMembers,
  listRoles,
  renameRole,
  updateRolePermissions,
} from '#shared/contract/roles'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const roleListTag = { type: 'Roles', id: 'list' } as const

const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<ResponseOf<typeof listRoles>, ArgumentOf<typeof listRoles>>({
      query: call(listRoles),
      providesTags: [roleListTag],
    }),
    listRoleMembers: build.query<ResponseOf<typeof listRoleMembers>, ArgumentOf<typeof listRoleMembers>>({
      query: call(listRoleMembers),
      providesTags: ['Roles'],
    }),
    getRolePermissions: build.query<ResponseOf<typeof getRolePermissions>, ArgumentOf<typeof getRolePermissions>>({
      query: call(getRolePermissions),
      providesTags: ['Roles'],
    }),
    updateRolePermissions: build.mutation<
      ResponseOf<typeof updateRolePermissions>,
      ArgumentOf<typeof updateRolePermissions>
    >({
      query: call(updateRolePermissions),
      // Refreshes after a rejection too, because another agent may have changed the role.
      invalidatesTags: ['Roles', 'AccessChanges'],
    }),
    copyRole: build.mutation<ResponseOf<typeof copyRole>, ArgumentOf<typeof copyRole>>({
      query: call(copyRole),
      invalidatesTags: ['Roles'],
    }),
    renameRole: build.mutation<ResponseOf<typeof renameRole>, ArgumentOf<typeof renameRole>>({
      query: call(renameRole),
      invalidatesTags: ['Roles'],
    }),
    deleteRole: build.mutation<ResponseOf<typeof deleteRole>, ArgumentOf<typeof deleteRole>>({
      query: call(deleteRole),
      // The page still shows the deleted role, so its details must not be refetched: the server would not find them.
      invalidatesTags: (_deleted, error) => [error ? 'Roles' : roleListTag],
    }),
  }),
})

export const {
  useListRolesQuery,
  useListRoleMembersQuery,
  useGetRolePermissionsQuery,
  useUpdateRolePermissionsMutation,
  useCopyRoleMutation,
  useRenameRoleMutation,
  useDeleteRoleMutation,
} = rolesApi
