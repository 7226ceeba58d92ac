import {
  cancelInternalInvitation,
  changeInternalRole,
  changeInternalStatus,
  endInternalSessions,
  inviteInternalUser,
  listInternalUsers,
  listStaffRoles,
  resendInternalInvitation,
  resetInternalTwoStep,
} from '#shared/contract/internalUsers'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** Refreshes after a rejection too, because a colleague may have been first. Role members change as well. */
const invalidatesTags = ['InternalUsers', 'Roles', 'AccessChanges'] as const

const internalUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInternalUsers: build.query<ResponseOf<typeof listInternalUsers>, ArgumentOf<typeof listInternalUsers>>({
      query: call(listInternalUsers),
      providesTags: ['InternalUsers'],
    }),
    listStaffRoles: build.query<ResponseOf<typeof listStaffRoles>, ArgumentOf<typeof listStaffRoles>>({
      query: call(listStaffRoles),
      providesTags: [{ type: 'Roles', id: 'list' }],
    }),
    inviteInternalUser: build.mutation<ResponseOf<typeof inviteInternalUser>, ArgumentOf<typeof inviteInternalUser>>({
      query: call(inviteInternalUser),
      invalidatesTags,
    }),
    resendInternalInvitation: build.mutation<
      ResponseOf<typeof resendInternalInvitation>,
      ArgumentOf<typeof resendInternalInvitation>
    >({ query: call(resendInternalInvitation), invalidatesTags }),
    cancelInternalInvitation: build.mutation<
      ResponseOf<typeof cancelInternalInvitation>,
      ArgumentOf<typeof cancelInternalInvitation>
    >({ query: call(cancelInternalInvitation), invalidatesTags }),
    changeInternalRole: build.mutation<ResponseOf<typeof changeInternalRole>, ArgumentOf<typeof changeInternalRole>>({
      query: call(changeInternalRole),
      invalidatesTags,
    }),
    changeInternalStatus: build.mutation<
      ResponseOf<typeof changeInternalStatus>,
      ArgumentOf<typeof changeInternalStatus>
    >({ query: call(changeInternalStatus), invalidatesTags }),
    endInternalSessions: build.mutation<ResponseOf<typeof endInternalSessions>, ArgumentOf<typeof endInternalSessions>>(
      { query: call(endInternalSessions), invalidatesTags },
    ),
    resetInternalTwoStep: build.mutation<
      ResponseOf<typeof resetInternalTwoStep>,
      ArgumentOf<typeof resetInternalTwoStep>
    >({ query: call(resetInternalTwoStep), invalidatesTags }),
  }),
})

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
} = internalUsersApi
