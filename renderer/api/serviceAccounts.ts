import {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
} from '#shared/contract/serviceAccounts'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** Access to other accounts changes the addresses on every screen. */
const invalidatedTags = (_result: unknown, error: unknown) =>
  error ? [] : (['ServiceAccounts', 'Accounts', 'Person'] as const)

const serviceAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServiceAccounts: build.query<ResponseOf<typeof listServiceAccounts>, ArgumentOf<typeof listServiceAccounts>>({
      query: call(listServiceAccounts),
      // The list contains balances, autopay and paperless settings too.
      providesTags: ['ServiceAccounts', 'Accounts'],
    }),
    updateNickname: build.mutation<ResponseOf<typeof updateNickname>, ArgumentOf<typeof updateNickname>>({
      query: call(updateNickname),
      invalidatesTags: (_result, error) => (error ? [] : ['ServiceAccounts']),
    }),
    addAccount: build.mutation<ResponseOf<typeof addAccount>, ArgumentOf<typeof addAccount>>({
      query: call(addAccount),
    }),
    confirmAddedAccount: build.mutation<ResponseOf<typeof confirmAddedAccount>, ArgumentOf<typeof confirmAddedAccount>>(
      {
        query: call(confirmAddedAccount),
        invalidatesTags: invalidatedTags,
      },
    ),
    requestAccountAccess: build.mutation<
      ResponseOf<typeof requestAccountAccess>,
      ArgumentOf<typeof requestAccountAccess>
    >({
      query: call(requestAccountAccess),
      invalidatesTags: ['OwnAccessRequests'],
    }),
    removeAddedAccount: build.mutation<ResponseOf<typeof removeAddedAccount>, ArgumentOf<typeof removeAddedAccount>>({
      query: call(removeAddedAccount),
      invalidatesTags: invalidatedTags,
    }),
  }),
})

export const {
  useListServiceAccountsQuery,
  useUpdateNicknameMutation,
  useAddAccountMutation,
  useConfirmAddedAccountMutation,
  useRequestAccountAccessMutation,
  useRemoveAddedAccountMutation,
} = serviceAccountsApi
