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
import { api, call, type ArgumentOf } from './client'

const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<ResponseOf<typeof listRoles>, ArgumentOf<typeof listRoles>>({
      query: call(listRoles),
      providesTags: ['Roles'],
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
      // Also when it was refused: somebody else may have changed the role.
      invalidatesTags: ['Roles'],
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
      invalidatesTags: ['Roles'],
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
