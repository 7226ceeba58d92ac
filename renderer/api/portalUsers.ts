import { getAccountByEmail } from '#shared/contract/legacy'
import { createUserAccount, listBillingAccounts, searchUsers, sendPasswordCode } from '#shared/contract/portalUsers'
import type { ResponseOf } from '#shared/endpoint'
import { getStoredSession } from '../session/storedSession'
import { type ArgumentOf, api, call } from './client'

const portalUsersApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsers: build.query<ResponseOf<typeof searchUsers>, ArgumentOf<typeof searchUsers>>({
      query: call(searchUsers),
      // Tagged with People too, because resending an invitation extends its validity.
      providesTags: ['PortalUsers', 'People'],
    }),
    listBillingAccounts: build.query<ResponseOf<typeof listBillingAccounts>, ArgumentOf<typeof listBillingAccounts>>({
      query: call(listBillingAccounts),
    }),
    getAccountByEmail: build.query<ResponseOf<typeof getAccountByEmail>, ArgumentOf<typeof getAccountByEmail>>({
      // The call is public and tells visitors nothing. Staff authenticate with their session token.
      query: (input) => ({ endpoint: getAccountByEmail, input, options: { token: getStoredSession()?.token } }),
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
