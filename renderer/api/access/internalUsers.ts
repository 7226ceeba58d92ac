import { internalUsers } from '#shared/contract/access/internalUsers'
import { hooksOf } from '../client'

export const {
  useListInternalUsersQuery,
  useListStaffRolesQuery,
  useInviteInternalUserMutation,
  useResendInternalInvitationMutation,
  useCancelInternalInvitationMutation,
  useChangeInternalRoleMutation,
  useChangeInternalStatusMutation,
  useEndInternalSessionsMutation,
  useResetInternalTwoStepMutation,
} = hooksOf(internalUsers, {
  listStaffRoles: { providesTags: [{ type: 'Roles', id: 'list' }] },
})
