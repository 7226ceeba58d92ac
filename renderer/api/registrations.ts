import { checkParents, createPortalAccount } from '#shared/contract/accountCreation'
import { getRegistrationCount } from '#shared/contract/legacy'
import { inviteToRegister, listRegistrations } from '#shared/contract/registrations'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const registrationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationCount: build.query<ResponseOf<typeof getRegistrationCount>, ArgumentOf<typeof getRegistrationCount>>(
      { query: call(getRegistrationCount), providesTags: ['Registrations'] },
    ),
    listRegistrations: build.query<ResponseOf<typeof listRegistrations>, ArgumentOf<typeof listRegistrations>>({
      query: call(listRegistrations),
      providesTags: ['Registrations'],
    }),
    inviteToRegister: build.mutation<ResponseOf<typeof inviteToRegister>, ArgumentOf<typeof inviteToRegister>>({
      query: call(inviteToRegister),
      invalidatesTags: ['Registrations'],
    }),
    // Only reads. It is a mutation because its answer belongs to one click and must not be cached.
    checkParents: build.mutation<ResponseOf<typeof checkParents>, ArgumentOf<typeof checkParents>>({
      query: call(checkParents),
    }),
    createPortalAccount: build.mutation<ResponseOf<typeof createPortalAccount>, ArgumentOf<typeof createPortalAccount>>(
      { query: call(createPortalAccount), invalidatesTags: ['Registrations', 'People'] },
    ),
  }),
})

export const {
  useGetRegistrationCountQuery,
  useListRegistrationsQuery,
  useInviteToRegisterMutation,
  useCheckParentsMutation,
  useCreatePortalAccountMutation,
} = registrationsApi
