import {
  cancelInvitation,
  invitePerson,
  listPeople,
  removePerson,
  resendInvitation,
  updatePersonLevel,
} from '#shared/contract/people'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

/** Whoever is changed may be listed anywhere where people or contacts are. */
const people = (_result: unknown, error: unknown) => (error ? [] : (['People', 'Communication', 'Person'] as const))

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<ResponseOf<typeof listPeople>, ArgumentOf<typeof listPeople>>({
      query: call(listPeople),
      providesTags: ['People'],
    }),
    invitePerson: build.mutation<ResponseOf<typeof invitePerson>, ArgumentOf<typeof invitePerson>>({
      query: call(invitePerson),
      invalidatesTags: people,
    }),
    resendInvitation: build.mutation<ResponseOf<typeof resendInvitation>, ArgumentOf<typeof resendInvitation>>({
      query: call(resendInvitation),
      invalidatesTags: people,
    }),
    cancelInvitation: build.mutation<ResponseOf<typeof cancelInvitation>, ArgumentOf<typeof cancelInvitation>>({
      query: call(cancelInvitation),
      invalidatesTags: people,
    }),
    updatePersonLevel: build.mutation<ResponseOf<typeof updatePersonLevel>, ArgumentOf<typeof updatePersonLevel>>({
      query: call(updatePersonLevel),
      invalidatesTags: people,
    }),
    removePerson: build.mutation<ResponseOf<typeof removePerson>, ArgumentOf<typeof removePerson>>({
      query: call(removePerson),
      invalidatesTags: people,
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
