import { getAccountByEmail } from '#shared/contract/legacy'
import { createUserAccount, listBillingAccounts, searchUsers, sendPasswordCode } from '#shared/contract/portalUsers'
import type { ResponseOf } from '#shared/endpoint'
import { heldSession } from '../session/heldSession'
import { api, call, type ArgumentOf } from './client'

const portalUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query<ResponseOf<typeof searchUsers>, ArgumentOf<typeof searchUsers>>({
      query: call(searchUsers),
      // People too: an invitation that is sent again holds longer.
      providesTags: ['PortalUsers', 'People'],
    }),
    listBillingAccounts: build.query<ResponseOf<typeof listBillingAccounts>, ArgumentOf<typeof listBillingAccounts>>({
      query: call(listBillingAccounts),
    }),
    getAccountByEmail: build.query<ResponseOf<typeof getAccountByEmail>, ArgumentOf<typeof getAccountByEmail>>({
      // The call is open to visitors, who learn nothing from it: staff say who they are.
      query: (input) => ({ endpoint: getAccountByEmail, input, options: { token: heldSession()?.token } }),
    }),
    createUserAccount: build.mutation<ResponseOf<typeof createUserAccount>, ArgumentOf<typeof createUserAccount>>({
      query: call(createUserAccount),
      invalidatesTags: ['PortalUsers', 'People', 'Customer'],
    }),
    sendPasswordCode: build.mutation<ResponseOf<typeof sendPasswordCode>, ArgumentOf<typeof sendPasswordCode>>({
      query: call(sendPasswordCode),
    }),
  }),
})

export const {
  useSearchUsersQuery,
  useLazyListBillingAccountsQuery,
  useLazyGetAccountByEmailQuery,
  useCreateUserAccountMutation,
  useSendPasswordCodeMutation,
} = portalUsersApi
