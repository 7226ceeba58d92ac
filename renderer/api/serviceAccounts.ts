import { listServiceAccounts, updateNickname } from '#shared/contract/serviceAccounts'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

const serviceAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceAccounts: build.query<ResponseOf<typeof listServiceAccounts>, ArgumentOf<typeof listServiceAccounts>>({
      query: call(listServiceAccounts),
      // Balances, autopay and paperless stand in it too.
      providesTags: ['ServiceAccounts', 'Accounts'],
    }),
    updateNickname: build.mutation<ResponseOf<typeof updateNickname>, ArgumentOf<typeof updateNickname>>({
      query: call(updateNickname),
      invalidatesTags: (_result, error) => (error ? [] : ['ServiceAccounts']),
    }),
  }),
})

export const { useListServiceAccountsQuery, useUpdateNicknameMutation } = serviceAccountsApi
