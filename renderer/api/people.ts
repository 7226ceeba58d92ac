import {
  cancelInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from '#shared/contract/people'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** A changed person can appear in every list of people or contacts. */
const invalidatedTags = (_result: unknown, error: unknown) =>
  error ? [] : (['People', 'Communication', 'Person'] as const)

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<ResponseOf<typeof listPeople>, ArgumentOf<typeof listPeople>>({
      query: call(listPeople),
      providesTags: ['People'],
    }),
    invitePerson: build.mutation<ResponseOf<typeof invitePerson>, ArgumentOf<typeof invitePerson>>({
      query: call(invitePerson),
      invalidatesTags: invalidatedTags,
    }),
    resendInvitation: build.mutation<ResponseOf<typeof resendInvitation>, ArgumentOf<typeof resendInvitation>>({
      query: call(resendInvitation),
      invalidatesTags: invalidatedTags,
    }),
    cancelInvitation: build.mutation<ResponseOf<typeof cancelInvitation>, ArgumentOf<typeof cancelInvitation>>({
      query: call(cancelInvitation),
      invalidatesTags: invalidatedTags,
    }),
    updatePersonLevel: build.mutation<ResponseOf<typeof updatePersonLevel>, ArgumentOf<typeof updatePersonLevel>>({
      query: call(updatePersonLevel),
      invalidatesTags: invalidatedTags,
    }),
    removePerson: build.mutation<ResponseOf<typeof removePerson>, ArgumentOf<typeof removePerson>>({
      query: call(removePerson),
      invalidatesTags: invalidatedTags,
    }),
  }),
})

export const {
  useListPeopleQuery,
  useInvitePersonMutation,
  useResendInvitationMutation,
  useCancelInvitationMutation,
  useUpdatePersonLevelMutation,
  useRemovePersonMutation,
} = peopleApi
